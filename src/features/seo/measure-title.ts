/** Widths of Arial in thousandths of its size: the font of search results, which browsers may lack. */
const widths: Readonly<Record<string, number>> = {
  ...same(' !,./:;I[\\]ft·', 278),
  ...same("ijl'’", 222),
  ...same('-()`r“”', 333),
  ...same('"', 355),
  ...same('{}', 334),
  ...same('|', 260),
  ...same('*', 389),
  ...same('+<=>~×', 584),
  ...same('^', 469),
  ...same('ckJsvxyz', 500),
  ...same('FTZ', 611),
  ...same('ABEKPSVXY&', 667),
  ...same('CDHNRUw', 722),
  ...same('GOQ', 778),
  ...same('mM', 833),
  ...same('%', 889),
  ...same('W', 944),
  ...same('—…', 1000),
  ...same('@', 1015),
}
/** Digits and most lower-case letters. */
const usual = 556
/** Characters of other scripts. */
const square = 1000

/** Pixels of a title in a search result on a desktop. */
const titleSize = 20

/** Width of a title in a desktop search result, in pixels; accents add nothing. */
export function measureTitle(title: string): number {
  const letters = [...title.normalize('NFD').replace(/\p{Mark}/gu, '')]
  const total = letters.reduce((sum, letter) => sum + widthOf(letter), 0)
  return Math.round((total * titleSize) / 1000)
}

const widthOf = (letter: string) =>
  widths[letter] ??
  (/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]/u.test(letter) ? usual : square)

function same(letters: string, width: number): Record<string, number> {
  return Object.fromEntries([...letters].map((letter) => [letter, width]))
}
