import { loadTypeScript } from './src/gatsby/load-typescript.mjs'

export default loadTypeScript('./src/config/gatsby.ts').gatsbyConfig(process.cwd())
