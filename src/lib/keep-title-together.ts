/**
 * A title whose lines break where a reader would: a short first word doesn't stand alone, and “&” goes with what it adds:
 * “Data Intelligence / & AI”.
 */
export const keepTitleTogether = (title: string): string =>
  title.replace(/^(\S{1,4}) (?=\S+ \S)/, '$1\u00a0').replaceAll('& ', '&\u00a0')
