import { findInternalFiles } from '../../../../src/gatsby/bundling/find-internal-files'

interface Group {
  name: string | null
  getFiles: () => string[]
  getChildren: () => Group[]
}

const group = (name: string | null, files: string[], ...children: Group[]): Group => ({
  name,
  getFiles: () => files,
  getChildren: () => children,
})

test('finds the scripts and styles that no public page can come to load', () => {
  const shared = group(null, ['static/dialog.js'])
  const home = group('component---src-templates-home-page-tsx', ['static/home.js', 'static/home.css'], shared)
  const editor = group(null, ['static/editor.js', 'static/dialog.js'])
  const write = group('component---src-pages-admin-post-blog-tsx', ['static/write.js'], editor, shared)
  const app = group('app', ['static/app.js'], home, write)
  home.getChildren = () => [shared, app] // groups may form a circle
  const names = ['app.js', 'home.js', 'home.css', 'dialog.js', 'editor.js', 'write.js', 'photo.svg']
  const assets = Object.fromEntries(names.map((name) => [`static/${name}`, {}]))
  expect(findInternalFiles({ entrypoints: new Map([['app', app]]), assets })).toEqual([
    'static/editor.js',
    'static/write.js',
  ])
})
