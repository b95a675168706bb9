import { z } from 'zod'

/** Where browsers report what the Content-Security-Policy of the site blocked, see `report-uri`. */
export const policyReportPath = '/api/policy-reports'

/** https://www.w3.org/TR/CSP3/#deprecated-serialize-violation, as far as it is read. */
export const PolicyReportSchema = z.object({
  'csp-report': z.object({
    /** Address of the page. */
    'document-uri': z.string().max(8_000),
    /** Name of the directive; in older browsers with its sources. */
    'violated-directive': z.string().max(8_000),
    /** An address, a scheme, or a word such as "inline". */
    'blocked-uri': z.string().max(8_000).default(''),
  }),
})
export type PolicyReport = z.infer<typeof PolicyReportSchema>
