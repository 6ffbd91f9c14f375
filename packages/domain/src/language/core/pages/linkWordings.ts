import type { RequestOf, Wording } from './requests.ts';
import { short, simple, words } from './wording.ts';

const { my, page, menu, add, make } = words;
const address = '(?<target>https?:\\/\\/\\S+|www\\.\\S+|[^\\s@"]+@[^\\s@"]+\\.\\p{L}{2,})';
const to =
  '(?:to|for|that goes to|which goes to|that leads to|that opens|leading to|going to|of|which opens)';
const named =
  '(?:,? (?:called|named|labelled|that says|saying|with the (?:text|label|words)) (?<label>\\S.*?))?';
const footer = '(?:footer|page footer|bottom of (?:every|each|all|the|my) pages?|bottom)';
const somewhere = `(?:in|into|to|on|at|onto) (?:the |my |our )?(?:(?<footer>${footer})|(?<menu>(?:main )?(?:menu|navigation))|${page})`;
const big = '(?:a |an |the |one )?(?:new |big |large |little |small )*';

/** What a link is called by how it was described: “our Facebook page” is Facebook. */
function labelOf(said: string | undefined): string | undefined {
  const plain = said
    ?.replace(/^(?:the|my|our|a|an) /iu, '')
    .replace(/ (?:page|profile|account|site|website|channel|link|shop)$/iu, '')
    .trim();
  return plain === undefined ||
    plain === '' ||
    /^(?:page|website|site|web site|this|it|address)$/iu.test(plain)
    ? undefined
    : plain.charAt(0).toUpperCase() + plain.slice(1);
}

function link(
  said: (name: string) => string,
  maybe: (name: string) => string | undefined,
  target = said('target'),
): RequestOf<'link'> {
  const label = maybe('label');
  return {
    do: 'link',
    target: target.replace(/[.,;]+$/u, ''),
    label: label === undefined ? labelOf(maybe('about')) : short(label),
    to: maybe('footer') !== undefined ? 'footer' : maybe('menu') !== undefined ? 'menu' : 'page',
    page: maybe('page'),
  };
}

const ordinal =
  '(?<place>(?:start|beginning|front|left|top|first place|first|end|last place|last|right|bottom))';

const entryOf = (said: string): string =>
  short(said)
    .replace(/^(?:the|my|our) /iu, '')
    .replace(/ (?:page|link|entry|item|tab)$/iu, '');

/** Wordings about links and the order of the menu. */
export const linkWordings: readonly Wording[] = [
  simple(
    `(?:${add}|${make}) ${big}(?:link|button|entry) ${to} (?<about>(?!https?:)[^:@]{1,60}?)[,:]? \\(?${address}\\)? ${somewhere}${named}`,
    (said, maybe) => link(said, maybe),
  ),
  simple(
    `(?:${add}|${make}) ${big}(?:link|button|entry) ${to} ${address} ${somewhere}${named}`,
    (said, maybe) => link(said, maybe),
  ),
  simple(
    `(?:${add}|${make}) ${big}(?:link|button|entry) (?!to )${somewhere} ${to} (?:(?<about>(?!https?:)[^:@]{1,60}?)[,:]? )??\\(?${address}\\)?${named}`,
    (said, maybe) => link(said, maybe),
  ),
  simple(
    `(?:make )?${menu} (?:should |must )?(?:have|get|show) (?:a )?(?:link|entry) ${to} (?:(?<about>(?!https?:)[^:@]{1,60}?)[,:]? )??${address}`,
    (said, maybe) => ({ ...link(said, maybe), to: 'menu' }),
  ),
  simple(
    `(?:${add}|${make}) ${big}(?:link|button) (?!to )${somewhere} ${to} (?:the |my |our )?(?<target>[\\p{L}-]+(?: [\\p{L}-]+){0,2} page|home ?page)${named}`,
    (said, maybe) => link(said, maybe),
  ),
  simple(
    `(?:${add}|${make}) ${big}(?:link|button) ${to} (?:the |my |our )?(?<target>[\\p{L}-]+(?: [\\p{L}-]+){0,2} page|home ?page) ${somewhere}${named}`,
    (said, maybe) => (maybe('menu') === undefined ? link(said, maybe) : undefined),
  ),
  // Without an address, which is asked for.
  simple(`(?:${add}|${make}) [^"“:/]{0,40}?\\blinks?\\b[^"“:/]{0,40}? ${somewhere}`, (_, maybe) =>
    maybe('menu') === undefined
      ? {
          do: 'ask',
          text: 'Say the address that the link leads to, such as: Add a link to https://example.org in the footer called Our club.',
          offers: [],
        }
      : undefined,
  ),
  simple(
    `(?:rename|change|call) (?<entry>\\S.*?) (?:in|on|of) ${menu} (?:to|into|as) (?<value>\\S.*?)`,
    (said) => ({
      do: 'menu-rename',
      entry: entryOf(said('entry')),
      value: short(said('value')),
    }),
  ),
  simple(
    `(?:swap|switch|exchange) (?:the )?(?:order of |places of |position of )?(?<entry>\\S.*?) (?:and|with) (?<other>\\S.*?) (?:in|of|on) ${menu}`,
    (said) => ({ do: 'menu-swap', entry: entryOf(said('entry')), other: entryOf(said('other')) }),
  ),
  simple(
    `(?:move|put|place|show|list) (?<entry>\\S.*?) (?:in|at|on) (?:the )?${ordinal} (?:in|of|on) ${menu}`,
    (said) => ({
      do: 'menu-move',
      entry: entryOf(said('entry')),
      place: said('place').toLowerCase(),
    }),
  ),
  simple(
    `(?<entry>(?!(?:move|put|add|place|show|list|change|make|can|could|let|remove|delete|rename|have|we|i|you)\\b)[\\p{L}’'-]+(?: (?!to\\b)[\\p{L}’'-]+){0,2}?)(?: page)? (?:should be |must be |goes |comes )?(?:at the |the )?(?<place>first|start|beginning|last|end) (?:in|of|on) ${menu}`,
    (said) => ({ do: 'menu-move', entry: entryOf(said('entry')), place: said('place').toLowerCase() }),
  ),
  simple(`${menu} (?:should|must) (?<way>start|begin|end) with (?<entry>\\S.*?)`, (said) => ({
    do: 'menu-move',
    entry: entryOf(said('entry')),
    place: /^end$/iu.test(said('way')) ? 'to the end' : 'to the start',
  })),
  simple(
    `(?:add|put|place|show|use|insert|include|upload|want|need|change|replace|have|make) (?:in )?(?:a |an |the |my |our |another |other |some |new )*(?:picture|image|photo|logo|photograph|pictures|photos|images)(?: (?:of|from|with) (?:the |my |our |a )?[\\p{L}-]+(?: [\\p{L}-]+)?)?(?: (?:appear |show |be )?(?:to|on|in|onto|at|for) ${my}(?:${page}|(?:top|header|start)(?: (?:left|right))?(?: of (?:the|every|each|all) pages?)?))?`,
    (_, maybe) => ({ do: 'no-picture', page: maybe('page') }),
  ),
  simple(
    `how (?:can i|i can|do i|to|could i) (?:add|put|change|replace|upload|use|show)(?: in)?(?: a| an| another| other| new| the| my| some)* (?:picture|image|photo|logo|pictures|photos|images)(?: (?:to|on|in|onto|at|for) ${my}${page})?`,
    (_, maybe) => ({ do: 'no-picture', page: maybe('page') }),
  ),
];
