/**
 * Durations that Gatsby and our own steps logged: name -> milliseconds. Steps of the same name are added up; the folder
 * of a release is cut from names.
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
