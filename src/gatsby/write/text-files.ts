import type { Company } from '../../../contract/content/page-schemas'

/** robots.txt: everything public, the internal areas not, and where the sitemap is. */
export function robotsText(siteUrl: string): string {
  const internal = ['/admin/', '/employee/', '/auth/', '/api/']
  return [
    'User-agent: *',
    ...internal.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap-index.xml`,
    '',
  ].join('\n')
}

/** RFC 9116 recommends less than a year; each build renews it. */
const validDays = 360

/** /.well-known/security.txt: where to report a vulnerability, see https://www.rfc-editor.org/rfc/rfc9116. */
export function securityText({ emails, locale }: Company, siteUrl: string, now: Date): string {
  const expires = new Date(now)
  expires.setUTCDate(expires.getUTCDate() + validDays)
  return [
    `Contact: mailto:${emails.support}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${locale.slice(0, 2)}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
