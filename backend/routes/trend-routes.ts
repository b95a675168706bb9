import type { FastifyInstance } from 'fastify'
import type { Conversations } from '../conversations/conversation-options'

/** What came in and what waits. */
export function trendRoutes(_app: FastifyInstance, _conversations: Conversations): void {
  // calls of the contract
}
