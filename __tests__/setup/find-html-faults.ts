import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // a raw ">" is valid in text and attributes; a raw "<" or "&" that isn't is another rule's or the parser's
    'no-raw-characters': 'off',
    // all scripts are our own, from the page's own address: a hash protects against other hosts
    'require-sri': ['error', { target: 'crossorigin' }],
    // ARIA lets lists and groups be named
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

/** What is right here although a rule is against it: the rule, and where. */
const allowed: readonly { rule: string; at: RegExp }[] = [
  // results come while one types, and Enter opens the first: a form with one field needs no button for that
  { rule: 'wcag/h32', at: /#site-search > form$/ },
  // Safari takes a list without markers for none, unless it is told
  { rule: 'no-redundant-role', at: / > ul$/ },
]

/**
 * Checks a page against the HTML standard, and what can be told of its accessibility without a browser.
 *
 * @returns A line for each fault, with its place.
 */
export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .filter(
      ({ ruleId, selector }) => !allowed.some(({ rule, at }) => rule === ruleId && at.test(selector ?? '')),
    )
    .map(
      ({ ruleId, message, selector, line, column }) =>
        `${line}:${column} ${message} (${ruleId}) ${selector ?? ''}`,
    )
}
