import type { FastifyInstance } from 'fastify'
import {
  moderateComments,
  deleteComment,
  listComments,
  listCommentsForBuild,
  listPublicComments,
} from '../../contract/comment'
import { createCommentService } from '../comments/create-comment-service'
import type { Db } from '../database/open-database'
import { addRevalidation } from '../plugins/revalidation'
import { registerEndpoint } from '../register-endpoint'
import { createCommentListRepository } from '../repositories/comment-list-repository'
import { createPublicCommentsRepository } from '../repositories/public-comments-repository'

/** Comments: for moderation, for visitors and for the build. */
export function commentRoutes(app: FastifyInstance, db: Db): void {
  const comments = createCommentService(db)
  const list = createCommentListRepository(db)
  const shown = createPublicCommentsRepository(db)

  registerEndpoint(app, listComments, async ({ query, answer }) => answer(200, await list.listPage(query)))

  registerEndpoint(app, moderateComments, async ({ body, caller, answer }) =>
    answer(200, { data: await comments.moderate(caller.email, body.items, body.state) }),
  )

  registerEndpoint(app, deleteComment, async ({ params, query, caller, answer }) => {
    await comments.delete(caller.email, { id: params.id, version: query.version })
    return answer(204, null)
  })

  registerEndpoint(app, listCommentsForBuild, async ({ query, answer }) =>
    answer(200, await shown.listPage(query)),
  )

  void app.register((scope, _options, done) => {
    addRevalidation(scope)
    registerEndpoint(scope, listPublicComments, async ({ params, answer }) =>
      answer(200, { data: await shown.listOf(params.slug) }),
    )
    done()
  })
}
