export function readImportGraph(root: string): Map<string, string[]>
export function findImportPath(graph: Map<string, string[]>, from: string, to: string): string[] | undefined
