import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** jsdom resolves a dozen colors of each element whose style is asked for; no test looks at them. */
const {
  propertiesWithResolvedValueImplemented: resolved,
} = require('jsdom/lib/jsdom/living/helpers/style-rules.js')
for (const [name, { computedValue }] of Object.entries(resolved))
  if (computedValue === 'computed-color') delete resolved[name]

/**
 * jsdom asks its selector engine for each rule of the browser's style sheet whether it is one of an element: about a
 * hundred times for a computed style. Most rules name elements, by whose names nearly all are told apart here.
 */
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js')
const { matchesDontThrow } = selectors

/** The names of the elements that a selector may match; undefined: any. */
const namesOf = new Map()

selectors.matchesDontThrow = (element, selector) => {
  if (!namesOf.has(selector)) namesOf.set(selector, readNames(String(selector)))
  const names = namesOf.get(selector)
  if (names && !names.has(element._localName.toLowerCase())) return false
  return matchesDontThrow(element, selector)
}

/** @param {string} selector One or more, separated by commas. */
function readNames(selector) {
  const bare = selector.replaceAll(/\[[^\]]*\]|\([^()]*\)/g, '')
  if (/[^\w\s,>+~:.#*-]/.test(bare)) return undefined
  const lasts = bare.split(',').map(
    (one) =>
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '',
  )
  const names = lasts.map((last) => /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase())
  return names.includes(undefined) ? undefined : new Set(names)
}
