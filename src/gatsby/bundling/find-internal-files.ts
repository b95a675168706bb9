/** As webpack's, as far as it is used here. */
interface ChunkGroup {
  name?: string | null
  getFiles: () => string[]
  getChildren: () => ChunkGroup[]
}

export interface Bundle {
  entrypoints: ReadonlyMap<string, ChunkGroup>
  assets: Record<string, unknown>
}

/** Gatsby's names for the pages that only employees open. */
const internalPage = /^component---src-pages-(?:admin|auth|employee|preview)-/

/** Names of a bundle's files that no public page can come to load, whatever its visitor does. */
export function findInternalFiles({ entrypoints, assets }: Bundle): string[] {
  const seen = new Set<ChunkGroup>()
  const visit = (group: ChunkGroup): void => {
    if (seen.has(group) || internalPage.test(group.name ?? '')) return
    seen.add(group)
    group.getChildren().forEach(visit)
  }
  for (const entry of entrypoints.values()) visit(entry)
  const loaded = new Set([...seen].flatMap((group) => group.getFiles()))
  return Object.keys(assets).filter((name) => /\.(?:js|css)$/.test(name) && !loaded.has(name))
}
