import { gatsbyConfig } from './src/config/gatsby'

export default gatsbyConfig(process.cwd())
