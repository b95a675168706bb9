import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { StageSchema } from '../../contract/applicant'
import { CommentStateSchema } from '../../contract/comment'
import { SpamReasonSchema } from '../../contract/triage'
import { EmailSchema } from '../../contract/employee'
import { InquirySchema } from '../../contract/inquiry'
import { parseOrExplain } from '../../contract/parse-or-explain'

const visitor = {
  daysAgo: z.number().min(0).describe('When it came in.'),
  name: z.string().min(1),
  email: EmailSchema,
  spamReasons: z.array(SpamReasonSchema).default([]),
}
const { kind, state, company, phone, subject, severity, message } = InquirySchema.shape

/** Conversations to begin an empty database with, so that the desks have something to show. */
const SampleConversationsSchema = z.strictObject({
  inquiries: z.array(
    z.strictObject({
      ...visitor,
      kind,
      state,
      company,
      phone,
      subject,
      severity: severity.default(null),
      message,
      assignee: EmailSchema.optional(),
      note: z.string().optional().describe('A private note of the assignee.'),
    }),
  ),
  applications: z.array(
    z.strictObject({
      ...visitor,
      job: z.string().describe('Slug of the opening.'),
      jobTitle: z.string(),
      stage: StageSchema,
      rating: z.int().min(0).max(5),
      phone: z.string(),
      link: z.string(),
      message: z.string(),
      note: z.string().optional(),
      cv: z.array(z.string()).min(1).describe('Lines of the CV, which is made a PDF.'),
    }),
  ),
  comments: z.array(
    z.strictObject({
      ...visitor,
      post: z.string().describe('Slug of the article.'),
      postTitle: z.string(),
      state: CommentStateSchema,
      text: z.string(),
    }),
  ),
})
export type SampleConversations = z.infer<typeof SampleConversationsSchema>

/** @throws Error that names the file and what is wrong with it. */
export async function readConversations(file: string): Promise<SampleConversations> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${file}: expected a JSON file of conversations. Correct SAMPLE_CONVERSATIONS.`, {
      cause,
    })
  })
  return parseOrExplain(SampleConversationsSchema, JSON.parse(text), (at) =>
    [file, ...at.map(String)].join(': '),
  )
}
