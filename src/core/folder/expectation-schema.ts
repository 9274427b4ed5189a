import * as z from 'zod/mini'
import { boundPattern, durationPattern, type Expectations } from './expectation.ts'

const bound = z.string().check(z.regex(boundPattern, 'a number, such as 5, ">= 5" or 5..50'))
const attribute = z.string().check(z.minLength(1), z.maxLength(500))
export const expectationShape = {
  status: z.exactOptional(z.string().check(z.regex(/^[1-5]\d\d$/, 'a status, such as 200'))),
  total: z.exactOptional(bound),
  items: z.exactOptional(bound),
  each: z.exactOptional(z.array(attribute).check(z.maxLength(100))),
  within: z.exactOptional(
    z.string().check(z.regex(durationPattern, 'a time, such as 3s or 500ms')),
  ),
}

/** Apart from the reader of files, which the start of the app would load with it. */
export const expectations: z.ZodMiniType<Expectations> = z.strictObject(expectationShape)
