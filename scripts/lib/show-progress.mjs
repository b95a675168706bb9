import { clearLine, cursorTo } from 'node:readline'
import { clearInterval, setInterval } from 'node:timers'

const width = 24

/**
 * Shows how a build goes: on a terminal a bar with step and time, elsewhere a line for each step.
 *
 * @param {string} title
 * @param {AsyncIterator<string>} lines What the backend prints: "Building <percent> <step>", then "Built …" or
 *   "Could not build …".
 * @param {NodeJS.WriteStream} [out] Default: stdout.
 * @returns {Promise<boolean | undefined>} Whether it was built; undefined if the backend was stopped before.
 */
export async function showProgress(title, lines, out = process.stdout) {
  const started = Date.now()
  const seconds = () => (Date.now() - started) / 1000
  let [percent, step] = [0, 'Starting']
  const draw = () => {
    cursorTo(out, 0)
    out.write(`${title} ${bar(percent)} ${clock(seconds())}  ${step}`)
    clearLine(out, 1)
  }
  const ticks = out.isTTY ? setInterval(draw, 1000) : undefined
  out.write(out.isTTY ? '' : `${title} ...\n`)
  try {
    for (;;) {
      const { value, done } = await lines.next()
      if (done) return undefined
      const progress = /^Building (\d+) (.+)$/.exec(value)
      if (!progress) {
        const isBuilt = value === 'Built the site'
        if (out.isTTY) clearTo(out)
        out.write(`${title}: ${isBuilt ? 'done in' : 'failed after'} ${seconds().toFixed(1)} s\n`)
        return isBuilt
      }
      percent = Number(progress[1])
      step = progress[2]
      if (out.isTTY) draw()
      else out.write(`  ${clock(seconds())}  ${String(percent).padStart(2)} %  ${step}\n`)
    }
  } finally {
    clearInterval(ticks)
  }
}

function clearTo(out) {
  cursorTo(out, 0)
  clearLine(out, 1)
}

function bar(percent) {
  const full = Math.round((percent / 100) * width)
  return `[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${String(percent).padStart(2)} %`
}

/** "1:05" */
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
