import { gatsbyBuild } from '../../contract/build'
import { scripts } from '../../package.json'

test('npm run build builds as a publication does', () => {
  expect(scripts.build).toContain(gatsbyBuild.join(' '))
})
