import { readWords } from '../../../backend/repositories/search-ranking'
import { createSearchRepository } from '../../../backend/repositories/search-repository'
import { kinds } from '../support/databases'
import { makeSearchDocument } from '../support/search-documents'
import { openWatchedDatabase, type WatchedDatabase } from '../support/watched-database'

describe.each(kinds)('on the database "%s"', (kind) => {
  let database: WatchedDatabase
  beforeAll(async () => {
    database = await openWatchedDatabase(kind)
  })
  afterAll(() => database.close())

  test('a search among 500 pages reads only those with its words', async () => {
    const { add, complete, findRelease, search } = createSearchRepository(database.db)
    const pages = Array.from({ length: 500 }, (_, number) => {
      const document = makeSearchDocument(`Page ${number}`, { text: `Of the tide and word${number}.` })
      return { hash: String(number), document }
    })
    for (let from = 0; from < pages.length; from += 100) await add(pages.slice(from, from + 100))
    await complete(
      'release',
      pages.map(({ hash }) => hash),
    )
    const release = await findRelease('release')
    const words = readWords('tides word123')
    if (release === undefined || words === undefined) throw new Error('Nothing to search.')
    const { answer, plans } = await database.watch('searches pages', () => search(release, words))
    expect(answer.map(({ title }) => title)).toEqual(['Page 123'])
    expect(plans.join('\n')).toContain('Bitmap Index Scan on search_document_words')
    expect(plans.join('\n')).not.toContain('Seq Scan on search_document')
  })
})
