import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { formPath, getForm, type FormName } from '../../../contract/forms/forms'
import { backendUrl } from '../../config/public-env'
import { ConsentField, CvField, fieldId, RuleField } from './form-fields'
import type { Values } from './form-values'
import { useFormController } from './use-form-controller'
import * as css from './visitor-form.module.css'

interface Props {
  form: FormName
  /** Path of the page the form is on. */
  page: string
  /** Values of the fields that the page fills in, e.g. the slug of the job. Default: none. */
  fixed?: Readonly<Record<string, string>>
  /** Number of the support desk, which some choices name. Default: they don't. */
  supportPhone?: string
  /** Whether the heading of its section says that it was sent, see `useSentTitle`: then the receipt is shown. */
  isSent: boolean
  /** Called with what was typed when it was received. */
  onSent?: (values: Values) => void
  /** Called when one was received and another is begun. */
  onAnother?: () => void
  /** Above the fields. Default: nothing. */
  children?: ReactNode
}

/**
 * A public form. The HTML is a plain form that works without script; what helps to fill it in is loaded when a visitor
 * turns to it, see `useFormController`.
 */
export function VisitorForm(props: Props) {
  const [round, setRound] = useState(0)
  const onAnother = () => {
    setRound((before) => before + 1)
    props.onAnother?.()
  }
  return <BlankForm key={`${props.page} ${round}`} {...props} isAnother={round > 0} onAnother={onAnother} />
}

interface BlankFormProps extends Props {
  /** Whether one was sent from here before. */
  isAnother: boolean
  onAnother: () => void
}

function BlankForm(props: BlankFormProps) {
  const { form, page, fixed = {}, supportPhone, children, isSent, isAnother, onSent, onAnother } = props
  const { element, loaded, state, isOffline, onNear, onSubmit } = useFormController(form, page)
  const { fields, button, takesCv } = getForm(form)
  const { issues, wants, stage, sent } = state

  useEffect(() => {
    if (isAnother) element.current?.querySelector<HTMLElement>('[name=name]')?.focus()
  }, [isAnother, element])

  const tellSent = useEffectEvent(() => onSent?.(sent))
  useEffect(() => {
    if (stage === 'received') tellSent()
  }, [stage])

  if (loaded && state.received && isSent) {
    const { ReceivedNote } = loaded
    return <ReceivedNote {...{ form, sent, onAnother }} cv={state.cv} received={state.received} />
  }
  return (
    <form
      ref={element}
      method="post"
      action={`${backendUrl}${formPath(form)}`}
      encType={takesCv ? 'multipart/form-data' : undefined}
      noValidate // the backend explains all mistakes at once, as this page does with script
      aria-busy={stage === 'sending'}
      className={`no-print ${css.form}`}
      onFocus={onNear}
      onChange={onNear} // a file that is dropped on its field comes without focus and pointer
      onPointerEnter={onNear}
      onSubmit={onSubmit}
    >
      {children}
      {loaded && <loaded.FormTop form={form} state={state} controller={loaded.controller} />}
      <div className={css.fields} inert={stage === 'sending'}>
        {Object.entries(fields).map(([name, rule]) =>
          rule.isGiven ? (
            <input key={name} type="hidden" name={name} value={fixed[name] ?? ''} />
          ) : (
            <RuleField
              key={name}
              id={fieldId(form, name)}
              name={name}
              rule={rule}
              issue={issues[name]}
              supportPhone={supportPhone}
              wants={wants[name] && { id: fieldId(form, wants[name].field), hint: wants[name].hint }}
            />
          ),
        )}
        {takesCv && (
          <CvField id={fieldId(form, 'cv')} issue={issues['cv']}>
            {loaded && state.cv && (
              <loaded.ChosenCv cv={state.cv} issue={issues['cv']} onRemove={loaded.controller.removeCv} />
            )}
          </CvField>
        )}
        <div className={css.trap} aria-hidden="true">
          <label>
            Leave this empty
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <input type="hidden" name="page" value={page} />
        <ConsentField form={form} id={fieldId(form, 'consent')} issue={issues['consent']} />
      </div>
      <div className={css.end}>
        <button type="submit" className="button" aria-disabled={stage === 'sending'}>
          {state.error?.canTryAgain ? 'Try again' : button}
        </button>
        {loaded && <loaded.FormEnd form={form} state={state} controller={loaded.controller} />}
        {isOffline && (
          <p role="alert">You’re offline. Your text is safe here. Try again when you’re back online.</p>
        )}
      </div>
    </form>
  )
}
