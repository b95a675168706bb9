import type { FastifyInstance } from 'fastify'
import type { Conversations } from '../conversations/conversation-options'

/** Comments: for the desk, for readers and for the build. */
export function commentRoutes(_app: FastifyInstance, _conversations: Conversations): void {
  // calls of the contract
}
