import { isLinkable } from '../../../../../contract/is-linkable'
import { phoneHref } from '../../../../lib/phone-href'

/** Completes a typed URL: "www.a.example" becomes an https link, "me@a.example" a mailto link, "+41 44 …" a tel link. */
export function completeUrl(typed: string): string {
  const url = typed.trim()
  if (/^www\./i.test(url)) return `https://${url}`
  if (/^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/.test(url)) return `mailto:${url}`
  if (/^\+\d[\d\s()/-]{5,}$/.test(url)) return phoneHref(url)
  if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|eu|de|ch|at|uk|example)(?:\/\S*)?$/i.test(url)) {
    return `https://${url}`
  }
  return url
}

/** Whether this is an address, and not words to search for. */
export const isAddress = (typed: string): boolean => typed.trim() !== '' && isLinkable(completeUrl(typed))
