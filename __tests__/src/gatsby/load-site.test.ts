import { contactPlace } from '../../../src/config/places'
import { ContentError } from '../../../src/content/content-issue'
import { ContentCopy } from '../../setup/content-copy'

/** An article of twelve lines: its front matter ends in line 10, its text begins in line 12. */
const article = `---
title: A made article
lead: For tests alone, so that an issue can be put into it and found again.
seo:
  title: A made article
  description: Seventy characters are the least that is asked of a description; this has them.
date: 2026-03-05
author: The test desk
tags: [operations]
---

A text.
`
const made = 'content/blog/a-made-article.md'

let copy: ContentCopy
beforeEach(() => {
  copy = new ContentCopy()
  copy.write('content/redirects.yml', '[]\n')
  copy.write(made, article)
})
afterEach(() => copy.dispose())

/** Puts an issue into the made article. */
const change = (from: string | RegExp, to: string) => copy.replace(made, from, to)

test('the copy that the tests below break is valid', () => {
  expect(copy.issues()).toEqual([])
})

describe('front matter', () => {
  test('with an unknown key reports its location and the closest name', () => {
    change('author: The test desk', 'author: The test desk\nauther: Someone')
    expect(copy.issues()).toEqual([
      `${made}:9:1: auther: unknown field. Allowed: title, lead, seo, date, updated, author, tags, cover, related, closing. Did you mean "author"?`,
    ])
  })

  test('with an unknown nested key reports it too', () => {
    change('  description: ', '  descripton: x\n  description: ')
    expect(copy.issues()).toEqual([
      `${made}:6:3: seo.descripton: unknown field. Allowed: title, description. Did you mean "description"?`,
    ])
  })

  test('with a missing key names it', () => {
    change('author: The test desk\n', '')
    expect(copy.issues()).toEqual([`${made}:2:1: author: required`])
  })

  test('with a value of the wrong type says what is expected', () => {
    change('tags: [operations]', 'tags: operations')
    expect(copy.issues()).toEqual([`${made}:9:1: tags: must be a list, not "operations"`])
  })

  test('with an invalid date shows the format', () => {
    change('2026-03-05', '2026-02-30')
    expect(copy.issues()).toEqual([`${made}:7:1: date: must be a date as YYYY-MM-DD, not "2026-02-30"`])
  })

  test('with a description that is too short gives its length', () => {
    change(/description: .*/, 'description: Too short.')
    expect(copy.issues()).toEqual([
      `${made}:6:3: seo.description: must be at least 70 characters, not 10 ("Too short.")`,
    ])
  })

  test('that is missing is reported', () => {
    copy.write(made, 'Only a text.\n')
    expect(copy.issues()).toEqual([
      `${made}:1:1: front matter is missing: start the file with a block between two lines of "---"`,
    ])
  })

  test('after a byte order mark is read', () => {
    copy.write(made, `\uFEFF${article}`)
    expect(copy.issues()).toEqual([])
  })

  test('with Windows line endings has the same locations', () => {
    change('author:', 'auther:')
    copy.write(made, copy.read(made).replaceAll('\n', '\r\n'))
    expect(copy.issues()).toContainEqual(expect.stringMatching(`^${made}:8:1: auther: `))
  })

  test('with an unknown tag names the closest one', () => {
    change('[operations]', '[operatons]')
    expect(copy.issues()).toEqual([
      `${made}:9:8: tags.0: unknown tag "operatons". Tags are listed in content/blog/tags.yml. Did you mean "operations"?`,
    ])
  })

  test('with an unknown reference names the closest one', () => {
    change('tags:', 'related:\n  services: [tech-advisry]\ntags:')
    expect(copy.issues()).toEqual([
      `${made}:10:14: related.services.0: no service has the slug "tech-advisry". Did you mean "tech-advisory"?`,
    ])
  })

  test('of a job at an unknown office lists the known ones', () => {
    copy.replace('content/jobs/data-engineer.md', /^office: .*$/m, 'office: Atlantis')
    expect(copy.issues()).toEqual([
      expect.stringMatching(
        /^content\/jobs\/data-engineer\.md:\d+:1: office: unknown office "Atlantis"\. Use .+ \(from company\.yml\)$/,
      ),
    ])
  })
})

describe('files and trees', () => {
  test('two articles of the same name are rejected with both files', () => {
    copy.write('content/blog/more/a-made-article.md', article)
    expect(copy.issues()).toEqual([
      `content/blog/more/a-made-article.md:1:1: duplicate slug "a-made-article", also used by ${made}`,
    ])
  })

  test('a legal page can’t use the address of another page', () => {
    copy.write('content/legal/about.md', copy.read('content/legal/privacy-policies.md'))
    expect(copy.issues()).toEqual([expect.stringMatching(/^content\/legal\/about\.md:1:1: .*"\/about\/"/)])
  })

  test('a tree item without a file names both', () => {
    copy.remove('content/technologies/low-code-innovation/nintex.md')
    expect(copy.issues()).toContain(
      'content/technologies/low-code-innovation/nintex.md:1:1: file not found: "nintex" is listed in contract/trees/technologies.ts',
    )
  })

  test('a category without a file names both', () => {
    copy.remove('content/services/strategic-consulting/index.md')
    expect(copy.issues()).toContain(
      'content/services/strategic-consulting/index.md:1:1: file not found: "strategic-consulting" is listed in contract/trees/services.ts',
    )
  })

  test('a file without a tree item names both and the closest name', () => {
    const file = 'content/services/strategic-consulting/tech-advise.md'
    copy.write(file, copy.read('content/services/strategic-consulting/tech-advisory.md'))
    expect(copy.issues()).toEqual([
      `${file}:1:1: this file isn’t listed in contract/trees/services.ts. Did you mean "content/services/strategic-consulting/tech-advisory.md"?`,
    ])
  })

  test('a missing page is named', () => {
    copy.remove('content/pages/contact.md')
    expect(copy.issues()).toEqual(['content/pages/contact.md:1:1: file not found'])
  })

  test('a page with the wrong name gets the closest name', () => {
    copy.write('content/pages/contacts.md', copy.read('content/pages/contact.md'))
    expect(copy.issues()).toEqual([
      expect.stringMatching(
        /^content\/pages\/contacts\.md:1:1: unknown page "contacts"\. Allowed: home, .+ Did you mean "contact"\?$/,
      ),
    ])
  })

  test('an invalid company.yml is reported with the errors of all other files', () => {
    copy.replace('content/company.yml', /^name: .*$/m, 'nam: Harbour')
    change('author: The test desk', '')
    expect(copy.issues()).toEqual([
      expect.stringMatching(/^content\/company\.yml:\d+:1: name: required$/),
      expect.stringMatching(
        /^content\/company\.yml:\d+:1: nam: unknown field\. Allowed: .+ Did you mean "name"\?$/,
      ),
      `${made}:2:1: author: required`,
    ])
  })

  test('a file whose name can’t be a URL has to be renamed', () => {
    copy.write('content/blog/End of Support.md', article)
    expect(copy.issues()).toContain(
      'content/blog/End of Support.md:1:1: rename this file: its name becomes the URL and takes lower-case words joined by hyphens, e.g. "end-of-support.md"',
    )
  })
})

describe('links', () => {
  test('to missing pages are reported with the closest page', () => {
    change('A text.', 'See [our services](/servces/).')
    expect(copy.issues()).toEqual([
      `${made}:12:5: broken link: no page at "/servces/". Did you mean "/services/"?`,
    ])
  })

  test('with a short path are reported with the full one', () => {
    change('A text.', 'See [us](/tech-advisory/).')
    expect(copy.issues()).toEqual([
      `${made}:12:5: broken link: no page at "/tech-advisory/". Did you mean "/services/strategic-consulting/tech-advisory/"?`,
    ])
  })

  test('without a trailing slash are rejected with the right form', () => {
    change('A text.', 'See [us](/about).')
    expect(copy.issues()).toEqual([`${made}:12:5: broken link: no page at "/about". Did you mean "/about/"?`])
  })

  test('to a missing heading name the closest heading', () => {
    change('A text.', '## What it costs\n\nSee [above](#what-it-cost).')
    expect(copy.issues()).toEqual([
      `${made}:14:5: broken link "#what-it-cost": no heading "what-it-cost" on that page. Did you mean "what-it-costs"?`,
    ])
  })

  test('to a heading of another page are checked there', () => {
    change('A text.', 'See [there](/blog/another/#where-it-s).')
    copy.write(
      'content/blog/another.md',
      `${article.replaceAll('A made article', 'Another article')}\n## Where it is\n`,
    )
    expect(copy.issues()).toEqual([
      `${made}:12:5: broken link "/blog/another/#where-it-s": no heading "where-it-s" on that page. Did you mean "where-it-is"?`,
    ])
  })

  test('to a section of another kind of page are not accepted', () => {
    change('A text.', 'See [there](/about/#response-times).')
    expect(copy.issues()).toEqual([
      expect.stringContaining(
        `${made}:12:5: broken link "/about/#response-times": no heading "response-times" on that page`,
      ),
    ])
  })

  test('to pages, headings, tag pages, files, other sites and email addresses are accepted', () => {
    const links = [
      '/contact/',
      '#here',
      '/tms-support/#response-times',
      '/blog/tag/operations/',
      '/rss.xml',
      'https://example.com/x',
      'mailto:a@b.example',
    ]
    change('A text.', `## Here\n\n${links.map((link) => `[a link](${link})`).join(', ')}`)
    expect(copy.issues()).toEqual([])
  })

  test('after a token in the same line have the right location', () => {
    change('A text.', 'Ask {{company.emails.general}} or [us](/nowhere/).')
    expect(copy.issues()).toEqual([expect.stringContaining(`${made}:12:35: broken link`)])
  })
})

describe('images', () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  )

  test('that exist and have alt text get an address and their size', () => {
    copy.write('content/blog/images/bay.png', pixel)
    change('A text.', '![The bay at low tide](./images/bay.png)')
    const page = copy.load().site.pages.find(({ href }) => href === '/blog/a-made-article/')
    expect(page?.body.html).toMatch(
      /<img src="\/media\/[0-9a-f]{10}\/bay\.png" alt="The bay at low tide" width="1" height="1"/,
    )
  })

  test('that are missing are reported', () => {
    change('A text.', 'A text.\n\n![The bay at low tide](./images/bay.png)')
    expect(copy.issues()).toEqual([
      `${made}:14:1: image "./images/bay.png": not found: expected a file beside this one`,
    ])
  })

  test('without alt text are reported', () => {
    copy.write('content/blog/images/bay.png', pixel)
    change('A text.', 'A text.\n\n![](./images/bay.png)')
    expect(copy.issues()).toEqual([
      `${made}:14:1: image "./images/bay.png": add alt text that says what the image shows`,
    ])
  })

  test('that are not images are reported', () => {
    copy.write('content/blog/images/bay.png', 'not a picture')
    change('A text.', '![The bay at low tide](./images/bay.png)')
    expect(copy.issues()).toEqual([
      expect.stringContaining(`${made}:12:1: image "./images/bay.png": not a valid image file`),
    ])
  })

  test('on other sites are rejected', () => {
    change('A text.', '![The bay](https://example.com/bay.png)')
    expect(copy.issues()).toEqual([
      `${made}:12:1: image "https://example.com/bay.png": images from other sites aren’t allowed. Save it next to this file`,
    ])
  })

  test('in front matter must exist too', () => {
    change('tags:', 'cover:\n  src: ./images/bay.png\n  alt: The bay at low tide\ntags:')
    expect(copy.issues()).toEqual([
      expect.stringMatching(`^${made}:(9:1|10:3): .*"\\./images/bay\\.png": not found`),
    ])
  })

  test('in reference style are checked too', () => {
    change('A text.', '![][bay]\n\n[bay]: ./images/bay.png')
    expect(copy.issues()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('add alt text'),
        expect.stringContaining('not found: expected a file beside this one'),
      ]),
    )
  })
})

describe('the company', () => {
  test('is reported when spelled out, with the token to use', () => {
    const brand = /^name: (.*)$/m.exec(copy.read('content/company.yml'))?.[1] ?? ''
    change('A text.', `Ask ${brand} for help.`)
    expect(copy.issues()).toEqual([`${made}:12:5: use {{company.name}} instead of "${brand}"`])
  })

  test('is reported when the token is unknown, with the closest one', () => {
    change('A text.', 'Write to {{company.emails.genral}}.')
    expect(copy.issues()).toEqual([
      `${made}:12:10: unknown value "company.emails.genral": company.yml has no such field. Did you mean "company.emails.general"?`,
    ])
  })

  test('is filled in for tokens in front matter and text', () => {
    copy.replace('content/company.yml', /^name: .*$/m, 'name: Harbour')
    change('author: The test desk', 'author: The {{company.name}} desk')
    change('A text.', 'Ask {{company.name}}.')
    const page = copy.load().site.pages.find(({ href }) => href === '/blog/a-made-article/')
    expect(page).toMatchObject({ author: 'The Harbour desk', body: { html: '<p>Ask Harbour.</p>' } })
  })
})

test('the topic of a category is selected by the buttons of its page and its services', () => {
  const category = 'content/services/strategic-consulting/index.md'
  const buttons = () =>
    copy
      .load()
      .site.pages.filter(({ href }) => href.startsWith('/services/strategic-consulting/'))
      .map((page) => ('closing' in page ? page.closing?.href : undefined))
  copy.replace(category, /^topic: .+$/m, 'topic: takeover')
  expect(buttons()).toEqual(Array.from({ length: 5 }, () => '/contact/?topic=takeover'))
  copy.replace(category, /^topic: .+\n/m, '')
  expect(new Set(buttons())).toEqual(new Set(['/contact/']))
})

test('a closing section says how soon there is an answer, as the contact page does, and the number to call', () => {
  copy.replace('content/pages/contact.md', /duration: "Same working day"/, 'duration: "Within the hour"')
  copy.replace('content/company.yml', /^ {2}general: \+44.*$/m, '  general: +44 20 7946 0999')
  const page = copy.load().site.pages.find(({ href }) => href === '/services/')
  expect(page).toMatchObject({
    closing: {
      steps: [{ duration: 'Within the hour' }, { title: 'We reply' }],
      phone: '+44 20 7946 0999',
    },
  })
})

describe('the button of a closing section', () => {
  const labelOf = (href: string) => {
    const page = copy.load().site.pages.find((one) => one.href === href)
    return page && 'closing' in page ? page.closing?.button : undefined
  }

  test('says the same on all pages as the menus and the heading of the page that it leads to', () => {
    const { pages } = copy.load().site
    const labels = pages.flatMap((page) => ('closing' in page && page.closing ? [page.closing.button] : []))
    const heading = pages.find(({ href }) => href === contactPlace.href)?.title
    expect(new Set([...labels, heading])).toEqual(new Set([contactPlace.title]))
  })

  test('is called as the page that it leads to', () => {
    copy.replace('content/pages/contact.md', /^title: .*$/m, 'title: Ask a pilot')
    expect(labelOf('/')).toBe('Ask a pilot')
    expect(labelOf('/services/strategic-consulting/tech-advisory/')).toBe('Ask a pilot')
  })

  test('follows a line of its kind on a page that has no line of its own', () => {
    const pages = [
      ['content/blog/graph-api-throttling.md', '/blog/graph-api-throttling/', '/contact/?topic=advice'],
      [
        'content/case-studies/one-figure-for-the-board.md',
        '/case-study/one-figure-for-the-board/',
        '/contact/?topic=project',
      ],
      [
        'content/technologies/low-code-innovation/nintex.md',
        '/technologies/low-code-innovation/nintex/',
        '/contact/?topic=advice',
      ],
      ['content/samples/help-desk-march.md', '/samples/help-desk-march/', '/contact/'],
    ] as const
    const closings = () => {
      const all = copy.load().site.pages
      return pages
        .flatMap(([, href]) => all.find((page) => page.href === href) ?? [])
        .map((page) => 'closing' in page && page.closing)
    }
    const own = closings()
    for (const [file] of pages) copy.replace(file, /^closing:\n {2}title: .*\n {2}text: .*\n/m, '')
    const usual = closings()
    expect(new Set([...own, ...usual].map((closing) => closing && closing.text)).size).toBe(8)
    for (const list of [own, usual])
      expect(list.map((closing) => closing && closing.href)).toEqual(pages.map(([, , href]) => href))
    expect(new Set(usual.map((closing) => closing && closing.button))).toEqual(new Set(['Contact us']))
  })

  test.each([
    ['content/solutions/smart-docs.md', '/solutions/smart-docs/'],
    ['content/blog/graph-api-throttling.md', '/blog/graph-api-throttling/'],
  ])('can have a label of its own: %s', (file, page) => {
    copy.replace(file, 'closing:', 'closing:\n  button: "Send a scan"')
    expect(labelOf(page)).toBe('Send a scan')
  })
})

describe('redirects', () => {
  const redirects = 'content/redirects.yml'

  test('in a loop are rejected, each naming the other', () => {
    copy.write(redirects, '- from: /old/\n  to: /older/\n- from: /older/\n  to: /old/\n')
    expect(copy.issues()).toEqual([
      `${redirects}:1:3: redirect "/old/ -> /older/": loops with "/older/ -> /old/"`,
      `${redirects}:3:3: redirect "/older/ -> /old/": loops with "/old/ -> /older/"`,
    ])
  })

  test('in a chain are flattened to one hop each', () => {
    copy.write(redirects, '- from: /oldest/\n  to: /old/\n- from: /old/\n  to: /about/\n')
    expect(copy.load().redirects).toEqual([
      { from: '/oldest/', to: '/about/', status: 301 },
      { from: '/old/', to: '/about/', status: 301 },
    ])
  })

  test('to a missing page name the closest one', () => {
    copy.write(redirects, '- from: /old/\n  to: /abuot/\n')
    expect(copy.issues()).toEqual([
      `${redirects}:1:3: redirect "/old/ -> /abuot/": no page at "/abuot/". Did you mean "/about/"?`,
    ])
  })

  test('may lead to a tag page and to a file of the site', () => {
    copy.write(
      redirects,
      '- from: /topics/operations/\n  to: /blog/tag/operations/\n- from: /feed/\n  to: /rss.xml\n',
    )
    expect(copy.issues()).toEqual([])
  })
})

describe('words for the search', () => {
  const file = 'content/search.yml'

  test('in a group must be two or more', () => {
    copy.write(file, '- [jobs, careers]\n- [rpa]\n')
    expect(copy.issues()).toEqual([`${file}:2:3: 1: must be at least 2 entries, not 1`])
  })

  test('stand once, whatever their ending', () => {
    copy.write(file, '- [jobs, careers]\n- [work, job]\n')
    expect(copy.issues()).toEqual([
      `${file}:2:10: 1.1: must be a word that stands once ("jobs" in group 1 is the same to the search), not "job"`,
    ])
  })

  test('have letters or digits', () => {
    copy.write(file, '- [jobs, "?!"]\n')
    expect(copy.issues()).toEqual([`${file}:1:10: 0.1: must be a word or a phrase, not "?!"`])
  })
})

describe('many issues', () => {
  test('in fields are all reported in one run', () => {
    change('author: The test desk', 'auther: The test desk')
    change('2026-03-05', 'yesterday')
    copy.replace('content/jobs/data-engineer.md', /^status: .*$/m, 'status: opn')
    copy.write('content/redirects.yml', '- from: old\n  to: /about/\n')
    change('A text.', '![](./images/bay.png) {{company.nam}}')
    expect(copy.issues()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('content/redirects.yml:1:3: 0.from: must be a path on this site'),
        expect.stringContaining(`${made}:2:1: author: required`),
        expect.stringContaining(`${made}:7:1: date: must be a date as YYYY-MM-DD, not "yesterday"`),
        expect.stringContaining(`${made}:8:1: auther: unknown field`),
        expect.stringContaining(`${made}:12:1: image "./images/bay.png": add alt text`),
        expect.stringContaining(
          `${made}:12:1: image "./images/bay.png": not found: expected a file beside this one`,
        ),
        expect.stringContaining(`${made}:12:23: unknown value "company.nam"`),
        expect.stringMatching(/^content\/jobs\/data-engineer\.md:\d+:1: status: .*Did you mean "open"\?$/),
      ]),
    )
  })

  test('across files are all reported in one run', () => {
    change('[operations]', '[operatons]')
    change('A text.', '[A link](/nowhere/)')
    copy.write('content/redirects.yml', '- from: /old/\n  to: /old/\n')
    copy.remove('content/technologies/low-code-innovation/nintex.md')
    expect(copy.issues()).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`${made}:9:8: tags.0: unknown tag`),
        expect.stringContaining(`${made}:12:1: broken link`),
        expect.stringContaining('content/redirects.yml:1:3: redirect "/old/ -> /old/": loops'),
        expect.stringContaining('content/technologies/low-code-innovation/nintex.md:1:1: file not found'),
      ]),
    )
  })

  test('in fields and across files are reported together', () => {
    copy.replace('content/jobs/data-engineer.md', /^status: .*$/m, 'status: opn')
    change('A text.', '[A link](/nowhere/)')
    expect(copy.issues()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('content/jobs/data-engineer.md'),
        expect.stringContaining(`${made}:12:1: broken link`),
      ]),
    )
  })

  test('are listed in reading order after their count', () => {
    change('author:', 'auther:')
    copy.write('content/redirects.yml', '- from: old\n  to: /about/\n')
    expect(() => copy.load()).toThrow(ContentError)
    expect(() => copy.load()).toThrow(
      new RegExp(`^3 errors in content/\n${made}:2:1: .+\n${made}:8:1: .+\ncontent/redirects\\.yml:1:3: .+$`),
    )
  })
})
