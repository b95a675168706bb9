import { useMemo, useState, useSyncExternalStore } from 'react'
import type { SentComment } from '../../lib/sent-comment'

interface WaitingComments {
  waiting: readonly SentComment[]
  /** How many were sent since the page was opened. */
  sent: number
  add: (comment: SentComment) => void
}

/** A visitor's own comments on an article that wait for review: only this tab knows them, until it is closed. */
export function useWaitingComments(post: string): WaitingComments {
  const key = `comments/${post}`
  const kept = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '',
  )
  const waiting = useMemo(() => parse(kept), [kept])
  const [sent, setSent] = useState(0)
  const add = (comment: SentComment) => {
    store(key, JSON.stringify([...waiting, comment]))
    setSent(sent + 1)
  }
  return { waiting, sent, add }
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For browsers that store nothing, or have no room: until the site is left. */
const memory = new Map<string, string>()

function store(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    memory.set(key, text)
  }
  for (const listener of listeners) listener()
}

function read(key: string): string {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function parse(text: string): readonly SentComment[] {
  try {
    const comments: unknown = JSON.parse(text || '[]')
    return Array.isArray(comments) ? comments.filter(isComment) : []
  } catch {
    return [] // another program left it there
  }
}

function isComment(value: unknown): value is SentComment {
  const { name, text, replyTo } = Object(value) as Record<string, unknown>
  return (
    typeof name === 'string' && typeof text === 'string' && ['string', 'undefined'].includes(typeof replyTo)
  )
}
