interface Props {
  title: string
  /** Name of the firm. */
  firm: string | undefined
}

/** The head of a page of the workspace, or of the way in: nothing for search engines. */
export function WorkspaceHead({ title, firm }: Props) {
  return (
    <>
      <title>{firm === undefined ? title : `${title} · ${firm}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
