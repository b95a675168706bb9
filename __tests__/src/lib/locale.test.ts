afterEach(() => {
  Reflect.deleteProperty(globalThis, 'SITE_LOCALE')
})

test.each([
  ['en-GB', '5 November 2026, 19:07'],
  ['en-US', 'November 5, 2026, 7:07 PM'],
])('formats dates and times for %s', async (locale, text) => {
  Object.assign(globalThis, { SITE_LOCALE: locale })
  await jest.isolateModulesAsync(async () => {
    const { formatMoment } = await import('../../../src/lib/format-moment')
    // some versions of Intl put a narrow space before "PM"
    expect(formatMoment(new Date(2026, 10, 5, 19, 7).toISOString()).replace('\u202f', ' ')).toBe(text)
  })
})
