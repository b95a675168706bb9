import path from 'node:path'

/**
 * Whether Gatsby has work in a file of the project: it splits pages and templates, and takes queries out of every file.
 *
 * @param source The folder with the project's source.
 */
export function isGatsbys(file: string, contents: string, source: string): boolean {
  const [folder = ''] = path.relative(source, file).split(path.sep)
  return folder === 'pages' || folder === 'templates' || contents.includes('graphql`')
}
