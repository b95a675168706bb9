import { createContext, use, useState } from 'react'
import { draftPrefix } from './personal-drafts'

/** Email of the person whose drafts these are: others who use the same tab don't see them. */
export const DraftOwnerContext = createContext('')

/**
 * A text that is kept in this tab while it is typed, until its person signs out.
 *
 * @param name Names the draft; another name is another text.
 * @returns The text, its setter, and a function that drops the draft and sets the text to `initial`, or to what
 *   it is given.
 */
export function useDraft(
  name: string,
  initial: string,
): [string, (text: string) => void, (next?: string) => void] {
  const key = draftPrefix(use(DraftOwnerContext)) + name
  const [draft, setDraft] = useState({ key, text: read(key) ?? initial })
  if (draft.key !== key) setDraft({ key, text: read(key) ?? initial })
  return [
    draft.text,
    (text) => {
      setDraft({ key, text })
      write(key, text === initial ? undefined : text)
    },
    (next = initial) => {
      setDraft({ key, text: next })
      write(key, undefined)
    },
  ]
}

function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined // storage is forbidden
  }
}

function write(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // storage is forbidden or full: the text stays on the screen
  }
}
