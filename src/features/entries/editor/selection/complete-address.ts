/** An address as it is typed, made whole: "www.a.example" leads elsewhere, "me@a.example" writes a mail. */
export function completeAddress(typed: string): string {
  const address = typed.trim()
  if (/^www\./i.test(address)) return `https://${address}`
  if (/^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/.test(address)) return `mailto:${address}`
  if (
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|eu|de|ch|at|uk|example)(?:\/\S*)?$/i.test(address)
  ) {
    return `https://${address}`
  }
  return address
}
