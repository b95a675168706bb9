import { useState } from 'react'
import type { ApiClient } from '../../../client/create-api-client'
import { ActionButton } from '../../../ui/action-button'
import { DialogActions, DialogBox } from '../../../ui/dialog-box'
import { SelectField } from '../../../ui/select-field'
import { useToast } from '../../../ui/toasts'
import * as css from '../editor/page-editor.module.css'
import { LimitedField } from '../limited-field'
import { useSaveRedirect, useDeleteRedirect } from '../seo-queries'
import { validateFrom, validateTo, type Rule } from './plan-redirect-rows'

interface Props {
  api: ApiClient
  /** undefined: a new redirect. */
  rule: Rule | undefined
  /** The old path of a new one. Default: empty. */
  from?: string
  siteUrl: string
  onClose: () => void
}

const kinds = [
  { value: 'permanent', title: 'Permanent (301)', text: 'Search engines index the new URL.' },
  { value: 'temporary', title: 'Temporary (302)', text: 'Search engines keep the old URL.' },
] as const

/** Adds or edits a redirect. */
export function RedirectDialog({ api, rule, from: proposed = '', siteUrl, onClose }: Props) {
  const [id] = useState(() => rule?.id ?? crypto.randomUUID())
  const [from, setFrom] = useState(rule?.from ?? proposed)
  const [to, setTo] = useState(rule?.to ?? '')
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>(
    rule?.permanent === false ? 'temporary' : 'permanent',
  )
  const [isTried, setTried] = useState(false)
  const { mutate, isPending, error } = useSaveRedirect(api)
  const toast = useToast()
  const plain = { from: pathOf(from, siteUrl), to: pathOf(to, siteUrl) }
  const issues = { from: validateFrom(plain.from), to: validateTo(plain.to) }
  const save = () => {
    setTried(true)
    if (issues.from !== undefined || issues.to !== undefined) return
    const change = { id, version: rule?.version ?? 0, ...plain, permanent: kind === 'permanent' }
    mutate(change, {
      onSuccess: () => {
        toast('Redirect saved')
        onClose()
      },
    })
  }
  return (
    <DialogBox title={rule ? 'Edit redirect' : 'Add redirect'} open onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <LimitedField
          label="Old URL"
          hint="A path on this site, e.g. /old-page/"
          value={from}
          onChange={setFrom}
          issue={isTried ? issues.from : undefined}
        />
        <LimitedField
          label="Target"
          hint="A path on this site, or a full https:// URL"
          value={to}
          onChange={setTo}
          issue={isTried ? issues.to : undefined}
        />
        <SelectField label="Type" value={kind} choices={kinds} onChange={setKind} />
        {error && (
          <p role="alert" className={css.problem}>
            {error.message}
          </p>
        )}
        <DialogActions>
          <ActionButton onPress={onClose}>Cancel</ActionButton>
          <ActionButton type="submit" look="main" isPending={isPending}>
            {isPending ? 'Saving…' : 'Save'}
          </ActionButton>
        </DialogActions>
      </form>
    </DialogBox>
  )
}

/** Accepts pasted full URLs of this site and paths without the final slash. */
function pathOf(text: string, siteUrl: string): string {
  const trimmed = text.trim()
  const path = trimmed.startsWith(`${siteUrl}/`) ? trimmed.slice(siteUrl.length) : trimmed
  return /^\/[^?#.]*[^/?#.]$/.test(path) ? `${path}/` : path
}

interface DeleteProps {
  api: ApiClient
  rule: Rule
  onClose: () => void
}

/** Confirms deleting a redirect. */
export function DeleteRedirectDialog({ api, rule: { id, version, from, to }, onClose }: DeleteProps) {
  const { mutate, isPending, error } = useDeleteRedirect(api)
  const toast = useToast()
  const remove = () =>
    mutate(
      { id, version },
      {
        onSuccess: () => {
          toast('Redirect deleted')
          onClose()
        },
      },
    )
  return (
    <DialogBox role="alertdialog" title="Delete this redirect?" open onClose={onClose}>
      <p>
        Links to {from} will show a “page not found” page instead of {to}.
      </p>
      {error && (
        <p role="alert" className={css.problem}>
          {error.message}
        </p>
      )}
      <DialogActions>
        <ActionButton onPress={onClose}>Cancel</ActionButton>
        <ActionButton look="main" isPending={isPending} onPress={remove}>
          Delete
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}
