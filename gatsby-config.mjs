import { loadTypeScript } from './src/gatsby/load-typescript.mjs'

const { gatsbyConfig } = loadTypeScript(new URL('src/config/gatsby.ts', import.meta.url))

export default gatsbyConfig(process.cwd())
