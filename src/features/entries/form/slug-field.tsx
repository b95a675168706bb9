import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components/TextField'
import type { EntryKind } from '../../../../contract/content/entry-kind'
import type { ApiClient } from '../../../client/create-api-client'
import { publicHref } from '../../../config/entry-links'
import { useDebouncedValue } from '../../../lib/use-debounced-value'
import { ProblemText } from './field-frame'
import * as css from './form.module.css'
import { useFormField } from './form-context'
import { isSlug, makeSlug } from './make-slug'

interface Props {
  api: ApiClient
  kind: EntryKind
  /** Id of the entry that wants the address. */
  entry: string
  slug: string
  onChange: (slug: string) => void
  /** Files of this kind, which have their addresses too. */
  files: readonly { slug: string; file: string }[]
  /** Why the server refused it; undefined: it did not. */
  refusal: string | undefined
  /** Where visitors read it now; a change then leaves a redirect. Default: nowhere. */
  liveSlug: string | undefined
}

/** The last part of the address: checked for form and for who has it already. */
export function SlugField(props: Props) {
  const { kind, slug, onChange, liveSlug } = props
  const { id, problem, isReadOnly } = useFormField('slug')
  // what is no address yet stays here until it is one
  const [typed, setTyped] = useState<string>()
  const holder = useHolder(props)
  const text = typed ?? slug
  const fault = typed === undefined ? holder : 'Lower-case letters, digits and hyphens, e.g. “cloud-costs”.'
  const type = (value: string) => {
    const fits = value === '' || isSlug(value)
    setTyped(fits ? undefined : value)
    if (fits) onChange(value)
  }
  const tidy = () => {
    if (typed === undefined) return
    setTyped(undefined)
    onChange(makeSlug(typed))
  }
  return (
    <TextField
      value={text}
      onChange={type}
      onBlur={tidy}
      isReadOnly={isReadOnly}
      isInvalid={fault !== undefined}
      validationBehavior="aria"
      autoComplete="off"
      className={css.field}
    >
      <Label className={css.label}>Address</Label>
      <Text slot="description" className={css.hint}>
        {describe(slug, liveSlug)}
      </Text>
      <span className={css.address}>
        <span className={css.prefix}>{publicHref(kind, '').replace(/\/+$/, '/')}</span>
        <Input id={id} className={css.input} spellCheck="false" />
      </span>
      {fault === undefined && <ProblemText problem={problem} isEmpty={text === ''} />}
      <FieldError className={css.fault}>{fault}</FieldError>
    </TextField>
  )
}

function describe(slug: string, liveSlug: string | undefined): string {
  if (liveSlug === undefined) return 'The last part of its address. It follows the title until you change it.'
  if (liveSlug === slug) return 'Visitors read it there now.'
  return `Visitors read it at “${liveSlug}” now; that address will lead here once this is published.`
}

/** Who has this address already, in words; undefined while nobody is known to. */
function useHolder({ api, kind, entry, slug, files, refusal }: Props): string | undefined {
  const settled = useDebouncedValue(slug, 400)
  const file = slug === '' ? undefined : files.find((one) => one.slug === slug)
  const { data } = useQuery({
    queryKey: ['slug', kind, settled, entry],
    queryFn: async ({ signal }) =>
      (await api.GET('/api/slugs', { params: { query: { kind, slug: settled, entry } }, signal })).data
        .takenBy,
    enabled: settled !== '' && settled === slug && file === undefined,
    staleTime: 10_000,
  })
  if (file) return `${file.file} has this address. Choose another.`
  if (data && settled === slug) return `“${data.title}” has this address (${data.place}). Choose another.`
  return refusal
}
