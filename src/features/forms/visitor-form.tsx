import { useEffect, useState, type ReactNode } from 'react'
import type { FormRules } from '../../../contract/forms/form-rules'
import { forms, givenFields, type FormName } from '../../../contract/forms/forms'
import { backendUrl } from '../../config/public-env'
import { ConsentField } from './consent-field'
import { CvField } from './cv-field'
import { fieldId } from './field-id'
import { formWords } from './form-words'
import { RuleField } from './rule-field'
import { useFormDesk } from './use-form-desk'
import * as css from './visitor-form.module.css'

interface Props {
  form: FormName
  /** Path of the page the form is on. */
  page: string
  /** What nobody types, e.g. the slug of the opening. Default: nothing. */
  fixed?: Readonly<Record<string, string>>
  /** Called when one was received and another is begun. */
  onAnother?: () => void
  /** Above the fields. Default: nothing. */
  children?: ReactNode
}

/**
 * A visitor's form. The HTML is a plain form that works without script; what helps people to fill it in is loaded when
 * they turn to it, see `useFormDesk`.
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

function BlankForm({ form, page, fixed = {}, children, isAnother, onAnother }: BlankFormProps) {
  const { element, isAwake, late, state, isOutOfReach, onNear, onSubmit } = useFormDesk(form, page)
  const rules: FormRules = forms[form]
  const { faults, stage } = state
  const words = formWords[form]

  useEffect(() => {
    if (isAnother) element.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus()
  }, [isAnother, element])

  if (late && state.receipt) {
    return <late.ReceivedNote form={form} receipt={state.receipt} email={state.email} onAnother={onAnother} />
  }
  return (
    <form
      ref={element}
      method="post"
      action={`${backendUrl}/api/forms/${form}`}
      encType={form === 'application' ? 'multipart/form-data' : undefined}
      noValidate={isAwake}
      aria-busy={stage === 'sending'}
      className={`no-print ${css.form}`}
      onFocus={onNear}
      onPointerEnter={onNear}
      onSubmit={onSubmit}
    >
      {children}
      {late && <late.FormTop form={form} state={state} desk={late.desk} />}
      <div className={css.fields} inert={stage === 'sending'}>
        {Object.entries(rules).map(([name, rule]) =>
          givenFields.includes(name) ? (
            <input key={name} type="hidden" name={name} value={fixed[name] ?? ''} />
          ) : (
            <RuleField key={name} id={fieldId(form, name)} name={name} rule={rule} fault={faults[name]} />
          ),
        )}
        {form === 'application' && (
          <CvField id={fieldId(form, 'cv')} fault={faults['cv']}>
            {late && state.cv && <late.PickedCv cv={state.cv} onRemove={late.desk.removeCv} />}
          </CvField>
        )}
        <div className={css.trap} aria-hidden="true">
          <label>
            Leave this empty
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <input type="hidden" name="page" value={page} />
        <ConsentField form={form} id={fieldId(form, 'consent')} fault={faults['consent']} />
      </div>
      <div className={css.end}>
        {late && <late.FormEnd form={form} state={state} desk={late.desk} />}
        {isOutOfReach && (
          <p role="alert">There is no connection. What you typed stays here: press the button again later.</p>
        )}
        <button type="submit" className="button" aria-disabled={stage === 'sending'}>
          {state.trouble?.canTryAgain ? 'Try again' : words.send}
        </button>
        {late && stage === 'writing' && state.hasText && (
          <button type="button" className={css.plain} onClick={late.desk.startOver}>
            Start over
          </button>
        )}
      </div>
    </form>
  )
}
