import { hosting, makeSite } from '../../__tests__/backend/support/make-site'
import { makeSearchDocument, putDocuments } from '../../__tests__/backend/support/search-documents'

/** A small built site with the job and the article that sample forms are about; the search finds both. */
export async function makeDrillSite() {
  const site = await makeSite({
    ...hosting,
    files: [
      { kind: 'post', slug: 'tides', file: 'content/blog/tides.md', title: 'Tides' },
      {
        kind: 'job',
        slug: 'harbor-watch',
        file: 'content/jobs/harbor-watch.md',
        title: 'Harbor watch',
        status: 'open',
      },
    ],
  })
  await putDocuments(site.directory, [
    makeSearchDocument('Tides', { text: 'What moves them.' }),
    makeSearchDocument('Harbor watch', { href: '/career/harbor-watch/', kind: 'careers' }),
  ])
  return site
}
