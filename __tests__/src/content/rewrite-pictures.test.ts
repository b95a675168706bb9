import { rewritePictures } from '../../../src/content/rewrite-pictures'

const to = (url: string) => (url.startsWith('./') ? `/media/0011223344/${url.slice(2)}` : undefined)

test.each([
  ['![Bay](./bay.png)', '![Bay](/media/0011223344/bay.png)'],
  ['![Bay](./bay.png "At low tide")', '![Bay](/media/0011223344/bay.png "At low tide")'],
  ['![Bay](<./bay.png>)', '![Bay](</media/0011223344/bay.png>)'],
  ['![](./bay.png) and ![](./bay.png)', '![](/media/0011223344/bay.png) and ![](/media/0011223344/bay.png)'],
  ['![./bay.png](./bay.png)', '![./bay.png](/media/0011223344/bay.png)'],
  ['![a](b) ](./bay.png)', '![a](b) ](./bay.png)'],
  ['[![Bay](./bay.png)](./bay.png)', '[![Bay](/media/0011223344/bay.png)](./bay.png)'],
  ['![Bay][bay]\n\n[bay]: ./bay.png "Low"', '![Bay][bay]\n\n[bay]: /media/0011223344/bay.png "Low"'],
  ['[Bay][bay]\n\n[bay]: ./bay.png', '[Bay][bay]\n\n[bay]: ./bay.png'],
  ['`![Bay](./bay.png)`', '`![Bay](./bay.png)`'],
  ['```\n![Bay](./bay.png)\n```', '```\n![Bay](./bay.png)\n```'],
  ['| a |\n| - |\n| ![Bay](./bay.png) |', '| a |\n| - |\n| ![Bay](/media/0011223344/bay.png) |'],
  ['![Bay](./b\\_y.png)', '![Bay](/media/0011223344/b_y.png)'],
  ['![Bay](https://example.com/bay.png)', '![Bay](https://example.com/bay.png)'],
])('%j becomes %j', (from, expected) => {
  expect(rewritePictures(from, to)).toBe(expected)
})
