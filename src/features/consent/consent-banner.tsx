import { useSyncExternalStore } from 'react'
import { SiteLink } from '../../ui/site-link'
import * as css from './consent-banner.module.css'
import { readConsent, subscribeToConsent, writeConsent } from './consent-choice'

interface Props {
  /** 'off' where there is no analytics or the firm does not ask. */
  mode: string
  privacyHref: string
}

/** Asks about analytics where the firm has turned that on; nothing where there is no analytics. */
export function ConsentBanner({ mode, privacyHref }: Props) {
  const choice = useSyncExternalStore(subscribeToConsent, readConsent, () => 'unknown')
  if (mode === 'off' || choice !== undefined) return null

  return (
    <section aria-label="Analytics" className={css.banner}>
      <p>
        {mode === 'notice'
          ? 'We count visits with Google Analytics.'
          : 'May we count visits with Google Analytics?'}{' '}
        <SiteLink href={privacyHref}>What that means</SiteLink>
      </p>
      <div className={css.actions}>
        <button type="button" className="button" onClick={() => writeConsent('granted')}>
          {mode === 'notice' ? 'Understood' : 'Allow'}
        </button>
        <button type="button" className={css.refuse} onClick={() => writeConsent('denied')}>
          {mode === 'notice' ? 'Stop counting me' : 'Decline'}
        </button>
      </div>
    </section>
  )
}
