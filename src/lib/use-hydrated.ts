import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether script runs: false in built HTML and until the page has woken, for what would be of no use before. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
