import { humanise } from '../../../planner/names.ts';
import { moneyColumns } from '../../constituents/comparisons.ts';
import { attributeOf, elementsOf, saidBy } from '../page.ts';
import { several } from '../changes/applied.ts';
import { isAbout, visitorForms } from '../changes/listParts.ts';
import {
  changes,
  firstListed,
  inQuotes,
  namesTable,
  requestAt,
  type Message,
  type RequestReader,
} from './message.ts';

/** Choices by which a field gets its name, where nothing names it. */
const families: readonly (readonly [RegExp, string])[] = [
  [/\b(?:small|medium|large|big|little)\b/iu, 'size'],
  [/\b(?:soprano|alto|tenor|bass)\b/iu, 'voice'],
  [/\b(?:beginner|advanced|intermediate)\b/iu, 'level'],
  [/\b(?:vegetarian|vegan|meat)\b/iu, 'diet'],
  [/\b(?:morning|afternoon|evening)\b/iu, 'time of day'],
  [/\b(?:cash|card|transfer)\b/iu, 'payment'],
  [/\b(?:male|female|boy|girl)\b/iu, 'gender'],
];

/** The table whose form visitors use for what a word is about: `orders` for “order”. */
function tableFor({ site }: Message, words: readonly string[]): string | undefined {
  return onlyTable(visitorForms(site).filter((form) => words.some((word) => isAbout(form, word))));
}

/** The table of forms that are all about the same one. */
function onlyTable(forms: ReturnType<typeof visitorForms>): string | undefined {
  const [table, ...others] = new Set(forms.map(({ element }) => attributeOf(element, 'into')));
  return others.length === 0 ? table : undefined;
}

const filler =
  /^(?:(?:also|please|and|their|his|her|the|an?|some|any|for|how to reach them|to know|of|what|which|if they have|if there (?:is|are)|maybe|like) )+/iu;
const noName = /\b(?:that|because|when|where|so|not|would|should|can|they|we|i|it|is|are|who|why|how)\b/iu;
const choices =
  /^(?:(?:also|and|please) )?(?:(?:whether|if|is|are|what|which|how) )?(?:(?:the|they|their|it|he|she|you|people) )?(?<noun>[\p{L} ]*?)(?:[ ,:]|^)(?<one>\p{L}+)(?<more>(?:, \p{L}+)+),? or (?<last>\p{L}+)$/iu;

/** The only form of a site, for words that mean sending one. */
function onlyForm({ site }: Message, act: string): string | undefined {
  const isSending = /^(?:writ|contact|send|message|ask|fill|get|reach)/iu.test(act);
  return isSending ? onlyTable(visitorForms(site)) : undefined;
}

/** The sentence that a list of fields is in, and the next ones as far as they go on: “Also …”. */
function fieldText(said: string): string {
  const sentences = said.split(/(?<=[.!?])\s+/u);
  const end = sentences.findIndex(
    (one, at) => at > 0 && !/^(?:also|and|or|plus|oh|is|are|whether)\b/iu.test(one),
  );
  return sentences.slice(0, end === -1 ? sentences.length : end).join(' ');
}

/** One field by its words; undefined where they are something else. */
function fieldName(said: string): string | undefined {
  const name = said
    .trim()
    .replace(filler, '')
    .replace(
      /^(?<fact>name|number|date|time|kind|type|age|address) of (?:the |their |his |her |an? )?(?<whose>\p{L}+)/iu,
      '$<whose> $<fact>',
    )
    .replace(/['’]s\b/gu, '')
    .replaceAll(/\([^()]*\)/gu, '')
    .replace(/^where (?:it|they|he|she|this|that)\b.*$/iu, 'place')
    .replace(/^(?:what|which) time (?:they|he|she).*$/iu, 'time')
    .replace(/ (?:for|of|in|on|at|about|from|with) .*$/iu, '')
    .replaceAll(/[^\p{L}\p{N} -]/gu, '');
  return /^[\p{L}][\p{L}\p{N} -]{1,30}$/u.test(name) && name.split(' ').length < 4 && !noName.test(name)
    ? name.toLowerCase()
    : undefined;
}

/** Words for what a form asks, as columns: `dog name`, `size (big / medium / small)`; undefined where they are something else. */
function columnsIn(said: string): readonly string[] | undefined {
  const parts = said
    .replace(/[.!?\s]+$/u, '')
    .split(/[.!?;] (?:oh )?(?:and |or )?(?:also )?|,? and also |,? also (?=is|are|whether|if)/iu)
    .filter(Boolean);
  const columns = parts.flatMap((part) => {
    const found = choices.exec(part.trim());
    if (!found?.groups) return part.split(/, ?(?:and )?| and | & /iu).map((piece) => fieldName(piece));
    const { one = '', more = '', last = '', noun = '' } = found.groups;
    const values = [one, ...more.split(', ').filter(Boolean), last];
    const family = families.find(([words]) => words.test(values.join(' ')))?.[1];
    const called = family ?? fieldName(noun);
    return called === undefined ? [undefined] : [`${called} (${values.join(' / ')})`];
  });
  return columns.includes(undefined) ? undefined : columns.filter((column) => column !== undefined);
}

const verbs =
  '(?:order|book|signs? up|sign|join|register|reserve|apply|enrol|rent|borrow|ask|send|appl|answer)';
const need =
  '(?:(?:would |do )?need(?: to know| to have)?|must (?:know|have)|have to know|want(?: to know| to have)?|should (?:know|ask|have|be asked|also ask)|would like to know|(?:please )?(?:also )?ask(?: them)?(?: for)?|do need to know|they should (?:give|say|tell|enter|write)|they must (?:give|say|tell|enter|write)|let them (?:give|say|enter|write))';
const askings: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:i|we) (?:really |also )?(?:need|want|would like|have|should like) to (?:know|have) (?<fields>[^.!?]+?) when (?:people|they|ppl|customers?|clients?|guests?|somebody|someone|couples?|you) (?<act>\p{L}+)`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:when|if|whenever) (?:\p{L}+ ){1,4}?(?<act>${verbs})(?:s|es|ies|ed|ing)?\b(?<aside>.{0,90}?)\b(?:(?:i|we|it|you|the form) )?(?:also |really |do )*${need} (?<fields>[^\n]+)`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:in|on|for|with|at) (?:the |my |our |each |every |an? )?(?<act>\p{L}+?)(?:s|ing)?(?: form| page)?,? (?:(?:i|we|it|the form|please|you)(?: also)?(?: please)? )?(?:do )?${need} (?<fields>[^\n]+)`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:the )?(?<act>\p{L}+?)s?(?:ing)?(?: up)? form (?:should|must|needs to|has to|could|does(?:n['’]?t| not)|doesnt)(?: even)? (?:also )?(?:ask(?: for)?|have) (?<fields>[^\n]+)`,
    'iu',
  ),
];

/** What follows the fields: a reason, how to answer. */
const after =
  /,? (?:although|though|because|since|as (?:we|i)|so (?:that )?(?:we|i|there)|otherwise|but (?:this |it |that )?(?:is )?not|(?:they |it )?(?:do(?:es)?n['’]?t|need not|does not) (?:have|must|need)|please|pls|thanks?|optional)\b.*$/iu;

/** An instruction for columns that a table has not yet; undefined where it has them all. */
function adding({ tables }: Message, table: string, columns: readonly string[]): string | undefined {
  const known = tables.find(({ name }) => name === table)?.columns.map(({ name }) => humanise(name)) ?? [];
  const missing = columns.filter((column) => !known.includes(column.toLowerCase()));
  return missing.length === 0 ? undefined : `Add ${several(missing)} to ${table}`;
}

/** What a form is to ask people: “when someone orders i need their name and a phone number”. */
export const readFields: RequestReader = (message) => {
  for (const asking of askings) {
    const found = asking.exec(message.text);
    const { act = '', fields = '' } = found?.groups ?? {};
    const table =
      tableFor(message, act.split(' ').slice(0, 1)) ??
      onlyForm(message, /\bform\b/iu.test(found?.[0] ?? '') ? 'send' : act);
    if (!found || table === undefined) continue;
    const asked = fieldText(fields).replace(after, '');
    const instruction = adding(message, table, columnsIn(asked) ?? []);
    const { from, to } = requestAt(found, '');
    if (instruction !== undefined) return [{ instruction, from, to: to - fields.length + asked.length }];
  }
  return [];
};

const facts =
  /\b(?:each|every) (?<thing>\p{L}+) (?:also )?(?:needs?|should|ought to|must|has to)(?: to)?(?: also)?(?: have| show| state| say| give| list| display| include| get)? (?<fields>[^\n]+)/iu;

/** What each row of a list is to have: “each class ought to state the teacher and the fee”. */
export const readFacts: RequestReader = (message) => {
  const found = facts.exec(message.text);
  const { thing = '', fields = '' } = found?.groups ?? {};
  const table = message.tables.find((one) => namesTable(thing, one));
  if (!found || !table || /\b(?:photo|picture|image)\b/iu.test(fields)) return [];
  const asked = fieldText(fields).replace(after, '');
  const instruction = adding(message, table.name, columnsIn(asked) ?? []);
  const { from, to } = requestAt(found, '');
  return instruction === undefined ? [] : [{ instruction, from, to: to - fields.length + asked.length }];
};

const needless =
  /\b(?:asks?(?: \p{L}+){0,4}? (?:for )?|asked for |question |field |box )["“]?(?<label>\p{Lu}[\p{L} ’'-]{2,30}?)["”]?(?=[,.!?;"”]| (?:when|if|in|on|though|although|is|makes|lol)\b|$)/u;
const unwanted =
  /\b(?:take (?:it|that|this)?(?: question)? ?(?:off|away|out)|taken (?:off|away|out)|remove|drop|get rid of|not (?:be )?asked?|delete|leave (?:it|that) out|unnecessary|don['’]?t (?:need|want)|hide|no sense)\b/iu;

/** A field that a form need not ask for: “why does it ask for Member since, take that off”. */
export const readNeedless: RequestReader = ({ text, site }) => {
  const found = needless.exec(text);
  const label = found?.groups?.['label'];
  if (!found || label === undefined || !unwanted.test(text)) return [];
  const instruction = `Do not ask for ${inQuotes(label)}`;
  return changes(site, instruction) ? [{ instruction, from: 0, to: text.length }] : [];
};

const boxed =
  /\b(?:box|field|place|space|line|room)s? (?:where|for|so that|in which|to) (?:the |my |our )?(?:(?:customers?|clients?|people|guests?|visitors?|they|members?|somebody|someone) )?(?:(?:can|could|may|to) )?(?:write|enter|say|tell(?: us| me)?|put|type|explain|add|leave)(?: down| in)?(?: us| me)?(?: about)? (?:(?:their|his|her|the|an?|any|some|special) )*(?<field>[\p{L}]+(?: [\p{L}]+)?)/iu;

/** A field by what people write there: “make a box where customers write about allergies”. */
export const readBox: RequestReader = (message) => {
  const found = boxed.exec(message.text);
  const field = (found?.groups?.['field'] ?? '')
    .replace(/ (?:like|if|or|and|when|for|with|so|about|that|to|in|on)$/iu, '')
    .toLowerCase();
  const words = message.text.toLowerCase().split(/[^\p{L}]+/u);
  const table = tableFor(message, words) ?? onlyTable(visitorForms(message.site));
  if (!found || field === '' || table === undefined || noName.test(field)) return [];
  const { from, to } = requestAt(found, '');
  const aside =
    /^[^.!?]*\.? ?(?:but )?(?:(?:they )?(?:do(?:n['’]?t| not)|not) (?:have to|must|need(?: to)?)(?: \p{L}+)?|not must fill|optional)\.?/iu.exec(
      message.text.slice(to),
    );
  return [{ instruction: `Add ${field} to ${table}`, from, to: to + (aside?.[0].length ?? 0) }];
};

const soldOut = /\b(?:sold out|out of stock|not available|unavailable|fully booked)\b/iu;
const marking = /\b(?:mark|show|say|put|set|switch|tick|flag|label)\b/iu;

/** A mark for what cannot be had: “how can I mark something as sold out”. */
export const readSoldOut: RequestReader = ({ text, tables }) => {
  const found = soldOut.exec(text);
  const named = tables.filter((table) => namesTable(text, table));
  const priced = tables.filter((table) => moneyColumns(table).length > 0);
  const [table, ...others] = priced.length === 1 ? priced : named;
  if (!found || !marking.test(text) || !table || others.length > 0) return [];
  const column = found[0].toLowerCase();
  const isThere = table.columns.some(({ name }) => name === column.replaceAll(' ', '_'));
  return isThere
    ? []
    : [{ instruction: `Add ${column} (yes/no) to ${table.name}`, from: 0, to: text.length }];
};

const pictured =
  /\b(?:photo(?:graph)?s?|pictures?|pics?|images?)(?: too| as well)? (?:of|on|for|to|with|next to|in|by|beside) (?:each|every|all(?: of)?(?: the)?|the|my|our) (?<things>\p{L}+)|\b(?:each|every) (?<thing>\p{L}+) (?:should|must|needs?|could|can)(?: also)? (?:to )?(?:have|get|show)? ?(?:an? )?(?:photo|picture|image)|\b(?:photo(?:graph)?s?|pictures?|pics?) (?:for|with|on|of) (?:each|every)\b/iu;

/** A picture for each row of a list. */
export const readPictures: RequestReader = (message) => {
  const { text, tables } = message;
  const found = pictured.exec(text);
  const word = (found?.groups?.['things'] ?? found?.groups?.['thing'] ?? '').toLowerCase();
  const stem = word.replace(/(?:es|s)$/u, '');
  const named = tables.find((table) => namesTable(word, table));
  // What each row is called on the page may be another word.
  const isOfAll =
    found && (/\b(?:each|every|all)\b/iu.test(found[0]) || /\b(?:one each|for each)\b/iu.test(text));
  const table = named ?? (isOfAll || isShownAs(message, stem) ? firstListed(message) : undefined);
  if (!found || !table || /^(?:page|site|website|top|home|front|first|menu|computer|phone)$/u.test(word))
    return [];
  const isThere = table.columns.some(({ name }) => /picture|photo|image/u.test(name));
  return isThere ? [] : [requestAt(found, `Add a picture to ${table.name}`)];
};

/** Whether a heading or the menu calls the rows of the first list so. */
function isShownAs({ site }: Message, stem: string): boolean {
  const [home] = site.pages;
  return (
    stem !== '' &&
    home !== undefined &&
    elementsOf(home.nodes).some(
      ({ element }) => /^h[2-6]$/u.test(element.tag) && saidBy(element).toLowerCase().includes(stem),
    )
  );
}

const ownPicture =
  /\b(?:where|how|can i|could i|may i)\b[^.!?]{0,30}\b(?:put|add|upload|give|get|load|place|insert|send)\b[^.!?]{0,40}\b(?:pictures?|photos?|images?|photographs?|logo)\b|\b(?:i have|we have|i['’]?ve got|here is|got) (?:an?|the|some|many|my|our|lots of|so many)\b[^.!?]{0,30}\b(?:photo(?:graph)?s?|pictures?|images?|logo)\b/iu;

/** A picture that somebody has and wants on a page. */
export const readOwnPicture: RequestReader = ({ text }) => {
  const found = ownPicture.exec(text);
  return found ? [{ instruction: 'Add a picture to the home page', from: 0, to: text.length }] : [];
};
