import { useMemo } from 'react'

/**
 * HTML for `dangerouslySetInnerHTML`, one object for as long as it stays the same. React 19.0 to 19.2 writes the HTML of
 * another object into the page again, over what scripts have added there.
 */
export const useHtml = (html: string) => useMemo(() => ({ __html: html }), [html])
