import { defineConfig } from '@playwright/test'
import config, { drilled, firefox, site } from './playwright.config'

/** `npm run drill:browsers`: every page in axe, and all journeys in Firefox, of which `npm test` takes the main ones. */
export default defineConfig({
  ...config,
  projects: [
    { ...site, grep: drilled, grepInvert: [] },
    { ...firefox, grep: /@journey/ },
  ],
})
