import type { FastifyInstance } from 'fastify'
import type { Conversations } from '../conversations/conversation-options'

/** The outbox. */
export function emailRoutes(_app: FastifyInstance, _conversations: Conversations): void {
  // calls of the contract
}
