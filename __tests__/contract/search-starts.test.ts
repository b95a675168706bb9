import { searchStarts } from '../../contract/search-starts'
import { blogPlace, careersPlace, contactPlace, studiesPlace, supportPlace } from '../../src/config/places'
import { routes } from '../../src/config/routes'

test('the pages to begin with are those of the site, by the names that they have elsewhere', () => {
  const { services, technologies, solutions, samples } = routes
  const pages = [services, technologies, solutions, samples].map((route) => route.href())
  const places = [studiesPlace, blogPlace, careersPlace, supportPlace, contactPlace]
  expect(searchStarts.map(({ href }) => href).toSorted()).toEqual(
    [...pages, ...places.map(({ href }) => href)].toSorted(),
  )
  expect(searchStarts).toEqual(expect.arrayContaining(places))
})
