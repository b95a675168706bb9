import { createRequire } from 'node:module'
import { register } from 'tsx/cjs/api'

/**
 * Loads a module in TypeScript, with all that it imports. Gatsby's own modules are left to Node.
 *
 * @param {string} file From the project's folder, "./src/…".
 */
export function loadTypeScript(file) {
  const stop = register()
  try {
    return createRequire(new URL('../../package.json', import.meta.url))(file)
  } finally {
    stop()
  }
}
