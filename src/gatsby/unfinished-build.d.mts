export function beginBuild(root: string): void
export function endBuild(root: string): void
export function forgetUnfinishedBuild(root: string): void
