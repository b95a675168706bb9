import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import type { FormName } from '../../../contract/forms/forms'
import { draftKey, hasDraft } from './draft-key'
import { blankForm, type FormController } from './form-state'
import { selectChoices } from './select-choices'
import { takeHeldForm } from './take-held-form'

const loadCode = () => import(/* webpackChunkName: "form-controller" */ './lazy-form')
type Loaded = Awaited<ReturnType<typeof loadCode>> & { controller: FormController }

const never = () => () => undefined
const blank = () => blankForm

/**
 * The script behind a form. It is loaded when a visitor turns to the form or has a draft of it, so that readers pay
 * nothing for it; until then, and where it can't be loaded, the form is the plain one of the HTML.
 */
export function useFormController(form: FormName, page: string) {
  const element = useRef<HTMLFormElement>(null)
  const since = useRef(0)
  const sendsOnceLoaded = useRef(false)
  const current = useRef<FormController>(undefined) // known before `loaded` is rendered
  const [isWanted, setWanted] = useState(false)
  const [loaded, setLoaded] = useState<Loaded>()
  const [isOffline, setOffline] = useState(false)

  useEffect(() => {
    since.current = Date.now()
    selectChoices(element.current)
    const hasFocus = element.current?.contains(document.activeElement) === true
    if (takeHeldForm(element.current)) {
      since.current = performance.timeOrigin // it was open before this code ran
      sendsOnceLoaded.current = true
    }
    if (sendsOnceLoaded.current || hasFocus || hasDraft(draftKey(form, page))) setWanted(true)
  }, [form, page])

  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    loadCode().then(
      (code) => {
        if (isGone || element.current === null) return
        const controller = code.createFormController({
          ...{ element: element.current, form, page },
          since: since.current,
        })
        current.current = controller
        setLoaded({ ...code, controller })
        if (sendsOnceLoaded.current) void controller.send()
      },
      () => {
        if (isGone) return
        setWanted(false) // the next turn to the form tries again
        if (!sendsOnceLoaded.current) return
        sendsOnceLoaded.current = false
        // online, the code itself is missing, e.g. after a new build: the form is sent without it
        if (navigator.onLine) element.current?.submit()
        else setOffline(true)
      },
    )
    return () => {
      isGone = true
      current.current?.close()
      current.current = undefined
    }
  }, [isWanted, form, page])

  const onNear = () => setWanted(true)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setOffline(false)
    if (current.current) return void current.current.send()
    sendsOnceLoaded.current = true
    setWanted(true)
  }
  const { subscribe = never, get = blank } = loaded?.controller ?? {}
  const state = useSyncExternalStore(subscribe, get, blank)
  return { element, loaded, state, isOffline, onNear, onSubmit }
}
