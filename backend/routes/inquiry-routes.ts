import type { FastifyInstance } from 'fastify'
import type { Conversations } from '../conversations/conversation-options'

/** The inbox of messages and support requests, and the saved views of all desks. */
export function inquiryRoutes(_app: FastifyInstance, _conversations: Conversations): void {
  // calls of the contract
}
