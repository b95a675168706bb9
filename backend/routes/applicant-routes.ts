import type { FastifyInstance } from 'fastify'
import type { Conversations } from '../conversations/conversation-options'

/** The applicants, their CVs and how far each has come. */
export function applicantRoutes(_app: FastifyInstance, _conversations: Conversations): void {
  // calls of the contract
}
