import type { SeoSetting } from '../../../../contract/seo'
import { draftOf, savedDraft, validateCanonical, valuesOfDraft, type PageDraft } from '../editor/page-draft'
import { isSame, valuesOf, type SeoRow, type SeoValues } from '../plan-seo-rows'

/** Columns that are edited in the grid, from left to right. */
export const gridColumns = ['title', 'description', 'canonical', 'noindex'] as const
export type GridColumn = (typeof gridColumns)[number]

/** A new value of a cell, as text: of `noindex` "yes" or "no". */
export interface CellChange {
  path: string
  column: GridColumn
  text: string
}

/** A page that was edited and isn't saved. */
interface EditedPage {
  draft: PageDraft
  /** Version of the setting that it is based on; 0: none. */
  base: number
}

type Edits = ReadonlyMap<string, EditedPage>

/** What was edited in the grid, and how it was before each step. */
export interface GridDraft {
  edits: Edits
  before: readonly Edits[]
  /** Settings that someone else saved since, by path; null: they reset the page. */
  conflicts: ReadonlyMap<string, SeoSetting | null>
}

export const emptyDraft: GridDraft = { edits: new Map(), before: [], conflicts: new Map() }

/** Steps that can be undone. */
const mostSteps = 100

/** The page as the grid shows it. */
export const shownDraft = ({ edits }: GridDraft, row: SeoRow): PageDraft =>
  edits.get(row.path)?.draft ?? savedDraft(row)

/** The text of a cell. */
export function textOf(draft: PageDraft, column: GridColumn): string {
  return column === 'noindex' ? (draft.noindex ? 'yes' : 'no') : draft[column]
}

/** Whether a cell differs from what is saved. */
export const isEdited = (grid: GridDraft, row: SeoRow, column: GridColumn): boolean =>
  grid.edits.has(row.path) && textOf(shownDraft(grid, row), column) !== textOf(savedDraft(row), column)

/** Changes cells in one step. An empty text is the page's default. */
export function changeCells(
  grid: GridDraft,
  rows: readonly SeoRow[],
  changes: readonly CellChange[],
): GridDraft {
  const edits = new Map(grid.edits)
  for (const { path, column, text } of changes) {
    const row = rows.find((one) => one.path === path)
    if (!row || row.gone) continue
    const known = edits.get(path) ?? { draft: savedDraft(row), base: row.setting?.version ?? 0 }
    const draft = withText(known.draft, row, column, text)
    if (isSaved(draft, row)) edits.delete(path)
    else edits.set(path, { ...known, draft })
  }
  if (isSameEdits(edits, grid.edits)) return grid
  return { ...grid, edits, before: [...grid.before, grid.edits].slice(-mostSteps) }
}

function withText(draft: PageDraft, { own }: SeoRow, column: GridColumn, text: string): PageDraft {
  const line = text.replace(/\s+/g, ' ').trim()
  switch (column) {
    case 'noindex':
      return { ...draft, noindex: line === '' ? own.noindex : /^(?:yes|true|1|noindex|x)$/i.test(line) }
    case 'canonical':
      return { ...draft, canonical: line }
    default:
      return { ...draft, [column]: line === '' ? own[column] : line }
  }
}

const isSaved = (draft: PageDraft, row: SeoRow) => JSON.stringify(draft) === JSON.stringify(savedDraft(row))
const isSameEdits = (a: Edits, b: Edits) => JSON.stringify([...a]) === JSON.stringify([...b])

/** Takes the last step back. */
export function undoStep(grid: GridDraft): GridDraft {
  const last = grid.before.at(-1)
  return last === undefined ? grid : { ...grid, edits: last, before: grid.before.slice(0, -1) }
}

/**
 * The changes of a paste from a spreadsheet: lines go down from the row, and their cells to the right from the column.
 * What is beyond the grid is left out.
 */
export function planPaste(
  text: string,
  rows: readonly Pick<SeoRow, 'path'>[],
  { row, column }: { row: number; column: GridColumn },
): CellChange[] {
  const first = gridColumns.indexOf(column)
  return parseCells(text).flatMap((cells, down) => {
    const path = rows[row + down]?.path
    if (path === undefined) return []
    return cells.flatMap((cell, right) => {
      const to = gridColumns[first + right]
      return to === undefined ? [] : [{ path, column: to, text: cell }]
    })
  })
}

/** Cells as spreadsheets copy them: tabs between, a line for each row, quotes around cells with either. */
function parseCells(text: string): string[][] {
  const rows: string[][] = [[]]
  const pattern = /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*))(\t|\r?\n|$)/y
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text)
    if (!match) break
    const [, quoted, plain = '', end = ''] = match
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\t') {
      if (pattern.lastIndex === text.length) rows.at(-1)?.push('')
    } else if (end !== '' && pattern.lastIndex < text.length) rows.push([])
  }
  return rows.filter((cells) => cells.length > 0)
}

/** Pages that can't be saved, with what is wrong. */
export function findProblems(grid: GridDraft, siteUrl: string): ReadonlyMap<string, string> {
  const problems = [...grid.edits].flatMap(([path, { draft }]) => {
    const problem = validateCanonical(draft.canonical, siteUrl)
    return problem === undefined ? [] : [[path, problem] as const]
  })
  return new Map(problems)
}

/** What a save sends: each edited page with the version that its edits are based on. */
export function planSave(
  grid: GridDraft,
  rows: readonly SeoRow[],
  siteUrl: string,
): { path: string; version: number; values: SeoValues }[] {
  return [...grid.edits].flatMap(([path, { draft, base }]) => {
    const row = rows.find((one) => one.path === path)
    return row ? [{ path, version: base, values: valuesOfDraft(draft, row, siteUrl) }] : []
  })
}

/** Marks the pages that someone else changed since they were edited. @param current Their settings now. */
export function addConflicts(grid: GridDraft, current: readonly SeoSetting[]): GridDraft {
  const now = new Map(current.map((setting) => [setting.path, setting]))
  const changed = [...grid.edits].filter(([path, { base }]) => (now.get(path)?.version ?? 0) !== base)
  return { ...grid, conflicts: new Map(changed.map(([path]) => [path, now.get(path) ?? null])) }
}

/** Resolves a conflict: "mine" is saved over theirs next time, "theirs" drops the edits of the page. */
export function resolveConflict(grid: GridDraft, path: string, whose: 'mine' | 'theirs'): GridDraft {
  const conflicts = new Map(grid.conflicts)
  const theirs = conflicts.get(path)
  conflicts.delete(path)
  const edits = new Map(grid.edits)
  const mine = edits.get(path)
  if (whose === 'theirs') edits.delete(path)
  else if (mine) edits.set(path, { ...mine, base: theirs?.version ?? 0 })
  return { edits, conflicts, before: [] }
}

/** What someone else saved, as the grid shows values. */
export const theirDraft = (row: SeoRow, setting: SeoSetting | null): PageDraft =>
  draftOf(row, valuesOf(setting ?? undefined))

/** The columns in which theirs and mine differ. */
export const differingColumns = (mine: PageDraft, theirs: PageDraft): GridColumn[] =>
  gridColumns.filter((column) => textOf(mine, column) !== textOf(theirs, column))

/** Drops what has been saved: the values of the page are what they were edited to. */
export function dropSaved(
  grid: GridDraft,
  saved: readonly SeoSetting[],
  sent: ReturnType<typeof planSave>,
): GridDraft {
  const now = new Map(saved.map((setting) => [setting.path, setting]))
  const edits = new Map(grid.edits)
  for (const { path, values } of sent) if (isSame(valuesOf(now.get(path)), values)) edits.delete(path)
  return { edits, conflicts: new Map(), before: [] }
}
