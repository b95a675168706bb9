import { consentOf, type FormName } from '../../../contract/forms/forms'
import { routes } from '../../config/routes'
import { Checkbox } from '../../ui/checkbox'

interface Props {
  form: FormName
  id: string
  fault: string | undefined
}

/** What one agrees to by sending; the notice opens beside the form, which stays as it is. */
export function ConsentField({ form, id, fault }: Props) {
  const {
    version,
    text: [before, link, after],
  } = consentOf[form]
  return (
    <Checkbox id={id} name="consent" value={version} fault={fault}>
      {before}
      <a href={routes.privacy.href()} target="_blank">
        {link}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      {after}
    </Checkbox>
  )
}
