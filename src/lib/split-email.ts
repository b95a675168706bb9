/** An email address in parts that a line may break between: after the "@", and before dots. */
export const splitEmail = (email: string): string[] => email.split(/(?<=@)|(?=\.)/)
