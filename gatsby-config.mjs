import { loadProgram } from './src/gatsby/load-program.mjs'

export default loadProgram('config').gatsbyConfig(process.cwd())
