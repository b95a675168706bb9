import { useEffect, useState } from 'react'

/**
 * Loads code when it is wanted and gives it once it is there; undefined before. In place of `lazy` with
 * `<Suspense>`, which would hold up the waking of the built page around it.
 *
 * @param load Always the same function, e.g. `() => import('./menu').then(({ Menu }) => Menu)` outside the component.
 */
export function useLater<Code>(isWanted: boolean, load: () => Promise<Code>): Code | undefined {
  const [code, setCode] = useState<{ value: Code }>()
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    load().then(
      (value) => !isGone && setCode({ value }),
      (error: unknown) => console.error('A part of the page could not be loaded.', error),
    )
    return () => {
      isGone = true
    }
  }, [isWanted, load])
  return code?.value
}
