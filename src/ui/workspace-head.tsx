interface Props {
  title: string
  /** Name of the firm. */
  firm: string | undefined
}

/** The `<head>` of workspace and sign-in pages: noindex. */
export function WorkspaceHead({ title, firm }: Props) {
  return (
    <>
      <title>{firm === undefined ? title : `${title} · ${firm}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
