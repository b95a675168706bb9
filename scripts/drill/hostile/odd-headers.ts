import { many } from './hostile-values'

/** Headers that clients invent. */
export const oddHeaders: readonly (readonly [name: string, value: string])[] = [
  ...[
    'bytes=0-',
    'bytes=-1',
    'bytes=99999999-',
    'bytes=5-1',
    'bytes=a-b',
    many('bytes=0-1,', 3_000),
    'lines=1-2',
    'bytes=-',
  ].map((value) => ['range', value] as const),
  ...['*', '"', 'W/', many('"a",', 6_000), 'W/"' + many('x', 3_000)].map(
    (value) => ['if-none-match', value] as const,
  ),
  ...['never', '0', 'Thu, 99 Foo 9999 99:99:99 GMT', ''].map(
    (value) => ['if-modified-since', value] as const,
  ),
  ...['*', '"a"', ''].map((value) => ['if-match', value] as const),
  ...['', 'br;q=nan', '*;q=0', 'identity;q=0', many('gzip;q=0.1,', 6_000), '\u00ff'].map(
    (value) => ['accept-encoding', value] as const,
  ),
  ...['', ';', '*/*;q=', many('text/html,', 6_000), 'text/html;q=2'].map(
    (value) => ['accept', value] as const,
  ),
  ...['', 'evil.example', 'a b', '[::1', 'x:99999', '/', many('a.', 2_000)].map(
    (value) => ['host', value] as const,
  ),
  ...[
    '',
    'a',
    ',',
    '::ffff:999.1.1.1',
    '1.2.3.4:80',
    '[::1]:80',
    many('1.1.1.1,', 6_000),
    '\u00ff',
    "'",
    'fe80::1%eth0',
  ].map((value) => ['x-forwarded-for', value] as const),
  ...['', 'gopher', 'https,http', 'javascript'].map((value) => ['x-forwarded-proto', value] as const),
  ...['', 'evil.example', 'a\tb', '"'].map((value) => ['x-forwarded-host', value] as const),
  ...['', 'null', 'https://evil.example', 'a b', 'http://', '\u00ff'].map(
    (value) => ['origin', value] as const,
  ),
  ...['', '__proto__', many('r', 200), '${jndi:ldap://x}'].map((value) => ['x-request-id', value] as const),
  ...['', 'a', 'same-site', 'cross-site'].map((value) => ['sec-fetch-site', value] as const),
  ...['gzip', 'br', 'deflate', 'x', ''].map((value) => ['content-encoding', value] as const),
  ...[';;;', many('a=b; ', 6_000), 'signed-in=\u00ff', '='].map((value) => ['cookie', value] as const),
  ['expect', 'the-worst'],
  ['upgrade', 'h2c'],
  ['te', 'trailers'],
  ['x-http-method-override', 'DELETE'],
  ['accept-language', many('a,', 6_000)],
  ['referer', 'javascript:\u00ff'],
  ['__proto__', 'x'],
]
