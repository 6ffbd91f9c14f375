import { colourOf } from './colours.ts';
import type { PageRequest, Wording } from './requests.ts';
import { begun, contactLine, contactLines, isDescribed, spokenText } from './spokenText.ts';
import { short, simple, unquoted, words } from './wording.ts';

const { add, my, page, value, title } = words;
const kind = '(?:text|words?|heading|headline|sentence|line|title|button|label|paragraph|link)';
const top = '(?:(?:the )?(?:very )?top of )?';

function paragraph(said: string, where: string): PageRequest | undefined {
  const text = spokenText(said);
  return text === undefined ? undefined : { do: 'add-text', to: 'page', page: where, value: begun(text) };
}

/** The foot of a page, where contact details are usual. */
const bottom =
  '(?:the )?(?:very )?(?:bottom|foot|end|lower part|footer)(?: (?:of|on|in) (?:(?:the|my|our|every|each|all|all the) )?(?:home ?page|web ?page|pages?|site|website))?';

const headingOf = (said: string): string => begun(said.replace(/^(?:the|my|our) (?=\S)/iu, ''));

const aButton = `(?:the |my |our |this )?(?:(?:submit|form) )?button(?: (?:on|in|of) ${my}${page})?`;
const site = '(?:(?:the|my|our|a) )?(?:web ?page|web ?site|page|site)';

/** Wordings that say on a page what is so, and change a text by what it says. */
export const sayingWordings: readonly Wording[] = [
  ...[
    `${aButton} (?:should|must|has to|needs to|ought to|shall|is to) (?:say|read|be called|be named|be labell?ed|be|have the (?:text|name|words?))(?: |: ?)${value}`,
    `(?:call|name|label|rename) ${aButton}(?: as| to)?(?: |: ?)(?<value>(?!.* (?:instead of|to|into) )\\S.*)`,
    `(?:change|set|rename) (?:the )?(?:text|name|label|words?) (?:of|on|in) ${aButton} (?:to|into)(?: |: ?)${value}`,
    `(?:change|rename) ${aButton} (?:to|into)(?: |: ?)${value}`,
  ].map((pattern) =>
    simple(pattern, (said, maybe) =>
      colourOf(said('value'))
        ? { do: 'colour', of: 'buttons', value: said('value') }
        : { do: 'button', page: maybe('page'), value: short(said('value')) },
    ),
  ),
  simple(
    `(?:${add}|say|mention|announce)(?: (?:this|the following))? (?:on|in|at|to|onto) ${site}(?: the (?:text|sentence|words|line|message))?: ?${value}`,
    (said) => paragraph(said('value'), 'home page'),
  ),
  simple(
    `(?:on|in|at|to) ${site}[,:]? (?:please )?(?:${add}|say|mention)(?: (?:the|this) (?:text|words|line|sentence))?: ?${value}`,
    (said) => paragraph(said('value'), 'home page'),
  ),
  simple(
    `(?:${add}) (?:to|on|in) ${site} (?:this |the |a |following )*(?:text|words?|line|sentence|paragraph): ?${value}`,
    (said) => paragraph(said('value'), 'home page'),
  ),
  simple(
    `(?:change|set|rename) (?:the |my )?(?<old>[\\p{L}]+(?: [\\p{L}]+){0,2}) button(?:’s|'s)? (?:text|label|name) (?:to|into) ${value}`,
    (said) => ({ do: 'replace', old: said('old'), value: short(said('value')), isQuoted: true }),
  ),
  simple(`(?:${add}) (?<value>[^:]*?(?:\\d|@)[^:]*?) (?:on|to|at|in|into) ${bottom}`, (said) => ({
    do: 'add-text',
    to: 'footer',
    value: contactLines(said('value')),
  })),
  simple(
    `(?:${add}) (?:this |the |a |some )?(?:following )?(?:text|words|line|sentence) ?(?:at |on |in )?(?:the )?(?:under|below|beneath|underneath|down|bottom)?(?: (?:the )?page)?: ?${value}`,
    (said) => {
      const text = unquoted(said('value'));
      return {
        do: 'ask',
        text: 'Where should this text be?',
        offers: [
          { do: 'add-text', to: 'footer', value: text },
          { do: 'add-text', to: 'page', page: 'home page', value: text },
        ],
      };
    },
  ),
  simple(
    `(?:change|replace|update|rename|edit) (?:the |my |our )?(?:heading|headline|title|button|label|link|caption) (?<old>(?!(?:on|of|in|for|at|to|from|colou?r|font|size|text)\\b)[^“"'‘:]+?) (?:to|into|with|by) (?<value>\\S.*)`,
    (said) => ({ do: 'replace', old: said('old').trim(), value: short(said('value')), isQuoted: true }),
  ),
  simple(
    `(?:${add}|say|mention|tell|announce|state|note|explain|put up)(?: (?:people|visitors|customers|everybody))? (?:on|in|at|to|under|below) ${top}${my}${page} that ${value}`,
    (said) => paragraph(said('value'), said('page')),
  ),
  simple(
    `(?:${add}|say|mention|tell|announce|state|note|explain)(?: (?:people|visitors|customers|everybody))? that (?<value>\\S.*?) (?:on|in|at) ${top}${my}${page}`,
    (said) => paragraph(said('value'), said('page')),
  ),
  simple(
    `(?:${add}|say) (?:on|in|at|to) ${top}${my}${page}(?: under the (?:title|heading))?(?: the (?:text|sentence|words|line|message))?: ?${value}`,
    (said) => paragraph(said('value'), said('page')),
  ),
  simple(
    `(?:${add}|say) (?:on|in|at|to) (?:the )?top of ${my}${page} (?<value>“[^”]+”|"[^"]+"|'[^']+')`,
    (said) => paragraph(said('value'), said('page')),
  ),
  simple(
    `${my}(?:${page}|site|website|web site|app) (?:should|must|has to|needs to|ought to) (?:show|have|say|contain|mention|display|tell|list) (?:the |my |our )?(?<label>[\\p{L}-]+(?: [\\p{L}-]+)?): ?${value}`,
    (said, maybe) => ({
      do: 'add-text',
      to: 'page',
      page: maybe('page') ?? 'home page',
      value: `${headingOf(said('label'))}: ${unquoted(said('value'))}`,
    }),
  ),
  simple(
    `${my}${page} (?:should|must|has to|needs to) (?:show|have|say|contain) (?:(?:under|below|beneath) the (?:title|heading|headline) )?the (?:sentence|text|words|line|paragraph)(?: (?:under|below) the (?:title|heading))?:? ${value}`,
    (said) => ({ do: 'add-text', to: 'page', page: said('page'), value: unquoted(said('value')) }),
  ),
  simple(
    `(?:${add}) (?<value>(?:the|my|our) (?:phone number|telephone number|phone|telephone|mobile number|mobile|email address|email|e-mail|address|opening hours)(?: is)?[:,]? [^:]*\\d[^:]*?|(?:the|my|our) (?:email address|email|e-mail)(?: is)?[:,]? \\S+@\\S+) (?:on|to|at|in) ${my}${page}`,
    (said) => ({ do: 'add-text', to: 'page', page: said('page'), value: contactLine(said('value')) }),
  ),
  simple(
    `(?:the |my |our )?(?<old>[\\p{L}]+(?: [\\p{L}]+){0,2}) (?:button|link) (?:should|must|has to|needs to) (?:say|read|be called)(?: |: ?)(?<value>\\S.*)`,
    (said) => ({ do: 'replace', old: said('old'), value: short(said('value')), isQuoted: true }),
  ),
  simple(
    `replace (?<old>(?!(?:the |my |our )?(?:picture|image|photo|logo))[^"“'‘:]+?) (?:with|by) (?<value>[^:]+)`,
    (said) => ({
      do: 'replace',
      old: said('old').trim(),
      value: short(said('value')),
      isQuoted: false,
    }),
  ),
  simple(
    `(?:${add}) (?:the |my |our )?(?<label>[\\p{L}-]+(?: [\\p{L}-]+)?) (?:on|to|at|in) ${my}${page}: ?${value}`,
    (said) =>
      isDescribed(`the ${said('label')}`)
        ? undefined
        : {
            do: 'add-text',
            to: 'page',
            page: said('page'),
            value: `${headingOf(said('label'))}: ${unquoted(said('value'))}`,
          },
  ),
  simple(
    `(?:${add}|make|create) (?:a |another )?(?:new )?(?:section|part|block) about (?<heading>[\\p{L}’' -]+?) (?:on|to|in) ${my}${page}(?::|,? (?:with the text|saying|that says):?) ?${value}`,
    (said) => ({
      do: 'add-section',
      heading: `About ${said('heading')}`,
      value: begun(said('value')),
      page: said('page'),
    }),
  ),
  simple(
    `(?:${add}|make|create) (?:a |another )?(?:new )?(?:section|part|block) about (?<heading>[\\p{L}’' -]+?) (?:on|to|in) ${my}${page}`,
    (said) => ({ do: 'add-section', heading: `About ${said('heading')}`, page: said('page') }),
  ),
  simple(
    `(?:${add}) (?:a |another )?(?:new )?(?:heading|headline|sub ?heading|subtitle) (?:called |that says |saying )?(?<heading>\\S.*?) (?:on|to|in) ${my}${page} (?:with|and) (?:the |this )?(?:text|words|sentence)(?: below(?: it)?)?:? ${value}`,
    (said) => ({
      do: 'add-section',
      heading: short(said('heading')),
      value: unquoted(said('value')),
      page: said('page'),
    }),
  ),
  simple(
    `(?:${add}) (?:a |another )?(?:new )?(?:heading|headline|sub ?heading|subtitle) (?:called |that says |saying )?(?<heading>(?!to\\b|on\\b|in\\b)\\S.*?) (?:on|to|in) ${my}${page}`,
    (said) => ({ do: 'add-section', heading: short(said('heading')), page: said('page') }),
  ),
  simple(
    `(?:${add}) (?:a |an )?(?:short |little |small |warm |friendly )?(?:welcome|greeting|introduction|intro|message|text|sentence|paragraph|welcome message|welcome text|short text)(?: message| text)? (?:above|below|under|over|before|after|next to) (?:the |my |our )?(?:[\\p{L}-]+ )?(?:list|products|title|heading|headline|form|orders|picture)(?: (?:on|of) ${my}${page})?`,
    (_, maybe) => ({ do: 'add-text', to: 'page', page: maybe('page') ?? 'home page' }),
  ),
  simple(
    `(?:change|replace|update|edit|rewrite|rename|call) (?:the )?${kind} (?<old>“[^”]+”|"[^"]+"|'[^']+'|‘[^’]+’) (?:on|in|of) ${my}${page} (?:to|with|by|into) (?<value>\\S.*)`,
    (said) => ({
      do: 'replace',
      old: unquoted(said('old')),
      page: said('page'),
      value: unquoted(said('value')),
      isQuoted: true,
    }),
  ),
  simple(
    `(?:change|replace|rename) (?:the )?(?:text |words? |buttons? |sentence |label )?(?<old>“[^”]+”|"[^"]+"|'[^']+'|[^“"'‘:]+?) (?:to|into|with|by) (?<value>\\S.*?) (?:everywhere|on (?:all|every|each) (?:the )?pages?|in all places)`,
    (said) => ({
      do: 'replace',
      old: unquoted(said('old')),
      value: short(said('value')),
      isQuoted: true,
      isEverywhere: true,
    }),
  ),
  simple(
    `(?:change|replace) (?:the )?(?:text |words? |title |heading )?(?<old>\\S.*?) at the top(?: of ${my}${page})? (?:to|with|by|into) (?<value>\\S.*)`,
    (said, maybe) => ({
      do: 'replace',
      old: unquoted(said('old')),
      page: maybe('page') ?? 'home page',
      value: short(said('value')),
      isQuoted: true,
    }),
  ),
  simple(
    `(?:change|replace|update) (?:the )?(?:text|words?|sentence|line) (?<old>[^“"'‘:]+?)(?: (?:on|in|of) ${my}${page})? (?:to|into|with|by) (?<value>\\S.*)`,
    (said, maybe) => ({
      do: 'replace',
      old: said('old').trim(),
      page: maybe('page'),
      value: short(said('value')),
      isQuoted: true,
    }),
  ),
  simple(`(?:call|rename|label|name) (?:the )?button (?<value>\\S.*?) instead of (?<old>\\S.*)`, (said) => ({
    do: 'replace',
    old: short(said('old')),
    value: short(said('value')),
    isQuoted: true,
  })),
  simple(
    `(?:change|set|update) (?:the |my |our )?(?:browser(?:’s|'s)? )?${title.replace('(?:title|', '(?:')} (?:to|into) (?<value>\\S.*)`,
    (said) => ({ do: 'text', of: 'title', page: 'home page', value: short(said('value')) }),
  ),
];
