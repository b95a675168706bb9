/** Outside of the build, such as in tests. */
const defaultLocale = 'en-GB'

/** Put into the site's scripts by the build (src/gatsby/hooks/on-create-webpack-config.ts). */
declare const SITE_LOCALE: string | undefined

/** The language the site is written in, as a BCP 47 tag: `locale` of content/company.yml. */
export const locale: string = typeof SITE_LOCALE === 'undefined' ? defaultLocale : SITE_LOCALE
