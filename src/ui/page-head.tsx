import type { HeadProps } from 'gatsby'

interface PlannedHead {
  title: string
  description: string
  canonical: string
  type: string
  image: string
  imageAlt: string
  siteName: string
  locale: string
  noindex?: boolean
  published?: string
  modified?: string
  tags?: readonly string[]
  /** Hash of an entry from the editor: lets the backend see that this version is live. */
  entryHash?: string
  structuredData: readonly object[]
}

/** What a page says in its head, to search engines and to shared links; planned by the build. */
export function PageHead({ pageContext }: HeadProps<object, { head: PlannedHead }>) {
  const {
    title,
    description,
    canonical,
    type,
    image,
    imageAlt,
    siteName,
    locale,
    noindex,
    published,
    modified,
    tags = [],
    entryHash,
    structuredData,
  } = pageContext.head
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {entryHash && <meta name="entry-hash" content={entryHash} />}
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locale} />
      {published && <meta property="article:published_time" content={published} />}
      {modified && <meta property="article:modified_time" content={modified} />}
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageAlt} />
      {structuredData.map((data, index) => (
        <script key={index} type="application/ld+json">
          {JSON.stringify(data).replace(/</g, '\\u003c')}
        </script>
      ))}
    </>
  )
}
