/** A click of the main button, without a key that makes the browser open a link elsewhere. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The address of a link that would show another page of this site in this tab; undefined for every other click. */
export function findLeavingLink(event: MouseEvent): string | undefined {
  if (!isPlainClick(event)) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target !== '' || link.hasAttribute('download')) return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  const { location } = window
  const isHere = pathname === location.pathname && search === location.search
  return origin === location.origin && !isHere ? pathname + search + hash : undefined
}
