/** With a capital at the beginning: "Support request" for "support request". */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a page is called first: its plain name where it has one. */
export const leadingName = ({ title, plainName }: { title: string; plainName?: string | null }): string =>
  plainName ? capitalize(plainName) : title
