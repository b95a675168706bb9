/**
 * Makes a release live, and kills itself before the n-th change to the disk:
 * node die-at-step.cjs <create-releases.js> <site> <release> <n>
 */
const disk = require('node:fs/promises')

const [, , module_, site, release, at] = process.argv
let step = 0
for (const name of ['rename', 'symlink', 'link', 'copyFile', 'rm', 'mkdir', 'writeFile', 'unlink']) {
  const original = disk[name]
  disk[name] = (...args) => {
    if (++step === Number(at)) process.kill(process.pid, 'SIGKILL')
    return original(...args)
  }
}
void require(module_).createReleases(site).publish(release)
