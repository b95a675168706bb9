import type { FastifyInstance } from 'fastify'
import type { Conversations } from '../conversations/conversation-options'
import { applicantRoutes } from './applicant-routes'
import { commentRoutes } from './comment-routes'
import { emailRoutes } from './email-routes'
import { inquiryRoutes } from './inquiry-routes'
import { seoRoutes } from './seo-routes'
import { submissionRoutes } from './submission-routes'
import { trendRoutes } from './trend-routes'

/** What visitors send, and the desks that answer it. */
export async function conversationRoutes(app: FastifyInstance, conversations: Conversations): Promise<void> {
  await submissionRoutes(app, conversations)
  inquiryRoutes(app, conversations)
  applicantRoutes(app, conversations)
  commentRoutes(app, conversations)
  emailRoutes(app, conversations)
  seoRoutes(app, conversations)
  trendRoutes(app, conversations)
}
