import { caseStudy } from './case-study.fields'
import type { EntryDescription } from './field'
import { job } from './job.fields'
import type { OpenKind } from './kinds'
import { person } from './person.fields'
import { post } from './post.fields'

/** What each open kind of entry consists of, beside its slug and text. Visitors' browsers load these alone. */
export const openDescriptions = { post, 'case-study': caseStudy, job, person } as const satisfies Record<
  OpenKind,
  EntryDescription
>
