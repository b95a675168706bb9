import path from 'node:path'
import type { GatsbyConfig, PluginRef } from 'gatsby'
import { readCompany } from '../content/read-company'
import { buildEnv } from './env'
import { feedOptions, manifestOptions, offlineOptions, sitemapOptions } from './plugin-options'

/** The build's settings: the firm from `content/company.yml`, the rest from the environment. */
export function gatsbyConfig(root: string): GatsbyConfig {
  const company = readCompany(root)
  const { SITE_URL, GTAG_ID, BACKEND_PORT, WRITE_TYPES } = buildEnv()
  const siteUrl = SITE_URL ?? company.url
  return {
    siteMetadata: {
      title: company.name,
      description: company.description,
      siteUrl,
      language: company.locale,
    },
    trailingSlash: 'always',
    graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: WRITE_TYPES === '1' },
    jsxRuntime: 'automatic',
    proxy: [{ prefix: '/api', url: `http://127.0.0.1:${BACKEND_PORT}` }],
    plugins: [
      // Pictures only: texts are read by src/content, which knows the schemas.
      {
        resolve: 'gatsby-source-filesystem',
        options: {
          name: 'pictures',
          path: path.join(root, 'content'),
          ignore: ['**/*.md', '**/*.yml', '**/*.json'],
        },
      },
      'gatsby-plugin-image',
      { resolve: 'gatsby-plugin-sharp', options: { defaults: pictureDefaults } },
      'gatsby-transformer-sharp',
      { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
      { resolve: 'gatsby-plugin-feed', options: feedOptions(company, siteUrl) },
      { resolve: 'gatsby-plugin-manifest', options: manifestOptions(company) },
      { resolve: 'gatsby-plugin-offline', options: offlineOptions },
      ...(GTAG_ID === undefined ? [] : [analytics(GTAG_ID)]),
    ],
  }
}

/** Proportions of covers, width by height; the query of `post-page.tsx` has to say them once more. */
export const coverRatio = 2

/** AVIF and WebP, and the file's own format for browsers that know neither. */
export const pictureDefaults = {
  formats: ['auto', 'webp', 'avif'],
  placeholder: 'dominantColor',
  quality: 75,
  avifOptions: { quality: 55 },
}

/** Page views without internal areas; the browser's do-not-track is not asked, as specified. */
const analytics = (id: string): PluginRef => ({
  resolve: 'gatsby-plugin-google-gtag',
  options: {
    trackingIds: [id],
    gtagConfig: { anonymize_ip: true, cookie_expires: 0 },
    pluginConfig: { head: false, respectDNT: false, exclude: ['/admin/**', '/employee/**', '/preview/**'] },
  },
})
