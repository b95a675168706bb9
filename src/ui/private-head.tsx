interface Props {
  title: string
  /** Default: none. */
  description?: string
}

/** Head of a page that no search engine should list. */
export function PrivateHead({ title, description }: Props) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <meta name="robots" content="noindex" />
    </>
  )
}
