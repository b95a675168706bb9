/** Preloaded by a build, in its own process and not in those that it starts. */
import { isMainThread } from 'node:worker_threads'
import { beginBuild, forgetUnfinishedBuild } from './unfinished-build.mjs'

if (isMainThread && process.send === undefined) {
  forgetUnfinishedBuild(process.cwd())
  beginBuild(process.cwd())
}
