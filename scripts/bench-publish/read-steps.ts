/**
 * What Gatsby, or a step of ours, said it took: name -> milliseconds. The same name counts together; names with the
 * folder of a release are cut before it.
 */
export function readSteps(log: string): Map<string, number> {
  const steps = new Map<string, number>()
  const joined = log.replace(/\n(?!(?:success|info|warn|error)\b|\n)/g, ' ') // Gatsby breaks long lines
  for (const [, words = '', took] of joined.matchAll(/^success (.+?) - (\d+\.\d+)s/gm)) {
    const name = words.replace(/ in\s+\/.*$/, '')
    steps.set(name, (steps.get(name) ?? 0) + Number(took) * 1000)
  }
  return steps
}
