import { Check, CircleAlert, CircleHelp, CircleSlash, TriangleAlert } from '@lucide/vue'
import type { Component } from 'vue'
import type { VerdictKind } from '#core/verdict/verdict.ts'

/** The icons of check results, in the list and at the inputs. */
export const verdictIcon: Readonly<Record<VerdictKind, Component>> = {
  obeyed: Check,
  ignored: CircleAlert,
  partly: TriangleAlert,
  absent: CircleSlash,
  unknown: CircleHelp,
}
