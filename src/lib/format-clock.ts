/** A moment in milliseconds since 1970 as the clock on the wall shows it: "14:02". */
export function formatClock(moment: number): string {
  const at = new Date(moment)
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
