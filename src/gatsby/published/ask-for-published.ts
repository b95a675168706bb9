import path from 'node:path'
import type { BuildEnv } from '../../config/env'
import type { PublishedContent } from '../../content/published-content'
import { BackendAway } from './ask-backend'
import { loadPublished } from './load-published'

interface Report {
  info: (text: string) => void
  warn: (text: string) => void
  /** Stops a build; in development it is shown, and the site goes on without. */
  stop: (text: string) => void
}

/**
 * What was published in the editor, where the environment names a backend to ask. Without an answer the site is made
 * of files alone, and the output says so; or the build stops, where that is wanted.
 *
 * @param root The project's root.
 */
export async function askForPublished(
  root: string,
  { CONTENT_API: address, REQUIRE_BACKEND }: Pick<BuildEnv, 'CONTENT_API' | 'REQUIRE_BACKEND'>,
  report: Report,
): Promise<PublishedContent | undefined> {
  if (address === undefined) return undefined
  const cacheDirectory = path.join(root, 'node_modules/.cache/site/pictures')
  try {
    const published = await loadPublished({ address, cacheDirectory, root })
    const { entries, comments } = published
    report.info(
      `${entries.length} published entries and ${comments.length} comments from the backend at ${address}`,
    )
    return published
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (!(error instanceof BackendAway)) report.stop(explainAnswer(address, error))
    else if (REQUIRE_BACKEND === '1') report.stop(explainNeed(address, error))
    else report.warn(explainAbsence(address, error))
    return undefined
  }
}

const explainAnswer = (address: string, { message }: Error) =>
  `The backend at ${address} (CONTENT_API) answered something else than agreed:\n${message}`

const explainNeed = (address: string, { message }: BackendAway) =>
  `This build needs the backend at ${address} (CONTENT_API, REQUIRE_BACKEND=1), which could not be asked.\n${message}\nStart it and build again.`

const explainAbsence = (address: string, { message }: BackendAway) =>
  `No backend at ${address} (CONTENT_API): the site is built from the files in content/ alone, without what was published in the editor.\n${message}`
