import type { EntrySource } from '../../../../contract/entry'

/** How an entry and its file relate, in a few words. */
export function describeRelation({ state, isReplaced }: EntrySource): string {
  switch (state) {
    case 'changed':
      return 'File changed since'
    case 'missing':
      return 'File no longer exists'
    case 'same':
      return 'Same as the file'
    case 'edited':
      return isReplaced ? 'Replaces the file' : 'Page still from the file'
  }
}

/** Where the site takes the entry from, in full sentences. */
export function explainSource({ file, state, isReplaced }: EntrySource): string {
  const origin = isReplaced
    ? `The site uses the editor’s version instead of ${file}.`
    : `The site uses ${file} until you publish this version.`
  switch (state) {
    case 'changed':
      return `${origin} The file has changed since it was opened here.`
    case 'missing':
      return `${file} no longer exists. This text is the only version.`
    case 'same':
      return `${origin} Both are the same.`
    case 'edited':
      return origin
  }
}
