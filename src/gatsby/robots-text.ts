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
