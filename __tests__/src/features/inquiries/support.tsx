import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { Inquiries } from '../../../../src/features/inquiries/inquiries'
import type { InquiriesBackend } from '../../../setup/inquiries-backend'
import { apiOf, nora, renderWorkspace } from '../../../setup/render-workspace'

export const me = { name: nora.name, email: nora.email.toLowerCase() }

/** The inbox over a backend; `address` is the page's query as it is then. */
export function openInbox(backend: InquiriesBackend, search = '') {
  const api = apiOf(backend)
  const at = { search }
  function Page() {
    const [address, setAddress] = useState(search)
    return (
      <Inquiries
        api={api}
        user={me}
        href="/admin/inquiry/"
        search={address}
        onSearchChange={(next) => {
          at.search = next
          setAddress(next)
        }}
      />
    )
  }
  return { ...renderWorkspace(<Page />, { pathname: '/admin/inquiry/', backend }), address: () => at.search }
}

export const list = () => screen.findByRole('list', { name: 'Inquiries' })
export const detail = () => screen.getByRole('region', { name: 'Inquiry' })
/** Names in the list, in order. */
export const names = () =>
  screen
    .queryAllByRole('checkbox', { name: /^Select / })
    .map((box) => (box.getAttribute('aria-label') ?? '').replace(/^Select (.*?):.*$/, '$1'))
/** Whom the detail is about. */
export const shown = () => within(detail()).queryByRole('heading', { level: 2 })?.textContent
