import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether script runs: false in built HTML and until the page has woken, for what would be of no use before. Where it
 * changes, the component renders a second time at once, with all that is in it.
 *
 * @param built Its value in built HTML: true for a component that begins as it stays. Default: false.
 */
export const useHydrated = (built = false): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => built,
  )
