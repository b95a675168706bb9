import { useEffect, useState } from 'react'

interface LazyImport<Code> {
  /** Once it is there. */
  code?: Code
  /** Whether it did not arrive. */
  failed?: boolean
}

/**
 * Loads code when it is wanted and gives it once it is there. In place of `lazy` with
 * `<Suspense>`, which would hold up the waking of the built page around it.
 *
 * @param load Always the same function, e.g. `() => import('./menu').then(({ Menu }) => Menu)` outside the component.
 */
export function useLazyImport<Code>(isWanted: boolean, load: () => Promise<Code>): LazyImport<Code> {
  const [later, setLater] = useState<LazyImport<Code>>({})
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    load().then(
      (code) => !isGone && setLater({ code }),
      (error: unknown) => {
        console.error('A part of the page could not be loaded.', error)
        if (!isGone) setLater({ failed: true })
      },
    )
    return () => {
      isGone = true
    }
  }, [isWanted, load])
  return later
}
