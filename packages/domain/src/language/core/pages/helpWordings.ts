import type { Wording } from './requests.ts';
import { simple, words } from './wording.ts';

const { my, make, menu, anySite } = words;
const edit =
  '(?:(?:edit|change|update|modify|open|rework|redesign|redo|improve|customi[sz]e|adjust|rewrite|alter|work on|make changes to|make a change to|change something on|change something in|edit something on)(?: up)?)';
const file = '(?:the )?(?:file )?(?:public/)?(?<page>[\\p{L}\\p{N}_-]+\\.html?)(?: (?:file|page))?';
const page =
  "(?<page>(?:home|front|first|main|start|landing|index)(?: ?page)?|[\\p{L}\\p{N}’'&-]+(?: [\\p{L}\\p{N}’'&-]+){0,2} page|page (?!title|heading|background|called)[\\p{L}\\p{N}-]+)";
const people =
  '(?:people|users|customers|visitors|members|clients|everyone|everybody|guests|my customers|our customers|our members|my users|them|someone|patients|students)';
const signing =
  '(?:sign(?:ing)?[ -]?(?:up|in|on)|log(?:ging)?[ -]?(?:in|on)|register|registering|(?:make|create|have|open) (?:an account|accounts|their own account))';
const signings = `${signing}(?:(?:,| and| or|, and|/| & )+ ?${signing}){0,3}`;
const place = '(?:pages?|forms?|screens?|button|area|system|option|function|feature|accounts?)';
const person = '(?:user|customer|member|client|people)';
const noun =
  '(?:log[ -]?in|sign[ -]?in|sign[ -]?up|registration|register|log[ -]?on|account|authentication)s?';
const nouns = `${noun}(?:(?: and | or |/|, | & )${noun}){0,2}`;
/** Registrations, sign-ups and accounts by themselves are rows of a table. */
const signIn = `(?:${nouns} ${place}|${person} (?:accounts?|log[ -]?ins?|registration)(?: ${place})?|(?:log[ -]?in|sign[ -]?in|log[ -]?on|authentication)(?:(?: and | or |/|, | & )${noun}){0,2})`;
const way =
  '(?: (?:with|by|using|via|through) (?:their |a |an |the )?(?<way>google|facebook|apple|github|microsoft|phone|sms|whatsapp|magic links?|email|e-mail|email and (?:a )?password|passwords?)(?: accounts?)?)?';
const site =
  '(?: (?:on|in|of|to|for|into) (?:my|the|our|this) (?:site|website|web site|app|shop|pages|project))?';

/** Ways to sign in that an account page has. */
const usual = /mail|password/iu;
const account = (said: string | undefined) =>
  ({ do: 'account', ...(said !== undefined && !usual.test(said) && { way: said }) }) as const;

const parts: readonly (readonly [RegExp, string])[] = [
  [/menu|nav/iu, 'menu'],
  [/footer/iu, 'footer'],
  [/./u, 'look'],
];

/** Wordings about signing in, and requests that leave open what is to change. */
export const helpWordings: readonly Wording[] = [
  simple(`${edit} ${file}`, (said) => ({ do: 'help', page: said('page') })),
  simple(`${edit} (?:it )?(?:on |in )?${my}${page}${anySite}`, (said) => ({
    do: 'help',
    page: said('page'),
  })),
  simple(`(?!open|update)${edit} ${my}(?:web ?site|site|web page|webpage|pages?|texts?)${anySite}`, () => ({
    do: 'help',
  })),
  simple(
    `${edit} (?<part>${menu}|${my}(?:footer|colou?rs?|design|look|styles?|fonts?|layout|theme|appearance))${anySite}`,
    (said) => ({ do: 'help', part: parts.find(([pattern]) => pattern.test(said('part')))?.[1] ?? 'look' }),
  ),
  simple(
    `what (?:does|do|is) (?:it say on|(?:the )?text on|written on|on|it say in) ${my}${page}(?: say)?|what does ${my}${page.replace('?<page>', '?<page2>')} say`,
    (said, maybe) => ({ do: 'help', page: maybe('page') ?? said('page2') }),
  ),
  simple(`(?:show me|let me see|look at|see|view) ${my}${page}${anySite}`, (said) => ({
    do: 'help',
    page: said('page'),
  })),
  simple(
    `(?:make|let) (?:it|everything|(?:the|my|our|this) (?:site|website|web site|pages?|app|shop|design))(?: look)? (?:a bit |much |more )?(?:nicer|prettier|pretty|beautiful|modern|professional|elegant|fancy|friendlier|attractive|cleaner)`,
    () => ({ do: 'help', part: 'look' }),
  ),
  simple(
    `(?:${make}|put|include) (?:a |an |the )?(?:enquiry|inquiry|feedback|question|questions|message|request|callback|support|complaint) form${anySite}`,
    () => ({
      do: 'ask',
      text: 'I can add a form with name, email and message. Is that what you mean?',
      offers: [{ do: 'contact-form' }],
    }),
  ),
  simple(
    `(?:${make}|put|include|show|have|enable) (?:a |an |the |some |me a )?(?:new )?${signIn}(?: (?:for|so that) ${people}(?: can ${signings})?)?${site}${way}`,
    (_, maybe) => account(maybe('way')),
  ),
  simple(
    `(?:let|allow|enable|make it possible for|make|help) ${people} (?:to )?${signings}${site}${way}`,
    (_, maybe) => account(maybe('way')),
  ),
  simple(
    `(?:i want |i need |we want |we need |i would like |i(?:’|')d like )?(?:that )?${people} (?:to be able to|to|should be able to|should|can|must be able to|need to be able to|shall) (?:to )?${signings}${site}${way}`,
    (_, maybe) => account(maybe('way')),
  ),
];
