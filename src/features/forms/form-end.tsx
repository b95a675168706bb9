import type { FormName } from '../../../contract/forms/forms'
import { SiteLink } from '../../ui/site-link'
import type { FormDesk, FormState, Trouble } from './form-state'
import { formWords } from './form-words'
import * as css from './visitor-form.module.css'

interface Props {
  form: FormName
  state: FormState
  desk: FormDesk
}

/** Below the fields: how sending goes, and why it failed. */
export function FormEnd({ form, state, desk }: Props) {
  const { stage, progress, trouble, isEmptied } = state
  const isSending = stage === 'sending'
  return (
    <>
      {trouble && <TroubleBox trouble={trouble} />}
      <p role="status" className={css.status}>
        {isSending && `${formWords[form].sending}.`}
        {isEmptied && 'The form is empty.'}
      </p>
      {isEmptied && (
        <button type="button" className={css.plain} onClick={desk.putBack}>
          Put it back
        </button>
      )}
      {isSending && progress !== undefined && (
        <div className={css.upload}>
          <progress value={progress} aria-label="Upload of your CV" />
          <span>
            {progress < 1 ? `${Math.floor(progress * 100)} % uploaded` : 'Uploaded, waiting for the answer'}
          </span>
          <button type="button" className={css.plain} onClick={desk.cancel}>
            Stop
          </button>
        </div>
      )}
    </>
  )
}

function TroubleBox({ trouble: { title, text, link } }: { trouble: Trouble }) {
  return (
    <div role="alert" className={css.summary}>
      <p className={css.title}>{title}</p>
      <p>
        {text} {link && <SiteLink href={link.href}>{link.title}</SiteLink>}
      </p>
    </div>
  )
}
