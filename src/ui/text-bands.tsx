import { hasOneList, hasTable, isShort, markFigures } from '../lib/split-sections'
import { ColumnBand } from './column-band'
import { Ledger } from './ledger'
import { TextColumns } from './text-columns'

interface Props {
  /** In their order, see `splitSections`. */
  parts: readonly string[]
}

/** A text whose parts have the shape of what they say: the points of a list side by side over the whole width, and short texts, too. */
export function TextBands({ parts }: Props) {
  return groupTexts(parts).map((group) => {
    const html = group.join('')
    if (hasOneList(html)) return <ColumnBand key={html} html={markFigures(html)} />
    const areColumns = group.length > 1 && group.every(isShort)
    return areColumns ? <TextColumns key={html} parts={group} /> : <Ledger key={html} html={html} />
  })
}

const standsAlone = (part: string) => hasTable(part) || hasOneList(part)

/** Texts that follow each other are one group. */
function groupTexts(parts: readonly string[]): string[][] {
  const groups: string[][] = []
  for (const part of parts) {
    const before = groups.at(-1)
    if (before === undefined || standsAlone(part) || before.some(standsAlone)) groups.push([part])
    else before.push(part)
  }
  return groups
}
