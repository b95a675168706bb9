/**
 * The target of a redirect as it is stored and sent: a path of this site, or a full https address in its normal form.
 * Undefined for all others, and for addresses with spaces, control characters, backslashes or a user name: servers and
 * browsers read those differently.
 */
export function normalizeTarget(target: string): string | undefined {
  if (/[\p{Cc}\p{Z}\\]/u.test(target)) return undefined
  if (target.startsWith('/')) return target.startsWith('//') ? undefined : target
  if (!/^https:\/\/[^/?#]/i.test(target) || !URL.canParse(target)) return undefined
  const { href, username, password } = new URL(target)
  return username === '' && password === '' ? href : undefined
}

/** What is expected, for messages. */
export const targetRule = 'a path on this site or an https address without spaces or a user name'
