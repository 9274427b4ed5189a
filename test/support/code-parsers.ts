import { loadParsers } from '#core/code/code-parsers.ts'

/** The parsers of all languages. */
export const codeParsers = await loadParsers([
  'fetch(url)',
  'import requests',
  '<?php',
  'package main',
  'import java.net.URI;',
])
