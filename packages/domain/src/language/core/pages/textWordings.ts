import type { Wording } from './requests.ts';
import { contactLine, spokenText } from './spokenText.ts';
import { isQuoted, short, simple, unquoted, words } from './wording.ts';

const { change, add, my, heading, title, page, on, value } = words;
const part = `(?<part>${heading}|${title})`;
const to = '(?: ?: ?| to say | to read | to be | to | into | with | as | say | saying | read | be | )';
const footer = `${my}(?:footer|page footer|foot of (?:the|every|each|all|my|our) pages?|bottom of (?:every|each|all|the|my|our) (?:pages?|site|website))`;

const ofPart = (said: string): 'heading' | 'title' =>
  new RegExp(`^${title}$`, 'iu').test(said) ? 'title' : 'heading';

function footerText(said: string) {
  const text = spokenText(said);
  return text === undefined
    ? undefined
    : ({ do: 'add-text', to: 'footer', value: contactLine(text) } as const);
}

function paragraph(said: string, where: string) {
  const text = spokenText(said);
  return text === undefined
    ? undefined
    : ({ do: 'add-text', to: 'page', page: where, value: unquoted(text) } as const);
}

/** An element by what it says. */
const saying = `(?:the |that |this )?(?:text|words?|heading|headline|title|sentence|paragraph|button|link|label|line|list entry) (?<old>“[^”]+”|"[^"]+")(?: ${on} ${my}${page})?`;

/** Wordings that change or add texts. */
export const textWordings: readonly Wording[] = [
  simple(`${change} ${my}${part} ${on} ${my}${page}${to}${value}`, (said) => ({
    do: 'text',
    of: ofPart(said('part')),
    page: said('page'),
    value: short(said('value')),
  })),
  simple(`(?:${change} )?${my}${page}(?:’s|'s)? ${part}${to}${value}`, (said) => ({
    do: 'text',
    of: ofPart(said('part')),
    page: said('page'),
    value: short(said('value')),
  })),
  simple(
    `${my}${part} ${on} ${my}${page} (?:should|must|ought to|has to|needs to|to) (?:say|read|be)(?: |: ?)${value}`,
    (said) => ({
      do: 'text',
      of: ofPart(said('part')),
      page: said('page'),
      value: short(said('value')),
    }),
  ),
  simple(
    `${my}${page}(?:’s|'s)? ${part} (?:should|must|has to|needs to) (?:say|read|be) ${value}`,
    (said) => ({
      do: 'text',
      of: ofPart(said('part')),
      page: said('page'),
      value: short(said('value')),
    }),
  ),
  simple(`${my}${page} (?:should|must) be titled ${value}`, (said) => ({
    do: 'text',
    of: 'title',
    page: said('page'),
    value: short(said('value')),
  })),
  simple(
    `${change} ${my}${part} (?:to say|to read|to|into) ${value} (?:on|of|in|for) ${my}${page}`,
    (said) => ({
      do: 'text',
      of: ofPart(said('part')),
      page: said('page'),
      value: short(said('value')),
    }),
  ),
  // Without the new text, which is asked for.
  simple(`${change} ${my}${part} ${on} ${my}${page}`, (said) => ({
    do: 'text',
    of: ofPart(said('part')),
    page: said('page'),
  })),
  simple(`${change} ${my}(?<part>${heading})(?: ?: ?| to say | to read | to | into )${value}`, (said) => ({
    do: 'text',
    of: 'heading',
    value: short(said('value')),
  })),
  simple(`${my}(?<part>${heading}) (?:should|must) (?:say|read|be) ${value}`, (said) => ({
    do: 'text',
    of: 'heading',
    value: short(said('value')),
  })),
  simple(`(?:in |into |to |at )?${footer}[,:] (?:${add} |please )?${value}`, (said) =>
    footerText(said('value')),
  ),
  simple(
    `${add} (?:a |some |one )?(?:new |little |small )*(?:line|text|sentence|words?|bit|note|something) (?:in|into|to|at|on) ${footer}: ?${value}`,
    (said) => footerText(said('value')),
  ),
  simple(
    `${add} (?:a |some |one )?(?:new )?(?:line|text|sentence|words?) (?:in|into|to|at|on) ${footer}`,
    () => ({
      do: 'add-text',
      to: 'footer',
    }),
  ),
  simple(
    `${add} (?<label>(?:the|my|our) [\\p{L}-]+(?: [\\p{L}-]+)?) (?:in|into|to|at|on) ${footer}: ?${value}`,
    (said) => footerText(`${said('label')} ${said('value')}`),
  ),
  simple(`${add} (?:in|into|to|at) ${footer}[,:]? ${value}`, (said) => footerText(said('value'))),
  simple(`${add} (?:the (?:text|words|line) )?${value} (?:in|into|to|at|on) ${footer}`, (said) =>
    footerText(said('value')),
  ),
  simple(
    `(?:${change} )?${footer} (?:to say|should say|should read|must say|say|to read|to) ${value}`,
    (said) => ({
      do: 'text',
      of: 'footer',
      value: contactLine(said('value')),
    }),
  ),
  simple(
    `(?:make|let) ${saying} (?:much |a (?:bit|little) |slightly )?(?<value>bigger|larger|smaller)`,
    (said, maybe) => ({
      do: 'size',
      old: unquoted(said('old')),
      page: maybe('page'),
      value: said('value').toLowerCase() === 'smaller' ? 'smaller' : 'larger',
    }),
  ),
  simple(`(?:${words.remove}|hide) ${saying}`, (said, maybe) => ({
    do: 'remove-text',
    old: unquoted(said('old')),
    page: maybe('page'),
  })),
  ...[
    `(?:make|let|have) ${saying} (?:say|read)(?: |: ?)${value}`,
    `${saying} (?:should|must|has to|needs to) (?:say|read|be)(?: |: ?)${value}`,
  ].map((pattern) =>
    simple(pattern, (said, maybe) => ({
      do: 'replace',
      old: unquoted(said('old')),
      page: maybe('page'),
      value: short(said('value')),
      isQuoted: true,
    })),
  ),
  simple(
    `(?:change|replace|update|edit|rewrite|turn) (?:the )?(?:text|words?|wording|paragraph|heading|headline|sentence|button|label|line|title)? ?(?<old>“[^”]+”|"[^"]+")(?: ${on} ${my}${page})? (?:to|with|by|into) (?<value>“[^”]+”|"[^"]+"|(?![“"])\\S.*?)`,
    (said, maybe) => ({
      do: 'replace',
      old: unquoted(said('old')),
      page: maybe('page'),
      value: short(said('value')),
      isQuoted: true,
    }),
  ),
  simple(
    `(?:change|replace|update|edit|rewrite) (?:the )?(?:text|words?|wording|paragraph|heading|headline|sentence|line) (?<old>\\S.*?) ${on} ${my}${page} (?:to|with|by|into) ${value}`,
    (said) => ({
      do: 'replace',
      old: unquoted(said('old')),
      page: said('page'),
      value: short(said('value')),
      isQuoted: isQuoted(said('old')),
    }),
  ),
  simple(
    `(?:change|replace) (?:the )?(?:text |words? |heading )?(?<old>\\S.*?) (?:to|with|by) (?<value>\\S.*?) on ${my}${page}`,
    (said) => ({
      do: 'replace',
      old: unquoted(said('old')),
      page: said('page'),
      value: short(said('value')),
      isQuoted: isQuoted(said('old')),
    }),
  ),
  simple(
    `${add} (?:a |the |another |some |one )?(?:new )?(?:paragraph|text|sentence|line|note)(?: of text)?(?: that says| which says| saying| reading| with the text)?:? ${value} (?:to|on|at the (?:end|bottom) of|in|onto) ${my}${page}`,
    (said) => paragraph(said('value'), said('page')),
  ),
  simple(
    `${add} (?:a |the |another |some )?(?:new )?(?:paragraph|text|sentence|line|note)(?: of text)? (?:to|on|at the (?:end|bottom) of|in|onto) ${my}${page}(?: that says| which says| saying| reading| with the text|:)+ ${value}`,
    (said) => paragraph(said('value'), said('page')),
  ),
  simple(
    `${add} (?:a |another |some |one )?(?:new |short |little |small )?(?:welcome |greeting |introduction |intro )?(?:paragraph|text|sentence|line|note|message|words|introduction|greeting|intro)(?: of text)? (?:to|on|at the (?:top|end|bottom) of|in|onto) ${my}${page}`,
    (said) => ({ do: 'add-text', to: 'page', page: said('page') }),
  ),
  simple(
    `${words.make} (?:a |another )?(?:new )?section (?:to|on|in) ${my}${page} (?:called|named|titled|with the heading|headed) (?<heading>\\S.*?)(?:,? (?:with the text|saying|that says|and the text|with)[: ]+${value})?`,
    (said, maybe) => section(said('heading'), maybe('value'), said('page')),
  ),
  simple(
    `${words.make} (?:a |another )?(?:new )?section (?:called|named|titled|with the heading|headed) (?<heading>\\S.*?)(?:,? (?:with the text|saying|that says|and the text)[: ]+${value})? (?:to|on|in|at the (?:end|bottom) of) ${my}${page}`,
    (said, maybe) => section(said('heading'), maybe('value'), said('page')),
  ),
  simple(
    `(?:change|set|update) (?:the )?(?:alt text|alternative text|description|alt) (?:of|for) (?:the )?(?:picture|image|photo|logo)(?: on ${my}${page})? to ${value}`,
    (said, maybe) => ({ do: 'picture', part: 'alt', page: maybe('page'), value: short(said('value')) }),
  ),
  simple(
    `(?:${add}|use) ${my}(?:picture|image|photo|logo) (?<file>“[^”]+”|"[^"]+"|\\S+\\.(?:png|jpe?g|gif|webp)) (?:to|on|in|onto) ${my}${page}(?:,? with the (?:description|alt text) ${value})?`,
    (said, maybe) => {
      const alt = maybe('value');
      return {
        do: 'add-picture',
        file: unquoted(said('file')),
        page: said('page'),
        alt: alt === undefined ? undefined : short(alt),
      };
    },
  ),
  simple(
    `(?:change|replace|set) (?:the )?(?:picture|image|photo|logo)(?: on ${my}${page})? (?:to|with|by) ${value}`,
    (said, maybe) => ({ do: 'picture', part: 'src', page: maybe('page'), value: unquoted(said('value')) }),
  ),
];

function section(said: string, text: string | undefined, where: string) {
  return {
    do: 'add-section',
    heading: short(said),
    value: text === undefined ? undefined : unquoted(text),
    page: where,
  } as const;
}
