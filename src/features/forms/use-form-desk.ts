import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import type { FormName } from '../../../contract/forms/forms'
import { useHydrated } from '../../lib/use-hydrated'
import { draftPlace, hasDraft } from './draft-place'
import { blankForm, type FormDesk } from './form-state'

const loadDesk = () => import(/* webpackChunkName: "form-desk" */ './late-desk')
type Late = Awaited<ReturnType<typeof loadDesk>> & { desk: FormDesk }

const never = () => () => undefined
const blank = () => blankForm

/**
 * What works behind a form. Its code is loaded when somebody turns to the form or has a draft of it, so that readers pay
 * nothing for it; until then, and where it does not arrive, the form is the plain one of the HTML.
 */
export function useFormDesk(form: FormName, page: string) {
  const element = useRef<HTMLFormElement>(null)
  const since = useRef(0)
  const isSendWanted = useRef(false)
  const [isWanted, setWanted] = useState(false)
  const [late, setLate] = useState<Late>()
  const [isOutOfReach, setOutOfReach] = useState(false)
  const isAwake = useHydrated()

  useEffect(() => {
    since.current = Date.now()
    const hasFocus = element.current?.contains(document.activeElement) === true
    if (hasFocus || hasDraft(draftPlace(form, page))) setWanted(true)
  }, [form, page])

  useEffect(() => {
    if (!isWanted) return
    let desk: FormDesk | undefined
    let isGone = false
    loadDesk().then(
      (code) => {
        if (isGone || element.current === null) return
        desk = code.createFormDesk({ element: element.current, form, page, since: since.current })
        setLate({ ...code, desk })
        if (isSendWanted.current) void desk.send()
      },
      () => {
        if (isGone) return
        setWanted(false) // the next turn to the form tries again
        if (!isSendWanted.current) return
        isSendWanted.current = false
        // the code is missing, not the connection, e.g. after a new build: the plain way is left
        if (navigator.onLine) element.current?.submit()
        else setOutOfReach(true)
      },
    )
    return () => {
      isGone = true
      desk?.close()
    }
  }, [isWanted, form, page])

  const onNear = () => setWanted(true)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setOutOfReach(false)
    if (late) return void late.desk.send()
    isSendWanted.current = true
    setWanted(true)
  }
  const state = useSyncExternalStore(late?.desk.subscribe ?? never, late?.desk.get ?? blank, blank)
  return { element, isAwake, late, state, isOutOfReach, onNear, onSubmit }
}
