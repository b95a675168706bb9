import type { ReactNode } from 'react'
import { cvTypes, largestCv } from '../../../contract/forms/forms'
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

const hint = `PDF or Word (DOCX), up to ${largestCv / 1024 ** 2} MB. Choose it, or drop it on the field.`

/** The file of an application. */
export function CvField({ id, fault, children }: Props) {
  return (
    <FormField id={id} label="Your CV" hint={hint} fault={fault} width="whole">
      <input
        type="file"
        id={id}
        name="cv"
        accept={accepted}
        required
        aria-invalid={fault !== undefined}
        {...describe(id, hint, fault)}
      />
      {children}
    </FormField>
  )
}
