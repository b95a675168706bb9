import { act } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.node'
import { SiteFrame } from '../../../src/app/site-frame'

const headers = jest.fn<null, [{ pathname: string }]>(() => null)
jest.mock('../../../src/features/site-header/site-header', () => ({
  SiteHeader: (props: { pathname: string }) => headers(props),
}))
jest.mock('../../../src/features/site-footer/site-footer', () => ({
  SiteFooter: () => null,
  SmallPrint: () => null,
}))
jest.mock('../../../src/features/search/site-search', () => ({ SiteSearch: () => null }))
jest.mock('../../../src/features/auth/session/session-provider', () => ({
  useSession: () => ({ session: { status: 'signed-out' } }),
}))
jest.mock('../../../src/features/auth/account/account-control', () => ({ AccountControl: () => null }))

beforeEach(() => {
  headers.mockClear()
  jest.mocked(useStaticQuery).mockReturnValue({ company: { consent: 'off', name: 'Firm' }, navigation: {} })
})

/** Wakes a page that was built, and returns how often its header was rendered for that. */
async function wake(pathname: string): Promise<number> {
  const page = (
    <SiteFrame pathname={pathname} search="" isMissing={false}>
      <h1>Page</h1>
    </SiteFrame>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  headers.mockClear()
  await act(() => Promise.resolve(hydrateRoot(container, page)))
  return headers.mock.calls.length
}

test('a page wakes without rendering its header twice', async () => {
  expect(await wake('/services/')).toBe(1)
})
