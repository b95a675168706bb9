/**
 * Whether the focus goes to what holds the element, as in Safari on a Mac, which never focuses a link or button that
 * is clicked, but what is around it. What closes then is gone before the click.
 *
 * @param to Where the focus goes: the `relatedTarget` of its event.
 */
export const isAround = (to: EventTarget | null, element: Element): boolean =>
  to instanceof Node && to.contains(element)
