import { createRequire } from 'node:module'

/**
 * jsdom asks its selector engine for each rule of the browser's style sheet whether it is one of an element: about a
 * hundred times for a computed style. Most rules name elements, by whose names nearly all are told apart here.
 */
const selectors = createRequire(import.meta.url)('jsdom/lib/jsdom/living/helpers/selectors.js')
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
