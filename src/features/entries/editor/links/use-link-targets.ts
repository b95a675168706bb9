import { useEffect, useState } from 'react'
import type { LinkTarget } from '../../../../../contract/link-target'
import { useDebouncedValue } from '../../../../lib/use-debounced-value'

/** What a text can link to: found by words of the title, or the one at a path. @throws the client's errors. */
export type FindLinkTargets = (
  query: { search: string } | { href: string },
  signal: AbortSignal,
) => Promise<readonly LinkTarget[]>

type Found =
  | { is: 'nothing-asked' }
  | { is: 'loading' }
  | { is: 'found'; targets: readonly LinkTarget[] }
  | { is: 'failed' }

/** The targets for the words typed; the earlier ones stay while others load. */
export function useLinkTargets(find: FindLinkTargets, words: string): Found {
  const asked = useDebouncedValue(words.trim(), 150)
  const [found, setFound] = useState<{ for: string; result: Found }>({
    for: '',
    result: { is: 'nothing-asked' },
  })
  useEffect(() => {
    if (asked === '') return
    const stop = new AbortController()
    find({ search: asked }, stop.signal).then(
      (targets) => setFound({ for: asked, result: { is: 'found', targets } }),
      () => {
        if (!stop.signal.aborted) setFound({ for: asked, result: { is: 'failed' } })
      },
    )
    return () => stop.abort()
  }, [find, asked])
  if (words.trim() === '') return { is: 'nothing-asked' }
  return found.for === words.trim() ? found.result : { is: 'loading' }
}

/** What is at a path of this site; undefined while it is not known. */
export function useLinkTarget(find: FindLinkTargets, href: string): LinkTarget | undefined {
  const path = pathOf(href)
  const [target, setTarget] = useState<LinkTarget>()
  useEffect(() => {
    if (path === undefined) return
    const stop = new AbortController()
    // without an answer the address alone is shown
    find({ href: path }, stop.signal).then(
      ([found]) => setTarget(found),
      () => undefined,
    )
    return () => stop.abort()
  }, [find, path])
  return target !== undefined && target.href === path ? target : undefined
}

const pathOf = (href: string) => (/^\/(?!\/)/.test(href) ? href.split(/[?#]/)[0] : undefined)
