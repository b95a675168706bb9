import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components/TextField'
import { contentLabels } from '../../../../contract/content/entry-descriptions'
import { titleKeyOf, type EntryKind } from '../../../../contract/content/kinds'
import type { ApiClient } from '../../../client/create-api-client'
import { publicHref } from '../../../config/entries'
import { useDebouncedValue } from '../../../lib/use-debounced-value'
import { ProblemText } from './field-frame'
import { useFormField } from './form-context'
import * as css from './form.module.css'
import { isSlug, makeSlug } from './make-slug'

interface Props {
  api: ApiClient
  kind: EntryKind
  /** Id of the entry that is to have it. */
  entry: string
  slug: string
  onChange: (slug: string) => void
  /** Files of this kind, which have slugs too. */
  files: readonly { slug: string; file: string }[]
  /** Why the server refused it; undefined: it did not. */
  refusal: string | undefined
  /** Where visitors read it now; a change then leaves a redirect. Default: nowhere. */
  liveSlug: string | undefined
}

/** The URL slug: checked for its format and for what has it already. */
export function SlugField(props: Props) {
  const { kind, slug, onChange, liveSlug } = props
  const { id, problem, isReadOnly } = useFormField('slug')
  // an invalid slug stays local until it is valid
  const [typed, setTyped] = useState<string>()
  const holder = useHolder(props)
  const text = typed ?? slug
  const error =
    typed === undefined ? holder : 'Use lower-case letters, numbers and hyphens, for example “cloud-costs”'
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
      isInvalid={error !== undefined}
      validationBehavior="aria"
      autoComplete="off"
      className={css.field}
    >
      <Label className={css.label}>{contentLabels.slug}</Label>
      <Text slot="description" className={css.hint}>
        {describe(kind, slug, liveSlug)}
      </Text>
      <span className={css.address}>
        <span className={css.prefix}>{publicHref(kind, '').replace(/\/+$/, '/')}</span>
        <Input id={id} className={css.input} spellCheck="false" />
      </span>
      {error === undefined && <ProblemText problem={problem} isEmpty={text === ''} />}
      <FieldError className={css.error}>{error}</FieldError>
    </TextField>
  )
}

function describe(kind: EntryKind, slug: string, liveSlug: string | undefined): string {
  if (liveSlug === undefined) return `Generated from the ${titleKeyOf(kind)} until you edit it`
  if (liveSlug === slug) return 'This is the live URL'
  return `Live at “${liveSlug}”. The old URL will redirect here after you publish.`
}

/** Describes the page that already uses this slug; undefined if none is known. */
function useHolder({ api, kind, entry, slug, files, refusal }: Props): string | undefined {
  const debounced = useDebouncedValue(slug, 400)
  const file = slug === '' ? undefined : files.find((one) => one.slug === slug)
  const { data } = useQuery({
    queryKey: ['slug', kind, debounced, entry],
    queryFn: async ({ signal }) =>
      (await api.GET('/api/slugs', { params: { query: { kind, slug: debounced, entry } }, signal })).data
        .takenBy,
    enabled: debounced !== '' && debounced === slug && file === undefined,
    staleTime: 10_000,
  })
  if (file) return `This URL is already used by ${file.file}`
  if (data && debounced === slug) return `This URL is already used by “${data.title}” (${data.place})`
  return refusal
}
