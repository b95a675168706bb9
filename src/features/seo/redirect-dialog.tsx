import { useState } from 'react'
import type { ApiClient } from '../../client/create-api-client'
import { ActionButton } from '../../ui/action-button'
import { SelectField } from '../../ui/select-field'
import { DialogActions, DialogBox } from '../../ui/dialog-box'
import { useToast } from '../../ui/toasts'
import { LimitedField } from './limited-field'
import * as css from './page-editor.module.css'
import { findFromFault, findToFault, type Rule } from './plan-redirect-rows'
import { useSaveRedirect } from './seo-queries'

interface Props {
  api: ApiClient
  /** undefined: a new one. */
  rule: Rule | undefined
  siteUrl: string
  onClose: () => void
}

const kinds = [
  { value: 'permanent', title: 'For good (301)', text: 'Search engines keep the new address.' },
  { value: 'temporary', title: 'For now (302)', text: 'Search engines keep the old address.' },
] as const

/** Adds or changes a redirect; what stands against it is said in words. */
export function RedirectDialog({ api, rule, siteUrl, onClose }: Props) {
  const [id] = useState(() => rule?.id ?? crypto.randomUUID())
  const [from, setFrom] = useState(rule?.from ?? '')
  const [to, setTo] = useState(rule?.to ?? '')
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>(
    rule?.permanent === false ? 'temporary' : 'permanent',
  )
  const [isTried, setTried] = useState(false)
  const { mutate, isPending, error } = useSaveRedirect(api)
  const toast = useToast()
  const plain = { from: pathOf(from, siteUrl), to: pathOf(to, siteUrl) }
  const faults = { from: findFromFault(plain.from), to: findToFault(plain.to) }
  const save = () => {
    setTried(true)
    if (faults.from !== undefined || faults.to !== undefined) return
    const change = { id, version: rule?.version ?? 0, ...plain, permanent: kind === 'permanent' }
    mutate(change, {
      onSuccess: () => {
        toast(`${plain.from} leads to ${plain.to} now.`)
        onClose()
      },
    })
  }
  return (
    <DialogBox title={rule ? 'Change a redirect' : 'Add a redirect'} open onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <LimitedField
          label="Old address"
          hint="A path of this site, e.g. /old-page/"
          value={from}
          onChange={setFrom}
          fault={isTried ? faults.from : undefined}
        />
        <LimitedField
          label="Leads to"
          hint="A path of this site, or a whole address elsewhere (https://…)"
          value={to}
          onChange={setTo}
          fault={isTried ? faults.to : undefined}
        />
        <SelectField label="How" value={kind} choices={kinds} onChange={setKind} />
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

/** What people paste: a full address of this site is its path, and a slash at the end is easily left out. */
function pathOf(text: string, siteUrl: string): string {
  const trimmed = text.trim()
  const path = trimmed.startsWith(`${siteUrl}/`) ? trimmed.slice(siteUrl.length) : trimmed
  return /^\/[^?#.]*[^/?#.]$/.test(path) ? `${path}/` : path
}
