import { navigate } from 'gatsby'
import { useEffect } from 'react'
import type { Entry } from '../../../contract/entry'

/** Once a new entry is on the server, its address says so: a reload then asks the server first. */
export function useEntryAddress(entry: Entry | undefined, href: string, wasUnknown: boolean): void {
  const id = entry?.id
  useEffect(() => {
    if (wasUnknown && id !== undefined) navigate(`${href}?entry=${id}`, { replace: true })
  }, [id, href, wasUnknown])
}
