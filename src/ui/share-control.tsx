import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { copyText } from '../lib/copy-text'
import * as css from './share-control.module.css'

interface Props {
  /** What is shared, for the button group's name, e.g. "Share this article". */
  label: string
  title: string
  /** Full address of the page. */
  url: string
}

type CopyState = 'ready' | 'copied' | 'refused'

const messages: Record<CopyState, string> = {
  ready: '',
  copied: 'Link copied',
  refused: 'We couldn’t copy the link. It’s selected, so you can copy it yourself.',
}

/** Passes the page on without third parties: by e-mail (also without script), as a copied link, by the system. */
export function ShareControl({ label, title, url }: Props) {
  const canShare = useSyncExternalStore(neverChanges, browserShares, () => false)
  const [state, setState] = useState<CopyState>('ready')
  const copy = async () => {
    setState('ready')
    setState((await copyText(url)) ? 'copied' : 'refused')
  }
  const share = async () => {
    if (!(await shareBySystem(title, url))) await copy()
  }
  return (
    <div role="group" aria-label={label} className={`no-print ${css.share}`}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      <a className={css.action} href={mailAddress(title, url)}>
        By email
      </a>
      <button type="button" className={css.action} onClick={() => void copy()}>
        Copy link
      </button>
      <button type="button" className={css.action} data-unknown={!canShare} onClick={() => void share()}>
        Share…
      </button>
      <p role="status" className={css.status}>
        {messages[state]}
      </p>
      {state === 'refused' && <AddressField url={url} />}
    </div>
  )
}

/** The address, selected, for those whose browser does not let a page copy. */
function AddressField({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return <input ref={field} className={css.field} aria-label="Address of this page" readOnly value={url} />
}

const neverChanges = () => () => undefined

/** Older browsers and pages without https have no `share`, whatever its type says. */
const browserShares = () => 'share' in navigator

const mailAddress = (title: string, url: string) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`

/** False when the system could not; a person who closes its window has been served. */
async function shareBySystem(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
