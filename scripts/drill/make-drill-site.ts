import { hosting, makeSite } from '../../__tests__/backend/support/make-site'

/** A small built site with the job and the article that sample forms are about. */
export const makeDrillSite = () =>
  makeSite({
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
