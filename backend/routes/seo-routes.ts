import type { FastifyInstance } from 'fastify'
import type { Conversations } from '../conversations/conversation-options'

/** What search engines are told, redirects, and builds that are asked for. */
export function seoRoutes(_app: FastifyInstance, _conversations: Conversations): void {
  // calls of the contract
}
