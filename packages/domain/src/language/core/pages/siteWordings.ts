import { colourWords } from './colours.ts';
import type { Wording } from './requests.ts';
import { anyPlace, short, simple, words } from './wording.ts';

const { change, add, make, remove, my, page, menu, entry, anySite } = words;
const things = '(?<things>[\\p{L}\\p{N}-]+(?: [\\p{L}\\p{N}-]+){0,2}?)';
const colour = `(?<value>${colourWords})`;
const coloured =
  '(?:all )?(?:the |my |our )?(?<of>buttons?(?: and links)?|links?(?: and buttons)?|accents?|main|primary|accent|brand|theme|page background|background|site background|text|font|letters)(?: colou?rs?)?';

const ordinal =
  '(?<place>(?:to the )?(?:start|beginning|front|left|top|first place|first|end|last place|last|right|bottom)|(?:before|after|in front of|behind) (?:the )?\\S.*?)';
const by = '(?<by>newest|latest|most recent|oldest|cheapest|most expensive|dearest)';
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10 };
const count = `(?:(?<count>\\d{1,2}|${Object.keys(counts).join('|')}) )?`;

function countOf(said: string | undefined): number | undefined {
  return said === undefined ? undefined : (counts[said.toLowerCase()] ?? Number(said));
}

const label = (text: string): string =>
  short(text)
    .replace(/^(?:the|my|our) /iu, '')
    .replace(/ (?:page|link|entry|item)$/iu, '');

const keeping =
  '(?:,? (?:that|which|where) (?:keeps|stores|saves|collects) (?:the |all |my |our )?messages|,? and (?:keep|store|save) the messages)?';

/** Wordings about the look, the menu, whole pages and lists. */
export const siteWordings: readonly Wording[] = [
  // All buttons and links have one colour.
  simple(
    `(?:${change}|colou?r|paint) (?:the )?(?<of>button|link) (?:“[^”]+”|"[^"]+")(?: (?:on|of|in) ${my}${page})? (?:to |in )?${colour}`,
    (said) => ({ do: 'colour', of: `${said('of')}s`, value: said('value') }),
  ),
  simple(
    `(?:${change}|colou?r|paint|have) ${coloured}${anyPlace} (?:to be |to |into |in |be )?${colour}${anyPlace}`,
    (said) => ({
      do: 'colour',
      of: said('of'),
      value: said('value'),
    }),
  ),
  simple(`(?:${change}) (?:the )?colou?r of ${coloured}${anyPlace} (?:to |into )${colour}`, (said) => ({
    do: 'colour',
    of: said('of'),
    value: said('value'),
  })),
  simple(
    `(?:i would like|i(?:’|')d like|i want|we want)? ?${coloured}${anyPlace} (?:should be|must be|to be|in) ${colour}`,
    (said) => ({
      do: 'colour',
      of: said('of'),
      value: said('value'),
    }),
  ),
  simple(`(?:use|take|choose) ${colour} (?:for|as) ${coloured}${anyPlace}`, (said) => ({
    do: 'colour',
    of: said('of'),
    value: said('value'),
  })),
  simple(
    `(?:use|switch to|i want|take|choose|give (?:my site|the site|it)|i would like)(?: an?| the)? (?<value>[\\p{L}-]+(?: [\\p{L}-]+)?) (?:font|typeface|letters|type)${anySite}`,
    (said) => ({ do: 'font', value: said('value') }),
  ),
  simple(
    `${change} (?:the |my |our )?(?:font|typeface)${anySite} (?:to |into |be )?(?:an? )?(?<value>[\\p{L}-]+(?: [\\p{L}-]+)?)(?: font| one)?`,
    (said) => ({
      do: 'font',
      value: said('value'),
    }),
  ),
  simple(
    `(?:i want |use |make |give me |i would like |we want )?(?:the )?(?<value>rounder|more round(?:ed)?|rounded|round|less round(?:ed)?|square|sharp|sharper|squarer) (?:corners|edges)${anySite}`,
    (said) => ({ do: 'corners', value: said('value') }),
  ),
  simple(
    `(?:make|turn) (?:the )?(?:corners|edges)${anySite} (?<value>rounder|more round(?:ed)?|rounded|round|less round(?:ed)?|square|sharp|sharper|squarer)`,
    (said) => ({ do: 'corners', value: said('value') }),
  ),
  simple(
    `(?:rename|change|call) (?:the )?(?:menu|navigation|nav) ?${entry} (?<entry>\\S.*?) (?:to|into|as) (?<value>\\S.*?)(?: instead)?`,
    (said) => ({
      do: 'menu-rename',
      entry: label(said('entry')),
      value: short(said('value')),
    }),
  ),
  simple(`call (?:the )?(?:menu|navigation|nav) ?${entry} (?<entry>\\S.*?)(?: instead)?`, (said) => ({
    do: 'menu-rename',
    entry: said('entry').trim(),
  })),
  simple(`in ${menu},? (?:call|rename|change) (?<entry>\\S.*?) (?:to|into|as) (?<value>\\S.*?)`, (said) => ({
    do: 'menu-rename',
    entry: label(said('entry')),
    value: short(said('value')),
  })),
  simple(`in ${menu},? (?:call|rename) (?<entry>\\S.*?)`, (said) => ({
    do: 'menu-rename',
    entry: said('entry').trim(),
  })),
  simple(`(?:rename|change) (?<entry>\\S.*?) (?:to|into) (?<value>\\S.*?) in ${menu}`, (said) => ({
    do: 'menu-rename',
    entry: label(said('entry')),
    value: short(said('value')),
  })),
  simple(
    `(?:take|take away|remove|hide|drop|delete|leave|get rid of) (?<entry>(?!away )\\S.*?) (?:off|out of|from|in) ${menu}`,
    (said) => ({
      do: 'menu-remove',
      entry: label(said('entry')),
    }),
  ),
  simple(
    `(?:remove|hide|drop|delete) (?:the )?(?:menu|navigation|nav) ?${entry} (?<entry>\\S.*?)`,
    (said) => ({
      do: 'menu-remove',
      entry: label(said('entry')),
    }),
  ),
  simple(`(?:move|put|place|show|list) (?<entry>\\S.*?) ${ordinal} (?:in|of|on) ${menu}`, (said) => ({
    do: 'menu-move',
    entry: label(said('entry')),
    place: said('place').trim(),
  })),
  simple(
    `(?:make) (?<entry>\\S.*?) the (?<place>first|last) (?:menu |navigation )?${entry}(?: (?:in|of|on) ${menu})?`,
    (said) => ({
      do: 'menu-move',
      entry: label(said('entry')),
      place: said('place').trim(),
    }),
  ),
  simple(
    `${add} (?:a link to )?(?:the )?(?<page>(?!an? (?:new )?page|.*https?:)\\S.*?) (?:back )?(?:to|in|into|on) ${menu}`,
    (said) => ({
      do: 'menu-add',
      page: label(said('page')),
    }),
  ),
  simple(`${make} (?:a |another )?contact form${keeping} (?:to|on) ${my}${page}${keeping}`, (said) => ({
    do: 'contact-form',
    page: said('page'),
  })),
  simple(
    `${make} (?:a |another )?(?:contact form|contact page with a (?:contact )?form|page with a contact form)${keeping}${anySite}`,
    () => ({ do: 'contact-form' }),
  ),
  simple(
    `${remove} (?:the |my |our )?(?<page>[\\p{L}\\p{N}&’'-]+(?: [\\p{L}\\p{N}&’'-]+){0,2} page|page (?:called |named )?\\S.*?)(?:${anySite}| from (?:(?:my|the|our|all|every) )?(?:site|website|web site|app|shop|menu|pages?))`,
    (said) => ({
      do: 'remove-page',
      page: said('page').replace(/^page (?:called |named )?/iu, ''),
    }),
  ),
  simple(
    `(?:show|list|display|put|add) (?:me )?(?:only )?(?:the |my |our )?${count}${by} (?:(?<count2>\\d{1,2}) )?${things} on ${my}${page}`,
    (said, maybe) => ({
      do: 'newest',
      things: said('things'),
      by: said('by').toLowerCase(),
      count: countOf(maybe('count') ?? maybe('count2')),
      page: said('page'),
    }),
  ),
  simple(
    `(?:sort|order|arrange) (?:the |my |our )?(?:list of )?${things}(?: on ${my}${page})? (?:by|after) (?:the |their )?(?<by>[\\p{L}_]+(?: [\\p{L}_]+)?(?:,? (?:descending|ascending|highest first|lowest first|newest first|oldest first))?)(?: on ${my}(?<page2>home ?page|[\\p{L}-]+ page|pages?|site))?`,
    (said, maybe) => ({
      do: 'sort',
      things: said('things'),
      by: said('by').toLowerCase(),
      page: maybe('page') ?? maybe('page2'),
    }),
  ),
  simple(
    `(?:sort|order|arrange|list) (?:the |my |our )?(?:list of )?${things}(?: on ${my}${page})? (?:alphabetically|by alphabet|from a to z|in alphabetical order|in the order of the alphabet)`,
    (said, maybe) => ({ do: 'sort', things: said('things'), by: 'name', page: maybe('page') }),
  ),
  simple(
    `(?:show|list|put|display) (?:the |my |our )?${by} ${things} first(?: on ${my}${page})?`,
    (said, maybe) => ({
      do: 'sort',
      things: said('things'),
      by: said('by').toLowerCase(),
      page: maybe('page'),
    }),
  ),
];
