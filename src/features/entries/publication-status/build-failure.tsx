import type { Publication } from '../../../../contract/publication'
import type { ApiClient } from '../../../client/create-api-client'
import { ActionButton } from '../../../ui/action-button'
import { useRetry } from './publication-queries'
import * as css from './receipt.module.css'

interface Props {
  api: ApiClient
  /** One that has failed. */
  publication: Publication
  /** Whether this person may build again. */
  canRetry: boolean
}

/** Why a build failed, the end of its log, and the way to try again. */
export function BuildFailure({ api, publication: { id, title, action, build }, canRetry }: Props) {
  const { mutate, isPending, error } = useRetry(api)
  const log = build?.log ?? []
  return (
    <div className={css.failure}>
      <p>
        <strong>{build?.failure ?? 'The build did not say why.'}</strong>{' '}
        {action === 'publish'
          ? 'Nothing is lost: the text can be read at its address, the rest of the site stays as it was.'
          : 'Visitors may still find the page; the rest of the site stays as it was.'}
      </p>
      {log.length > 0 && (
        <details>
          <summary className={css.more}>The end of the build’s log</summary>
          <pre role="region" aria-label={`Log of the build with “${title}”`} tabIndex={0} className={css.log}>
            {log.join('\n')}
          </pre>
        </details>
      )}
      {canRetry ? (
        <ActionButton isPending={isPending} onPress={() => mutate(id)}>
          {isPending ? 'Starting…' : 'Build again'}
        </ActionButton>
      ) : (
        <p className={css.stale}>An admin can build again.</p>
      )}
      {error !== null && <p role="alert">{error.message}</p>}
    </div>
  )
}
