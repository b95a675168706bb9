/** Written into JSON as it stands, without quotes. */
export const asItStands = (text: string) => `@@${text}@@`
export const writeJson = (value: unknown): string => JSON.stringify(value).replace(/"@@(.*?)@@"/g, '$1')

export const wrongTypes = [
  ...[
    null,
    true,
    false,
    0,
    1,
    -1,
    0.5,
    '',
    ' ',
    'yes',
    '0',
    '1',
    'null',
    'undefined',
    'NaN',
    '[object Object]',
  ],
  ...[
    [],
    {},
    [[]],
    [null],
    [{}],
    { $ne: null },
    { toString: 'x' },
    { valueOf: 1 },
    { length: 1e9 },
    ['a', 'b'],
  ],
  ...[{ type: 'Buffer', data: [1, 2, 3] }, { then: 'x' }, { toJSON: 'x' }, { 0: 'a', length: 1 }],
] as const

export const hugeNumbers = [
  ...[
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    2 ** 53 + 2,
    2 ** 63,
    2 ** 64,
    1e21,
    1e308,
    -1e308,
    5e-324,
  ],
  ...['1e400', '-1e400', '9223372036854775807', '9223372036854775808', '-0', '1E5', '0.1e1'].map(asItStands),
  ...['9'.repeat(400), `0.${'0'.repeat(400)}1`].map(asItStands),
  ...['2147483648', '1e3', '0x10', '٣', '1_000', '+1', ' 1 ', 'Infinity', '-Infinity'],
]

/** The text again and again, at least so long. */
export const many = (text: string, length: number) => text.repeat(Math.ceil(length / text.length))

/** Texts that databases, patterns, Markdown, dates or addresses may stumble over. */
export const hostileTexts = [
  // not allowed in PostgreSQL's text, or in its JSON
  ...['\0', 'a\0b', '\ud800', 'a\udc00b', '\uffff', '\u0007\u001b[31m', '\u202etxt.exe', '\ufeff', '\u2028'],
  ...[
    "' or 1=1 --",
    "'; drop table entry; --",
    '$1',
    '\\',
    '%',
    '_',
    "E'\\x00'",
    '{"a":',
    '{{x}}',
    '${7*7}',
    '%s%n',
  ],
  ...[
    '../../etc/passwd',
    '..\\..\\',
    '/etc/passwd\0.png',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//evil.example',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><svg onload=x>',
    '=cmd()',
    '\r\nBcc: x@x.example',
    'a\r\n\r\nb',
    'a\tb',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'null', 'NaN', 'true'],
  ...['2026-02-30', '0000-00-00', '9999-12-31', '+275760-09-13', '-000001-01-01', '2026-11-23T25:61:61Z'],
  ...['9999-12-31T23:59:59.999Z', '0001-01-01T00:00:00Z', '2026-11-23T10:00:00+99:99', '10000-01-01'],
  ...['00000000-0000-0000-0000-000000000000', 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', '{0}', '0'.repeat(36)],
  ...[
    'a@b',
    'a@@b.example',
    `${many('a', 300)}@b.example`,
    `a@${many('b.', 300)}example`,
    '"a b"@c.example',
    '@',
  ],
  // long, and what grows when it is normalised, shortened or split into words
  ...[
    many('x', 3_000),
    many('x ', 100_000),
    many('wörd', 5_000),
    many('\ufdfa', 2_000),
    many('e\u0301\u0327', 9_000),
  ],
  ...[
    many('👩‍👩‍👧‍👦', 3_000),
    many('İ', 3_000),
    many('ß', 3_000),
    many('\n', 50_000),
    many(' ', 50_000),
    many('a1-', 6_000),
  ],
  // bombs for patterns
  ...[
    `${many('a', 50_000)}!`,
    `${many('a-', 50_000)}A`,
    `${many('1', 50_000)}x`,
    `${many(' ', 50_000)}x`,
    many('a.', 30_000),
  ],
  ...[
    many('https://', 40_000),
    many('www.', 40_000),
    many('@a', 40_000),
    many('a@a.', 40_000),
    many('/a', 40_000),
    many('%22', 40_000),
  ],
  // bombs for Markdown
  ...[
    many('[', 20_000),
    many('[a](', 20_000),
    many('![', 20_000),
    many('*a ', 20_000),
    many('**a', 20_000),
    many('_a', 20_000),
  ],
  ...[
    many('>', 5_000),
    many('> ', 5_000),
    many('- ', 3_000),
    many('`', 20_000),
    many('a`', 20_000),
    many('<', 20_000),
    many('<a ', 20_000),
  ],
  ...[
    many('|', 20_000),
    `${many('|a', 2_000)}\n${many('|-', 2_000)}\n${many(many('|a', 200), 20_000)}`,
    many('[a]: <', 20_000),
  ],
  ...[
    many('\n[a]: b', 20_000),
    many('~~', 20_000),
    many('&', 20_000),
    many('&#0;', 20_000),
    many('#', 20_000),
    many('# a\n', 20_000),
  ],
  ...[
    many('[^1]', 20_000),
    many('[^1]: a\n', 20_000),
    many('<!--', 20_000),
    many('<?', 20_000),
    many('\\', 20_000),
    many('{{', 20_000),
  ],
  ...[
    many('www.a', 20_000),
    many('http://a.', 20_000),
    many('a@b.c', 20_000),
    many('\t', 20_000),
    many('1. ', 5_000),
    many('[[]', 20_000),
  ],
]

/** Names that mean something to JavaScript. */
export const oddNames = [
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '__defineGetter__',
    'then',
    'toJSON',
  ],
  ...['', ' ', '\0', 'a.b', 'a[b]', '$where', 'role', 'isAdmin', 'id', 'length', many('k', 5_000)],
] as const

export const brokenJson = [
  ...[
    '',
    ' ',
    '{',
    '}',
    '[',
    '"',
    '{"a"',
    '{"a":',
    '{"a":}',
    '{a:1}',
    "{'a':1}",
    '{"a":1,}',
    '[1,]',
    'undefined',
    'NaN',
  ],
  ...[
    'nul',
    '01',
    '1.',
    '.5',
    '--1',
    '"\\u12"',
    '"\\x"',
    '"a\nb"',
    '\0',
    '\ufeff{}',
    '{} {}',
    '{}x',
    '// a\n{}',
    'null',
    '1',
    '""',
    '[]',
  ],
  ...['{"a":1,"a":2}', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '"\\ud800"'],
] as const

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)
export const deepJson = [
  ...[1_000, 20_000, 200_000].map((depth) => nested('[', ']', depth)),
  ...[1_000, 20_000].map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  ...[
    '['.repeat(500_000),
    '{"a":'.repeat(100_000),
    `[${'1,'.repeat(200_000)}1]`,
    `{${many('"a":1,', 200_000)}"a":1}`,
  ],
] as const

export const contentTypes = [
  ...[
    'text/plain',
    'text/html',
    'application/xml',
    'application/octet-stream',
    'image/png',
    'image/svg+xml',
    'image/',
  ],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/mixed; boundary=x',
  ],
  ...[
    'application/json; charset=utf-16',
    'application/json;',
    'application/json; charset="',
    'application/JSON',
    'json',
    '/',
    ';',
    'a',
  ],
  ...[
    'application/csp-report',
    'application/merge-patch+json',
    `application/${many('x', 3_000)}`,
    `multipart/form-data; boundary=${many('b', 300)}`,
  ],
] as const
