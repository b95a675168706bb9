/**
 * What a spreadsheet would take for a formula: it begins with one of its signs (the wide ones of Asian scripts too),
 * also after what is not seen. Tab and line ends count by themselves.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^(?:[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u

/** A text as a cell of CSV that a spreadsheet shows as it is: an apostrophe before it keeps it from being worked out. */
export const csvCell = (text: string) => (formula.test(text) ? `'${text}` : text)
