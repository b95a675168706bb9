/** Milliseconds until the next look, growing with the looks taken: a build takes seconds, a deploy minutes. */
export function pollPause(looks: number): number {
  if (looks < 30) return 1_000
  if (looks < 60) return 2_000
  return looks < 120 ? 5_000 : 15_000
}
