/** A word or turn of phrase that promises without saying anything. */
interface EmptyPhrase {
  /** Matches every form of it. */
  find: RegExp
  /** What to write in its place. */
  instead: string
}

const measurable = 'a figure or a fact the reader can check'
const whatChanges = 'what the reader can do afterwards'
const nothing = 'the sentence without it'

/** Things a help desk does unlock. */
const lockable = 'accounts?|cells?|devices?|doors?|drives?|files?|laptops?|phones?|records?|screens?|users?'
/** What an empty verb takes as its object. */
const abstract = 'business|data|digital|efficiency|growth|innovation|insights?|potential|transformation|value'
/** The noun that makes an adjective empty. */
const offer = 'approach|architecture|framework|offerings?|platforms?|services?|solutions?|systems?|tools?'

/** Case-insensitive patterns of whole words, each with a plainer alternative. */
const phrases: readonly (readonly [pattern: string, instead: string])[] = [
  ['leverag(?:e|es|ed|ing)', 'use'],
  ['utili[sz](?:e|es|ed|ing)', 'use'],
  ['seamless(?:ly)?', 'what the reader no longer has to do'],
  ['frictionless(?:ly)?|effortless(?:ly)?|hassle[- ]free', 'what the reader no longer has to do'],
  ['(?:cutting|bleeding|leading)[- ]edge', 'the name and the version'],
  ['state[- ]of[- ]the[- ]art', 'the name and the version'],
  ['next[- ]level', measurable],
  [`unlock(?:s|ed|ing)?(?!(?: [\\w’']+){0,3} (?:${lockable})\\b)`, whatChanges],
  ['empower(?:s|ed|ing|ment)?', 'let, or what people may now do'],
  ["in (?:today|this day)[’']?s? (?:fast|modern|digital|ever|competitive|business|and age)", nothing],
  ['fast[- ]paced', nothing],
  ['ever[- ](?:chang|evolv|grow)ing', 'what changed, and when'],
  ['(?:digital|technology|business|it) landscape', 'the systems you mean'],
  ['best[- ](?:in[- ]class|of[- ]breed)|world[- ]class|top[- ]notch', measurable],
  ['(?:industry|market|world)[- ]leading|(?:a|the) leading provider', measurable],
  ['un(?:paralleled|rivall?ed|matched)|second to none', measurable],
  ['game[- ]chang(?:er|ers|ing)', whatChanges],
  ['paradigm shifts?|revolutioni[sz](?:e|es|ed|ing)|transformative', whatChanges],
  ['synerg(?:y|ies|istic)', 'what the two do together'],
  ['(?:super|turbo)charg(?:e|es|ed|ing)', 'how much faster'],
  ['one[- ]stop[- ](?:shop|solution)s?', 'what you do and what you don’t'],
  ["tak(?:e|es|en|ing) (?:[\\w’']+ ){1,5}to the next level", whatChanges],
  [`elevat(?:e|es|ed|ing) (?:your|the|their) (?:${abstract})`, whatChanges],
  [`driv(?:e|es|en|ing) (?:${abstract})`, whatChanges],
  ['harness(?:es|ed|ing)? the (?:full )?power', 'use'],
  ['holistic(?:ally)?', 'what is included'],
  [
    `(?:robust|comprehensive|innovative|powerful|tailored|bespoke|turnkey|end-to-end) (?:${offer})`,
    'what it does',
  ],
  ['future[- ]proof(?:s|ed|ing)?', 'until when it lasts, or how it is replaced'],
  ['(?:your|the|their) (?:digital|cloud|ai|data|transformation) journey', 'the work, step by step'],
  ['actionable insights?', 'what someone decides by it'],
  ['value[- ]add(?:s|ed|ing)?', 'what it is worth, to whom'],
  ['thought leader(?:s|ship)?', nothing],
  ['trusted partners?|passionate about', nothing],
  ['low[- ]hanging fruits?', 'what to do first, and why'],
  ['mov(?:e|es|ed|ing) the needle', measurable],
  ['pav(?:e|es|ed|ing) the way', 'what it makes possible'],
  ['at the end of the day|look no further|rest assured|when it comes to', nothing],
  ['delv(?:e|es|ed|ing)', 'read, look or ask'],
  ['plethora|myriad', 'how many'],
]

/**
 * Empty words of this trade, each with a plainer way. Where a word also has a plain use ("unlock an
 * account", "a robust test"), only the empty one matches.
 */
const emptyPhrases: readonly EmptyPhrase[] = phrases.map(([pattern, instead]) => ({
  find: new RegExp(`\\b(?:${pattern})\\b`, 'giu'),
  instead,
}))

interface Spelling {
  /** Matches the word that is spelled otherwise here. */
  find: RegExp
  /** How this site spells it. */
  spell: (found: string) => string
}

/** Words that this site writes in one way, in every locale. */
const house: readonly (readonly [wrong: string, right: string])[] = [
  ['cannot', 'can’t'],
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
function spellings(locale: string): readonly Spelling[] {
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

interface WordingAdvice {
  message: string
  /** Characters of the text before the words it is about. */
  index: number
}

/**
 * Empty phrases and foreign spellings in a text. Pure.
 *
 * @param locale The site's language, e.g. "en-GB": decides which spelling is foreign.
 */
export function adviseWording(text: string, locale: string): WordingAdvice[] {
  return [
    ...emptyPhrases.flatMap(({ find, instead }) =>
      [...text.matchAll(find)].map(({ 0: found, index }) => ({
        index,
        message: `Avoid “${found}”. Say ${instead} instead.`,
      })),
    ),
    ...spellings(locale).flatMap(({ find, spell }) =>
      [...text.matchAll(find)].map(({ 0: found, index }) => ({
        index,
        message: `Write “${spell(found)}”, not “${found}”.`,
      })),
    ),
  ]
}
