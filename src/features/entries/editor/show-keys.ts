/** Keys in the words of the person's keyboard: "⌘B" on a Mac, "Ctrl+B" elsewhere. */
export function showKeys(keys: string, platform = navigator.platform): string {
  if (!/mac|iphone|ipad/i.test(platform)) return keys
  return keys.replace('Ctrl+', '⌘').replace('Alt+', '⌥').replace('Shift+', '⇧')
}
