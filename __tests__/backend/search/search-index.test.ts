import { createSearchRepository } from '../../../backend/repositories/search-repository'
import { createKnowledge, listWords, planSearch } from '../../../contract/search-words'
import { bothKinds } from '../support/databases'
import { makeSearchDocument } from '../support/search-documents'
import { openWatchedDatabase, type WatchedDatabase } from '../support/watched-database'

describe.each(bothKinds)('on the database "%s"', (kind) => {
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
    const words = pages.flatMap(({ document }) => listWords(document))
    for (let from = 0; from < pages.length; from += 100) await add(pages.slice(from, from + 100))
    await complete(
      'release',
      pages.map(({ hash }) => hash),
      { words, synonyms: [] },
    )
    const release = await findRelease('release')
    if (release === undefined) throw new Error('Nothing to search.')
    const plan = planSearch('tides word123', createKnowledge(words, []))
    const { answer, plans } = await database.watch('searches pages', () => search(release, plan))
    expect(answer.map(({ title }) => title)).toEqual(['Page 123'])
    expect(plans.join('\n')).toContain('Bitmap Index Scan on search_document_words')
    expect(plans.join('\n')).not.toContain('Seq Scan on search_document')
  })
})
