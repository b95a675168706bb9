import config from './playwright.config'
const { webServer: _, ...rest } = config
export default rest
