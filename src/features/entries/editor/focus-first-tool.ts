/** Leads to the tool that was used last, else the first one that can be used. */
export function focusFirstTool(toolbar: HTMLElement | null): void {
  const tools = [...(toolbar?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])]
  const last = tools.find((tool) => tool.tabIndex === 0)
  ;(last ?? tools[0])?.focus()
}
