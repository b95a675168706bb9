/** Waits until the address answers; false when a process has exited instead. */
export async function answers(url) {
  for (;;) {
    if (process.exitCode !== undefined) return false
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return true
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}
