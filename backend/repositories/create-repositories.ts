import type { Db } from '../database/open-database'
import { createApplicantListRepository } from './applicant-list-repository'
import { createApplicantsRepository } from './applicants-repository'
import { createAuditRepository } from './audit-repository'
import { createBelongingsRepository } from './belongings-repository'
import { createCommentListRepository } from './comment-list-repository'
import { createCommentsRepository } from './comments-repository'
import { createEmailsRepository } from './emails-repository'
import { createEmployeesRepository } from './employees-repository'
import { createEntriesRepository } from './entries-repository'
import { createInquiriesRepository } from './inquiries-repository'
import { createMovedSlugsRepository } from './moved-slugs-repository'
import { createPicturesRepository } from './pictures-repository'
import { createPublicationsRepository } from './publications-repository'
import { createPublishedRepository } from './published-repository'
import { createRedirectsRepository } from './redirects-repository'
import { createRemarksRepository } from './remarks-repository'
import { createReviewNotesRepository } from './review-notes-repository'
import { createRevisionsRepository } from './revisions-repository'
import { createStoredFilesRepository } from './stored-files-repository'
import { createTriageEventsRepository } from './triage-events-repository'

/** All repositories on one handle: the database or a transaction. */
export type Repositories = ReturnType<typeof createRepositories>

export const createRepositories = (db: Db) => ({
  db,
  applicants: createApplicantsRepository(db),
  applicantList: createApplicantListRepository(db),
  audit: createAuditRepository(db),
  belongings: createBelongingsRepository(db),
  comments: createCommentsRepository(db),
  commentList: createCommentListRepository(db),
  emails: createEmailsRepository(db),
  employees: createEmployeesRepository(db),
  entries: createEntriesRepository(db),
  events: createTriageEventsRepository(db),
  inquiries: createInquiriesRepository(db),
  movedSlugs: createMovedSlugsRepository(db),
  pictures: createPicturesRepository(db),
  publications: createPublicationsRepository(db),
  published: createPublishedRepository(db),
  redirects: createRedirectsRepository(db),
  remarks: createRemarksRepository(db),
  reviewNotes: createReviewNotesRepository(db),
  revisions: createRevisionsRepository(db),
  storedFiles: createStoredFilesRepository(db),
})
