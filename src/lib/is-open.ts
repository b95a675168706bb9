interface Opening {
  status: string
  /** Last day to apply, as YYYY-MM-DD. Default: no end. */
  closes?: string | undefined
}

/** Whether people can apply on `today` (YYYY-MM-DD), including the closing date. */
export function isOpen({ status, closes }: Opening, today: string): boolean {
  return status === 'open' && (closes === undefined || closes >= today)
}
