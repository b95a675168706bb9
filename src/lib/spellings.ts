export interface Spelling {
  /** Matches the word that is spelled otherwise here. */
  find: RegExp
  /** How this site spells it. */
  spell: (found: string) => string
}

/** Words with one spelling in every locale. */
const house: readonly (readonly [wrong: string, right: string])[] = [
  ['e-mail', 'email'],
  ['e-mails', 'emails'],
  ['run book', 'runbook'],
  ['run books', 'runbooks'],
  ['web site', 'website'],
]

/**
 * American spellings with their British twins, of words common in this trade. A word that is right in both, as the
 * verb "license" and the noun "practice", is not here.
 */
const americanToBritish: readonly (readonly [american: string, british: string])[] = [
  ...['analy', 'cataly', 'paraly'].flatMap((stem) =>
    ['ze', 'zed', 'zes', 'zing'].map((end) => [stem + end, stem + end.replace('z', 's')] as const),
  ),
  ...[
    'author',
    'central',
    'custom',
    'digit',
    'modern',
    'normal',
    'optim',
    'organ',
    'priorit',
    'real',
    'recogn',
    'standard',
    'summar',
    'virtual',
  ].flatMap((stem) =>
    ['ize', 'ized', 'izes', 'izing', 'ization', 'izations'].map(
      (end) => [stem + end, stem + end.replace('z', 's')] as const,
    ),
  ),
  ...['behavior', 'color', 'favor', 'harbor', 'honor', 'labor', 'neighbor'].flatMap((word) =>
    ['', 's', 'ed', 'ing', 'ly'].map((end) => [word + end, word.replace(/or$/, 'our') + end] as const),
  ),
  ...['cancel', 'label', 'model', 'travel'].flatMap((word) =>
    ['ed', 'ing'].map((end) => [word + end, `${word}l${end}`] as const),
  ),
  ['aging', 'ageing'],
  ['catalog', 'catalogue'],
  ['catalogs', 'catalogues'],
  ['center', 'centre'],
  ['centers', 'centres'],
  ['defense', 'defence'],
  ['fulfill', 'fulfil'],
  ['gray', 'grey'],
  ['sizable', 'sizeable'],
  ['theater', 'theatre'],
]

const known = new Map<string, readonly Spelling[]>()

/** Spellings to correct in texts of a locale: British ones for "en-GB", American ones for "en-US". */
export function spellings(locale: string): readonly Spelling[] {
  const earlier = known.get(locale)
  if (earlier) return earlier
  const made = [plan(house, 'giu'), ...planLocale(locale)]
  known.set(locale, made)
  return made
}

/** Names keep their capital ("Microsoft Entra admin center" does not, and neither does "Action Center"). */
function planLocale(locale: string): Spelling[] {
  if (locale === 'en-US')
    return [
      plan(
        americanToBritish.map(([american, british]) => [british, american]),
        'gu',
      ),
    ]
  return locale.startsWith('en') ? [plan(americanToBritish, 'gu')] : []
}

function plan(pairs: readonly (readonly [string, string])[], flags: string): Spelling {
  const right = new Map(pairs)
  const words = [...right.keys()].join('|')
  return {
    // "admin center" is the name of a Microsoft page
    find: new RegExp(`(?<![\\p{L}-])(?<!\\badmin )(?:${words})(?![\\p{L}-])`, flags),
    spell: (found) => {
      const spelled = right.get(found.toLowerCase()) ?? found
      return found === found.toLowerCase() ? spelled : (spelled[0] ?? '').toUpperCase() + spelled.slice(1)
    },
  }
}
