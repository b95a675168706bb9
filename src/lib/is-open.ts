interface Opening {
  status: string
  /** Last day to apply, as YYYY-MM-DD. Default: no end. */
  closes?: string | undefined
}

/** Whether one can apply on `today` (YYYY-MM-DD); the closing day itself still counts. */
export function isOpen({ status, closes }: Opening, today: string): boolean {
  return status === 'open' && (closes === undefined || closes >= today)
}
