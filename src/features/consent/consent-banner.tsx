import { useSyncExternalStore } from 'react'
import { SiteLink } from '../../ui/site-link'
import * as css from './consent-banner.module.css'

interface Props {
  /** 'off' without analytics, or if no consent is required. */
  mode: string
  privacyHref: string
}

/** Asks for consent to analytics, if the site has analytics and requires consent. */
export function ConsentBanner({ mode, privacyHref }: Props) {
  const choice = useSyncExternalStore(subscribeToConsent, readConsent, () => 'unknown')
  if (mode === 'off' || choice !== undefined) return null

  return (
    <section aria-label="Analytics" className={css.banner}>
      <p>
        {mode === 'notice'
          ? 'We use Google Analytics to see how the site is used.'
          : 'Can we use Google Analytics to see how the site is used?'}{' '}
        <SiteLink href={privacyHref}>How we use analytics</SiteLink>
      </p>
      <div className={css.actions}>
        <button type="button" className="button" onClick={() => writeConsent('granted')}>
          {mode === 'notice' ? 'OK' : 'Allow'}
        </button>
        <button type="button" className={css.refuse} onClick={() => writeConsent('denied')}>
          {mode === 'notice' ? 'Opt out' : 'Decline'}
        </button>
      </div>
    </section>
  )
}

type Choice = 'granted' | 'denied'

const key = 'analytics-consent'
const changed = 'analytics-consent'

/** For browsers that refuse storage: the choice then holds until the page is left. */
let unstored: Choice | undefined

/** The visitor's choice, if one was made. */
function readConsent(): Choice | undefined {
  try {
    const value = localStorage.getItem(key)
    return value === 'granted' || value === 'denied' ? value : unstored
  } catch {
    return unstored
  }
}

/** Stores the choice and notifies the page's analytics script (src/gatsby/finish/analytics-script.ts). */
function writeConsent(choice: Choice): void {
  unstored = choice
  try {
    localStorage.setItem(key, choice)
  } catch {
    // storage is refused; `unstored` has it
  }
  window.dispatchEvent(new CustomEvent(changed, { detail: choice }))
}

/** Calls `listener` after each choice. Returns the undoing. */
function subscribeToConsent(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}
