/**
 * Preloaded by the commands of package.json with `node --import`: takes variables from `.env`, where there is one.
 * What the environment sets already wins. Tests don't preload this, so a developer's settings never change them.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../../.env', import.meta.url))
if (existsSync(file)) process.loadEnvFile?.(file)
