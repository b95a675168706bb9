import { defineConfig } from '@playwright/test'
import config, { builds, drilled, firefox, site } from './playwright.config'

/** `npm run drill:browsers`: every page, width and screen, and all journeys in Firefox, of which `npm test` takes a sample. */
export default defineConfig({
  ...config,
  projects: [
    { ...builds, grep: drilled, grepInvert: [] },
    { ...site, grep: drilled, grepInvert: [] },
    { ...firefox, grep: /@journey/ },
  ],
})
