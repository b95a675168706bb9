import type { ReactNode } from 'react'
import { acceptedCvs, cvRule } from '../../../contract/forms/cv'
import { soonerParts, splitSooner, type FieldRule } from '../../../contract/forms/field-rule'
import { getForm, type FormName } from '../../../contract/forms/forms'
import { routes } from '../../config/routes'
import { phoneHref } from '../../lib/phone-href'
import { Checkbox } from '../../ui/checkbox'
import { describe, FormField, FormNote } from '../../ui/form-field'
import { RadioGroup } from '../../ui/radio-group'
import { SiteLink } from '../../ui/site-link'
import * as css from './visitor-form.module.css'

/** Id of a field's control, e.g. "contact-name". */
export const fieldId = (form: FormName, field: string) => `${form}-${field}`

interface RuleFieldProps {
  id: string
  name: string
  rule: FieldRule
  issue: string | undefined
  /** A field that the present choice makes useful, by the id of its control. */
  wants: { id: string; hint: string } | undefined
  /** Number of the support desk, for choices that need it at once. */
  supportPhone: string | undefined
}

/** What a browser without script knows about a kind of field. */
const inputTypes = { text: 'text', email: 'email', phone: 'tel', link: 'url' } as const

/** One field, by its rule. */
export function RuleField({ id, name, rule, issue, wants, supportPhone }: RuleFieldProps) {
  const { label, kind, hint, required, choices = [], autocomplete } = rule
  const isWhole = kind === 'long' || kind === 'choice' || (autocomplete === undefined && kind === 'text')
  const shared = {
    id,
    name,
    required: required !== undefined,
    'aria-invalid': issue !== undefined,
    ...describe(id, hint, issue),
  }
  return (
    <FormField
      id={id}
      label={label}
      isOptional={required === undefined}
      hint={hint}
      error={issue}
      width={isWhole ? 'whole' : 'half'}
      isGroup={kind === 'choice'}
    >
      {kind === 'choice' ? (
        <>
          <RadioGroup
            id={id}
            name={name}
            choices={choices.map(({ value, title, sooner }) => ({
              value,
              title,
              note: sooner && supportPhone && <Sooner text={sooner} phone={supportPhone} />,
            }))}
          />
          {choices.some((choice) => choice.wants) && (
            <p role="status" className={css.wants}>
              {wants && <a href={`#${wants.id}`}>{wants.hint}</a>}
            </p>
          )}
        </>
      ) : kind === 'long' ? (
        <textarea {...shared} dir="auto" rows={5} />
      ) : (
        <input
          {...shared}
          type={inputTypes[kind]}
          dir={kind === 'text' ? 'auto' : undefined}
          autoComplete={autocomplete}
        />
      )}
    </FormField>
  )
}

/** Who helps sooner than the form. */
function Sooner({ text, phone }: { text: string; phone: string }) {
  return splitSooner(text).map((part) =>
    part === soonerParts.phone ? (
      <a key={part} href={phoneHref(phone)}>
        {phone}
      </a>
    ) : part === soonerParts.page ? (
      <SiteLink key={part} href={routes.support.href()}>
        support page
      </SiteLink>
    ) : (
      part
    ),
  )
}

interface CvFieldProps {
  id: string
  issue: string | undefined
  /** The chosen file, below the control. */
  children: ReactNode
}

/** The file of an application. */
export function CvField({ id, issue, children }: CvFieldProps) {
  return (
    <FormField id={id} label={cvRule.label} hint={cvRule.hint} error={issue} width="whole">
      <input
        type="file"
        id={id}
        name="cv"
        accept={acceptedCvs}
        required
        aria-invalid={issue !== undefined}
        {...describe(id, cvRule.hint, issue)}
      />
      {children}
    </FormField>
  )
}

interface ConsentFieldProps {
  form: FormName
  id: string
  issue: string | undefined
}

/** The consent, or the sentence that stands for it; the privacy notice opens in a new tab, so that the form stays as it is. */
export function ConsentField({ form, id, issue }: ConsentFieldProps) {
  const { version, text, required } = getForm(form).consent
  const [before, link, after] = text
  const words = (
    <>
      {before}
      <a href={routes.privacy.href()} target="_blank">
        {link}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      {after}
    </>
  )
  if (required === undefined)
    return (
      <FormNote>
        <p className={css.note}>
          {words}
          <input type="hidden" name="consent" value={version} />
        </p>
      </FormNote>
    )
  return (
    <Checkbox id={id} name="consent" value={version} error={issue}>
      {words}
    </Checkbox>
  )
}
