import { numberWords } from '../../planner/words/numbers.ts';
import { begun } from './spokenText.ts';
import type { PageRequest, Wording } from './requests.ts';
import { short, simple, unquoted, words } from './wording.ts';

const { my, make, page, remove } = words;
const thing = '(?<things>[\\p{L}-]+)';
const inList = `(?:from|of|in|on) (?:the |my |our )?(?:list of (?:the |my |our )?${thing}|(?<things2>[\\p{L}-]+) (?:list|page))`;
const fieldWords = '(?<field>[\\p{L}-]+(?: [\\p{L}-]+)?)';
/** Words for how many entries a list is to show, up to a dozen. */
const counts: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(numberWords).filter(([, count]) => Number.isInteger(count) && count > 0 && count <= 12),
);
const signing =
  '(?:log[ -]?in|sign[ -]?in|register|sign[ -]?up|have an account|make an account|create an account|be logged in|be signed in)';
const people =
  '(?:people|users|customers?|visitors?|members?|clients?|everyone|everybody|guests?|they|you|one)';
const giving =
  '(?:must|have to|has to|should|needs? to|shall) (?:also |please )*(?:give|enter|write|leave|fill in|type|tell|say|add|put|provide)(?: us| me| in)?';

/** What people do in forms. */
const deeds = 'order|book|reserve|register|apply|enrol|booking|registration|reservation|application';
/** Words before what a form asks for: `if they have any allergies`. */
const owned =
  "(?:(?:they|he|she|it(?:’|'|) ?(?:s|is)|there)(?: (?:have|has|are|is|need|want|bring))? )?(?:(?:any|an?|the|their|his|her|some|your) )?";

/** Words that a field of a list is never called. */
const noField =
  /\b(?:button|text|word|words|page|menu|link|picture|image|logo|heading|headline|title|section|paragraph|footer|header|table|row|rows|column|search|form)\b/iu;

function hiding(field: string, things: string | undefined): PageRequest | undefined {
  return noField.test(field) ? undefined : { do: 'hide-field', field: field.toLowerCase(), things };
}

const done = (value: string, after: string): PageRequest => ({
  do: 'done',
  value: short(begun(value.replace(/^(?:something|a text|words) like:? /iu, ''))),
  after: after.trim(),
});

/** Wordings about lists, their search, and what forms say. */
export const listWordings: readonly Wording[] = [
  simple(
    `(?:hide|do not show|don(?:’|')t show|stop showing|leave out|remove|take off) (?:all )?(?:the )?(?:past|old|earlier|finished|over) ${thing}(?: (?:on|in|from) (?:the )?(?:list|site|page|home page))?`,
    (said) => ({ do: 'hide-past', things: said('things') }),
  ),
  simple(
    `(?:do not|don(?:’|')t|stop|no longer) ask(?:ing)?(?: people| visitors| them)? for (?:the |their )?(?<label>“[^”]+”|"[^"]+"|[^:;,.]{2,40}?)(?: (?:in|on) (?:the |my |our )?[^:;,.]{2,30}? form)?`,
    (said) => ({ do: 'unask', label: unquoted(said('label')) }),
  ),
  simple(
    `(?:hide|do not show|don(?:’|')t show|stop showing|leave out) (?:all )?(?:the |my |our )?${fieldWords} ${inList}`,
    (said, maybe) => hiding(said('field'), maybe('things') ?? maybe('things2')),
  ),
  simple(
    `(?:hide|do not show|don(?:’|')t show|stop showing) (?:all )?(?:the |my |our )?${fieldWords}`,
    (said) => hiding(said('field'), undefined),
  ),
  simple(`${remove} (?:all )?(?:the |my |our )?${fieldWords} ${inList}`, (said, maybe) =>
    hiding(said('field'), maybe('things') ?? maybe('things2')),
  ),
  simple(
    `(?:${remove}|hide|take out|switch off|turn off) (?:the |my |our )?search(?: ?(?:box|field|bar|function|form))? (?:from|of|in|on|for|over|above) (?:the |my |our )?(?:list of (?:the )?)?${thing}(?: list| page)?`,
    (said) => ({ do: 'search', things: said('things') }),
  ),
  simple(
    `(?:let (?:people|customers|visitors|users) )?search (?:the |my |our )?${thing} (?:only by|by) (?:the |their )?(?<fields>[\\p{L}]+(?:(?:, | and )[\\p{L}]+){0,2}) only|(?:let (?:people|customers|visitors|users) )?search (?:the |my |our )?(?<things2>[\\p{L}-]+) only by (?:the |their )?(?<fields2>[\\p{L}]+(?:(?:, | and )[\\p{L}]+){0,2})`,
    (said, maybe) => ({
      do: 'search',
      things: maybe('things') ?? said('things2'),
      fields: (maybe('fields') ?? said('fields2')).toLowerCase(),
    }),
  ),
  simple(
    `(?:show|list|display) (?:only|just|at most|no more than|not more than) (?<count>\\d{1,2}|${Object.keys(counts).join('|')}) ${thing} (?:on|in) ${my}${page}`,
    (said) => ({
      do: 'limit',
      things: said('things'),
      count: counts[said('count').toLowerCase()] ?? Number(said('count')),
      page: said('page'),
    }),
  ),
  simple(
    `(?:(?:say|write|tell (?:people|customers|visitors|them)) (?:the (?:text|message|words) )?(?<value>“[^”]+”|"[^"]+"|'[^']+'|\\S.*?)|(?:show|display) (?:the (?:text|message|words) )?(?<quoted>“[^”]+”|"[^"]+"|'[^']+')) (?:after|when|once) (?<after>[\\p{L}’' ]+)`,
    (said, maybe) => done(maybe('value') ?? said('quoted'), said('after')),
  ),
  simple(
    `(?:after|when|once) (?<after>[\\p{L}’' ]+?),? (?:it (?:should|must) |please )?(?:say|show|write|display)s?:? (?<value>\\S.*)`,
    (said) => done(said('value'), said('after')),
  ),
  simple(
    `${make} (?:a |another |the )?(?:small |little |simple )?(?:newsletter|mailing list|subscribe|subscription)(?: (?:sign[ -]?up|subscribe|subscription|registration))?(?: ?(?:form|box|field|list))?(?: (?:to|on) ${my}${page})?`,
    (_, maybe) => ({ do: 'subscribe', page: maybe('page') }),
  ),
  simple(
    `${make} (?:a |an |another )?(?:small |little |simple )?(?:box|field|form|place|way|spot|space) (?:where|so that|for) ${people} (?:can |could |to )?(?:leave|put|enter|type|give|write)(?: us| me| in)? (?:their |an? )?e-?mails?(?: address(?:es)?)?(?:,? (?:for|to (?:get|receive|join|have)) (?:my |our |the |a )?(?:newsletter|mailing list|news))?`,
    () => ({ do: 'subscribe' }),
  ),
  simple(
    `(?:let|allow|make it possible for|enable) ${people} (?:to )?(?:subscribe to|sign up (?:for|to)|join|register for|get) (?:the |my |our |a )?(?:news ?letter|mailing list|email list)(?: (?:on|from) ${my}${page})?`,
    (_, maybe) => ({ do: 'subscribe', page: maybe('page') }),
  ),
  simple(
    `${make} (?:a |another |the )?(?:new )?(?:place|page|form|box|way|possibility|contact form|contact) (?:where|so|so that|for|in which|with which|through which)? ?${people} (?:can |to |could )?(?:write|send|contact|reach|leave|message)(?: to)?(?: (?:me|us))?(?: (?:a |their )?(?:messages?|questions?))?`,
    () => ({ do: 'contact-form' }),
  ),
  simple(
    `contact form,? (?:where |and )?(?:the )?messages? (?:should|must|are|have to|need to) (?:be )?(?:saved|kept|stored)(?: so (?:that )?i can read them(?: later)?)?`,
    () => ({ do: 'contact-form' }),
  ),
  simple(
    `(?:add|put|insert|include|ask for|make|give me|i need|we need) (?:a |an |one more |another |the )?(?:new |optional )?(?:field |place |box |input |space |room |question )?(?:for |called |named )?(?:a |an |the |their )?(?<label>“[^”]+”|"[^"]+"|[\\p{L}-]+(?: (?!field|box|input)[\\p{L}-]+)?)(?: field| box| input)? (?:to|on|in|into) (?:the |my |our )?(?<form>[\\p{L}-]+) form`,
    (said) => formField(said('label'), said('form')),
  ),
  simple(
    `(?:add|put|insert|include|make) (?:to|on|in|into) (?:the |my |our )?(?:form (?:of|for) (?:the |my |our )?(?<form>[\\p{L}-]+)|(?<form2>[\\p{L}-]+) form) (?:a |an |one |another )?(?:new )?(?:field|place|box|input|space|room) (?:for |called |named )(?:a |an |the )?(?<label>“[^”]+”|"[^"]+"|[\\p{L}-]+(?: [\\p{L}-]+)?)`,
    (said, maybe) => formField(said('label'), maybe('form') ?? said('form2')),
  ),
  simple(
    `(?:when|if|before) (?:an? |the )?${people} (?:asks?|requests?|books?|makes?|orders?|reserves?|sends?|wants?)(?: for)? (?:an? |the |their )?(?<form>[\\p{L}-]+?)s?,? (?:he |she |they )?${giving} (?:his |her |their |an? |the |your )?(?<label>[\\p{L}-]+(?: number| address| name)?)`,
    (said) => formField(spelt(said('label')), said('form')),
  ),
  ...[
    `(?:when|if|before) (?:an? |the )?(?:${people}|somebody|someone) (?:makes? an? |wants? to |places? an? )?(?<form>${deeds})s?`,
    `(?:when|before|while) (?<form>${deeds})ing`,
    `(?:on|in|for) (?:the )?(?<form>${deeds}) form`,
  ].map((start) =>
    simple(
      `${start},? (?:also |please |then |we |should |must |it |the form |(?:can|could) (?:you|we|it) )*(?:also )?asks? (?:them |him |her |people |customers |also )*(?:for |about |if |whether )?${owned}(?<label>[\\p{L}-]+(?: [\\p{L}-]+){0,2})`,
      (said) => formField(spelt(said('label')), said('form')),
    ),
  ),
  simple(
    `(?:an? |the |my |our |every |each )?${people} ${giving} (?:his |her |their |an? |the |your )?(?<label>[\\p{L}-]+(?: number| address| name)?) (?:when|if|before|while|to|for|in order to)(?: (?:he|she|they|it))? ?(?:(?:asks?|requests?|books?|makes?|orders?|reserves?|sends?|wants?|asking|booking|ordering)(?: for)? )?(?:an? |the |their )?(?<form>[\\p{L}-]+?)s?`,
    (said) => formField(spelt(said('label')), said('form')),
  ),
  simple(
    `${people} (?:must|have to|should|need to|has to) ${signing} (?:before|to|in order to|for|when)(?: (?:they|he|she|it|he or she) (?:can|may))?(?: they)? (?<action>[\\p{L}]+(?: [\\p{L}]+){0,2})`,
    (said) => ({ do: 'sign-in-rule', action: said('action'), isNeeded: true }),
  ),
  simple(
    `(?:${people} (?:need not|do not have to|don(?:’|')t have to|should not have to|do not need to|don(?:’|')t need to) ${signing}|(?:log[ -]?in|sign[ -]?in|account|an account) (?:is |should be )?not (?:need|needed|necessary|required|be needed|be required)) (?:before|to|in order to|for|when)(?: they)?(?: to)? (?<action>[\\p{L}]+(?: [\\p{L}]+){0,2})`,
    (said) => ({ do: 'sign-in-rule', action: said('action'), isNeeded: false }),
  ),
  simple(
    `(?:let )?${people} (?:should be able to|can|should|must be able to|to)? ?(?<action>[\\p{L}]+(?: [\\p{L}]+){0,2}?) without (?:signing in|sign(?:ing)? ?up|logging in|login|log in|an account|(?:making|creating|having) an account|registering|registration)`,
    (said) => ({ do: 'sign-in-rule', action: said('action'), isNeeded: false }),
  ),
  simple(
    `(?:add|put|make|use|show) (?:my|our) (?<heading>[\\p{L}-]+(?: [\\p{L}-]+)?) (?:as|in) (?:a |an )?(?:table|list)(?: (?:to|on|in) ${my}${page})?: ?(?<value>\\S.*)`,
    (said, maybe) => {
      const heading = said('heading').charAt(0).toUpperCase() + said('heading').slice(1);
      return {
        do: 'ask',
        text: `Should “${said('value')}” be a text on a page? It can’t be a table there yet.`,
        offers: [{ do: 'add-section', heading, value: said('value'), page: maybe('page') ?? 'home page' }],
      };
    },
  ),
];

const labels: Readonly<Record<string, string>> = {
  telefon: 'telephone',
  telephon: 'telephone',
  fone: 'phone',
  adress: 'address',
  mail: 'email',
};

const spelt = (said: string): string => {
  const label = said.replace(/^(?:his|her|their|an?|the|your) /iu, '');
  return labels[label.toLowerCase()] ?? label;
};

function formField(label: string, form: string): PageRequest | undefined {
  const isPart =
    /\b(?:button|picture|image|heading|text|sentence|paragraph|link|checkbox|tick box|contact|new|logo)\b/iu.test(
      label,
    );
  const isNone =
    /^(?:contact|sign|login|registration|register|newsletter|search)$/iu.test(form) && /form$/iu.test(label);
  return isPart || isNone
    ? undefined
    : { do: 'form-field', form: form.toLowerCase(), label: unquoted(label).toLowerCase() };
}
