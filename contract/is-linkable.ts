/**
 * Whether an address may become a link: http(s), mailto, tel, a path of this site, or a part of the page. Browsers skip
 * control characters and take "\" for "/", so an address with one of those is none; nor is "//host", which hides that it
 * leads elsewhere.
 */
export function isLinkable(address: string): boolean {
  if (/[\p{Cc}\p{Z}\\]/u.test(address)) return false
  return isElsewhere(address) || /^(?:\/(?!\/)|[#?]|$)/.test(address)
}

/** Whether an address leads to another site, or to a program for email or calls. */
export const isElsewhere = (address: string): boolean =>
  /^(?:https?:\/\/[^/?#]|mailto:[^/]|tel:[^/])/i.test(address)
