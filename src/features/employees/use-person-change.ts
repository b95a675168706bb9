import { useQueryClient } from '@tanstack/react-query'
import { roles } from '../../../contract/permissions'
import { useState } from 'react'
import type { Employee } from '../../../contract/employee'
import type { ApiClient } from '../../client/create-api-client'
import { useToast } from '../../ui/toasts'
import { explainProblem } from './explain-problem'
import { findPersonNow, refreshAll, useChangePerson, type PersonChange } from './people-queries'

/** A change that met one somebody else made in the meantime. */
export interface Conflict {
  wanted: PersonChange
  /** The entry as it is now; undefined when it is gone. */
  now: Employee | undefined
}

/** Where one change of one person stands. */
export interface ChangeState {
  /** What waits for a yes. */
  asking?: PersonChange
  conflict?: Conflict
  /** Why the last change was not made. */
  problem?: string
}

interface Options {
  api: ApiClient
  /** Address of who is signed in. */
  me: string
  /** Called when one has changed or removed one's own entry. */
  onOwnChange: () => void
}

/** Changes roles and removes people: asks first where it cannot be taken back easily, and says what came of it. */
export function usePersonChange({ api, me, onOwnChange }: Options) {
  const [state, setState] = useState<ChangeState>({})
  const toast = useToast()
  const queryClient = useQueryClient()
  const { mutateAsync, isPending, variables } = useChangePerson(api)
  const isMe = ({ person }: PersonChange) => person.email.toLowerCase() === me.toLowerCase()

  const make = async (change: PersonChange) => {
    setState({})
    try {
      await mutateAsync(change)
      toast(describeDone(change))
      if (isMe(change)) onOwnChange()
    } catch (error) {
      await explain(change, error instanceof Error ? error : new Error(String(error)))
    }
  }

  const explain = async (change: PersonChange, error: Error) => {
    const problem = explainProblem(error, change)
    if (problem !== undefined) {
      setState({ problem })
      return
    }
    try {
      const now = await findPersonNow(api, change.person)
      setState({ conflict: { wanted: change, now } })
    } catch {
      setState({ problem: `Somebody else changed ${change.person.email} meanwhile. Load the page again.` })
    }
    await refreshAll(queryClient)
  }

  const ask = (change: PersonChange) => {
    // a control that is switched off for the moment would lose the focus
    if (isPending) return
    if (change.role === undefined || isMe(change)) setState({ asking: change })
    else void make(change)
  }

  return {
    ...state,
    /** Makes the change, or asks for a yes first. */
    ask,
    make: (change: PersonChange) => void make(change),
    dismiss: () => setState({}),
    /** The change that is on its way. */
    pending: isPending ? variables : undefined,
    isMe,
  }
}

const describeDone = ({ person: { email }, role }: PersonChange) =>
  role === undefined ? `${email} was removed.` : `${email} is an ${roles[role].title.toLowerCase()} now.`
