import type { ReactNode } from 'react'
import { cvRule, cvTypes } from '../../../contract/forms/forms'
import { describe, FormField } from '../../ui/form-field'

interface Props {
  id: string
  fault: string | undefined
  /** What is picked, below the control. */
  children: ReactNode
}

const accepted = Object.entries(cvTypes)
  .flatMap(([ending, type]) => [`.${ending}`, type])
  .join(',')

/** The file of an application. */
export function CvField({ id, fault, children }: Props) {
  return (
    <FormField id={id} label={cvRule.label} hint={cvRule.hint} fault={fault} width="whole">
      <input
        type="file"
        id={id}
        name="cv"
        accept={accepted}
        required
        aria-invalid={fault !== undefined}
        {...describe(id, cvRule.hint, fault)}
      />
      {children}
    </FormField>
  )
}
