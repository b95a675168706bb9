import { existsSync } from 'node:fs'

const shell = '/usr/bin/chromium-headless-shell'

/** Path of the browser: CHROMIUM_PATH, else Debian's headless shell (takes half the time), else its Chromium. */
export const defaultChromium = ({ CHROMIUM_PATH }: NodeJS.ProcessEnv): string =>
  CHROMIUM_PATH || (existsSync(shell) ? shell : '/usr/bin/chromium')
