import type { FastifyInstance } from 'fastify'
import type { Conversations } from '../conversations/conversation-options'

/** Takes what visitors send, as JSON from the page’s script or plainly from a form. */
export async function intakeRoutes(_app: FastifyInstance, _conversations: Conversations): Promise<void> {
  await Promise.resolve()
}
