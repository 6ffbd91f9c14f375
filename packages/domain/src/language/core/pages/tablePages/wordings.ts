import type { Lexicon, LexiconTable } from '../../../planner/lexicon.ts';
import { shownTables, tableCalled, tableOfVerb } from './namedTables.ts';
import { isUsuallyPrivate } from './tableEntity.ts';
import type { TablePagesRequest, TablePlace } from './request.ts';

const my = '(?:the |my |our |a |an |this |that )*';
const word = String.raw`(?!(?:for|where|so|that|which|with|to|and|i|on|in|of|who)\b)[\p{L}\p{N}’'&-]+`;
const name = String.raw`(?:“[^”]+”|"[^"]+"|'[^']+'|${word}(?: ${word}){0,3})`;
const siteWord = '(?:web ?sites?|web site|site|home ?page|web ?page|page|internet page|online page|shop|app)';
/** Where it goes: on the site, on a page with its name, or on a new page. */
const where = String.raw`(?:(?<online>online|on-line)|(?:on|in|at|to|into|onto) ${my}(?:(?<fresh>new |separate |extra |another |own )?(?:page|web ?page)(?: (?<naming>called|named|titled))? (?<called>${name})|(?<made>new|separate|extra|another|own) (?:public )?(?:web ?)?page|(?<home>(?:home|front|first|main|start|landing)(?: ?page)?|(?:public |whole )?${siteWord}|internet|web)|(?<page>${word}(?: ${word}){0,2}?) page))`;
const people = String.raw`(?<who>(?:the |my |our |all )?(?:people|users|customers?|clients?|visitors?|members?|guests?|everyone|everybody|anyone|they|others|${word}(?: owners?)?))`;
const showing = '(?:show|display|list|put|add|include|place|bring|see|view|have|publish|present|print)';
const making = '(?:make|create|build|add|put|set up|give me|design|start|have|open)(?: me| us)?';
const newPage = String.raw`(?:${making} (?:the |my |our )?)?(?:a |an |another |one )?(?:new |public |separate |simple |small |little |nice |web )*(?:(?<first>(?!(?:every|each|all)\b)${word}) )?page(?:(?:,? (?:that is |which is )?(?:called|named|titled)) (?<called>“[^”]+”|"[^"]+"|'[^']+'|${word}(?: (?!showing|listing)${word}){0,2}))?`;
const seeing = '(?:see|read|view|find|look at|browse|check)';
const adding = '(?:add|enter|write|make|place|send|put in|create|give|submit|fill in|leave|post)';
const own = '(?:their |their own |own |a |an |new |the |my |our |more )*';

type Groups = Readonly<Record<string, string | undefined>>;

const unquoted = (said: string): string => said.replaceAll(/["“”]|^'|'$/gu, '').trim();
const titled = (said: string): string => {
  const plain = unquoted(said);
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

function placeOf({ called, made, fresh, naming, page }: Groups): TablePlace {
  if (called !== undefined)
    return { kind: 'page', name: titled(called), isNew: fresh !== undefined || naming !== undefined };
  if (made !== undefined) return { kind: 'page', name: '', isNew: true };
  return { kind: 'page', name: page ?? 'home page', isNew: false };
}

const newPlace = ({ called = '', first = called }: Groups): TablePlace => ({
  kind: 'page',
  name: titled(called === '' ? first : called),
  isNew: true,
});

type Draft = Pick<TablePagesRequest, 'shown' | 'forms' | 'place'>;
type Reader = (groups: Groups, lexicon: Lexicon) => Draft | undefined;

const show =
  (placed: (groups: Groups) => TablePlace): Reader =>
  (groups, lexicon) => {
    const shown = shownTables(groups['what'] ?? '', lexicon);
    return shown && { shown, forms: [], place: placed(groups) };
  };

/** The table of a form, by what people add or by what they do. */
function formTable({ thing, verb }: Groups, lexicon: Lexicon): LexiconTable | undefined {
  const named = thing === undefined ? undefined : tableCalled(thing, lexicon);
  return named ?? (verb === undefined ? undefined : tableOfVerb(verb, lexicon));
}

const form =
  (placed: (groups: Groups) => TablePlace): Reader =>
  (groups, lexicon) => {
    const table = formTable(groups, lexicon);
    return table && { shown: [], forms: [table], place: placed(groups) };
  };

/** A whole site of the tables that are named, or of all. */
const site: Reader = ({ what, forms = '' }, { tables, ...lexicon }) => {
  const all = { ...lexicon, tables: tables.filter((table) => table.name !== 'staff') };
  const said = (what ?? '').replace(
    /^(?:all )?(?:the |my |our |these |existing )*(?:lists?|tables?|data|database)(?: that i have| i have| we have)?(?:[:,]| of)? ?/iu,
    '',
  );
  const shown = said === '' ? all.tables.map((table) => ({ table, columns: [] })) : shownTables(said, all);
  const added = forms === '' ? [] : shownTables(forms, all);
  if (!shown || !added || shown.length === 0) return undefined;
  const formTables = added.map(({ table }) => table);
  return {
    shown: shown.filter(({ table }) => !formTables.includes(table)),
    forms: formTables,
    place: { kind: 'site' },
  };
};

const things = "(?<thing>[\\p{L}\\p{N}_’' -]+?)";
const what = '(?<what>\\S.*?)';

const wordings: readonly (readonly [string, Reader])[] = [
  // Rows that people add.
  [
    `${showing} ${things} ${where},? (?:so|where|such)(?: that)? ${people} (?:can|could|may|will) ${adding}(?: them| ${own}[\\p{L} ]+)?`,
    form(placeOf),
  ],
  [
    `${newPage},? (?:where|on which|in which|so(?: that)?|that lets|for) ${people} (?:can |could |may |to )?${adding} ${own}${things}`,
    form(newPlace),
  ],
  [
    `${newPage},? (?:where|on which|in which|so(?: that)?|that lets|for) ${people} (?:can |could |may |to )?(?<verb>[\\p{L}-]+)(?: themselves| online| ${own}(?<thing>[\\p{L}\\p{N} -]+))?`,
    form(newPlace),
  ],
  [
    `${newPage} (?:with|for) (?:a |an |the )?(?:[\\p{L}-]+ )?form (?:for|to add|to enter|with) ${own}${things}`,
    form(newPlace),
  ],
  [
    `(?:${making}|put|include|show) (?:a |an |the )?(?:[\\p{L}-]+ )?form (?:for|to add|to enter|for adding) ${own}${things} (?:with|where)? ?${where}`,
    form(placeOf),
  ],
  [
    `(?:${making}|put|include|show) (?:a |an |the )?(?<thing>[\\p{L}-]+) form(?: (?:${where}))?`,
    form((groups) =>
      (groups['home'] ?? groups['page'] ?? groups['called'] ?? groups['made']) === undefined
        ? newPlace(groups)
        : placeOf(groups),
    ),
  ],
  [
    `(?:${making}|put|include|show) (?:a |an |the )?(?:[\\p{L}-]+ )?form (?:for|to add|to enter|for adding) ${own}${things}`,
    form(newPlace),
  ],
  [
    `(?:let )?${people} (?:can |should |must |may |could |to |want to |would like to |like to |need to |should be able to |be able to )*${adding} ${own}${things} ${where}`,
    form(placeOf),
  ],
  [
    `(?:let )?${people} (?:can |should |must |may |could |to |want to |would like to |like to |need to |should be able to |be able to )*(?<verb>order|book|reserve|register|apply|request|borrow|rent|enrol|enroll|join|buy)(?: ${own}(?<thing>[\\p{L}\\p{N} -]+?))? ${where}`,
    form(placeOf),
  ],
  [
    `(?:${making} (?:the |my )?)?(?:a |an )?(?:new )?(?<thing>(?!(?:contact|about|team|news)\\b)${word}) page(?: (?:on|for|in|to) ${my}${siteWord})?(?:, .*)?`,
    (groups, lexicon) => {
      const table = formTable({ ...groups, verb: groups['thing'] }, lexicon);
      if (!table) return undefined;
      const place = { kind: 'page', name: '', isNew: true } as const;
      return isUsuallyPrivate(table)
        ? { shown: [], forms: [table], place }
        : { shown: [{ table, columns: [] }], forms: [], place };
    },
  ],
  // A whole site.
  [
    `(?:${making}) (?:a |an |the |my )?(?:new |simple |small |little )*(?:site|web ?site) that shows ${what}(?:,? and has (?:a form|forms) for (?<forms>.+))?`,
    site,
  ],
  [
    `(?:(?:${making}|turn) )?(?:a |an |the |my |this )?(?:new |simple |small |little |nice |whole )*(?:[\\p{L}-]+ )?(?:web ?site|web ?page|site|pages|app|page)(?: for my [\\p{L} ]+?)? (?:from|with|of|out of|for|using|that uses|based on|around|made of|made from) (?<what>(?:all )?(?:the |my |our |these |existing )*(?:lists?|tables?|data|database)\\b.*)`,
    site,
  ],
  [
    `(?:turn|make|change|convert) (?<what>(?:all )?(?:the |my |our |these |existing )*(?:lists?|tables?|data|database)) (?:into |to |as )?(?:a |an |my )?(?:web ?site|site|web ?page|app|pages)(?:,? (?:so|where|on which)(?: that)? ${people} (?:can |could |may )?(?:${adding}|order|book) ${own}(?<forms>.+?))?`,
    site,
  ],
  // Rows that people see.
  [
    `${people} (?:can |should |must |may |could |to |want to |would like to |like to |need to |should be able to |be able to )*${seeing} ${what} ${where}`,
    show(placeOf),
  ],
  [`make ${what} (?:public|visible|shown) ${where}`, show(placeOf)],
  [
    `(?:i|we|people|customers|visitors|they) (?:do not|do ?n(?:’|')t|dont|can ?not|can(?:’|')t|cant) (?:see|find) ${what} ${where}(?:[,;.:] .*)?`,
    show(placeOf),
  ],
  [
    `(?:${showing} )?${where}[:,]? (?:(?:i|we) (?:want|need|would like|wish) (?:to )?)?(?:${showing} )?${what}`,
    show(placeOf),
  ],
  [
    `publish ${what}`,
    (groups, lexicon) =>
      /\b(?:site|website|page|pages|it|this|that|everything)\b/iu.test(groups['what'] ?? '')
        ? undefined
        : show(placeOf)(groups, lexicon),
  ],
  [
    `(?:${showing}|${making}) (?:them |people |customers |visitors |everybody |everyone )?${what} ${where}`,
    show(placeOf),
  ],
  [
    `${newPage}(?: (?:with|of|for|listing|showing)|,? (?:that|which|where it)(?: should| must)? (?:shows?|lists?|has|contains?|displays?)|,? (?:where|on which) ${people} (?:can |may |could )?${seeing}) ${what}(?: on ${my}${siteWord})?`,
    show(newPlace),
  ],
  [
    `(?:${my})(?:home ?page|(?:web ?)?site|web ?page|page) (?:should|must|has to|needs to) (?:show|have|list|contain|display) ${what}`,
    show(placeOf),
  ],
];
/** The wordings, each for a whole sentence. */
export const patterns = wordings.map(([pattern, read]) => ({
  pattern: new RegExp(`^${pattern}$`, 'isu'),
  read,
}));
