import { currency } from '../../../planner/currency.ts';
import { humanise } from '../../../planner/names.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import { labelsOf } from '../../constituents/columnKinds.ts';
import { elementsOf, saidBy } from '../page.ts';
import { pageWord } from '../changes/applied.ts';
import { listsOf } from '../changes/lists.ts';
import { signOf } from '../lookWordings.ts';
import { menuLabels } from '../site.ts';
import {
  changes,
  firstListed,
  hasWords,
  inQuotes,
  namesTable,
  requestAt,
  type Message,
  type RequestReader,
} from './message.ts';

/** The table that words name; “alphabetical order” names no orders. */
function tableIn({ tables }: Message, said: string): LexiconTable | undefined {
  const words = said.replaceAll(/\b(?:in|the|alphabetical|this|that|which|right|wrong) order\b/giu, ' ');
  return tables.find((table) => namesTable(words, table));
}

const mainTable = (message: Message): LexiconTable | undefined =>
  tableIn(message, message.text) ?? firstListed(message);

const alphabet =
  /\b(?:alphabetical(?:ly)?|by alphabet|in (?:the )?alphabet(?:ical)?(?: order)?|a to z|a-z|from a to z)\b(?: order)?/iu;
const newest =
  /\b(?:newest|latest|most recent|last)\b[^.!?]{0,40}?\b(?:first|(?:at|on) (?:the )?(?:very )?top|before)\b|\b(?:sort|order)\b[^.!?]{0,30}\b(?:newest|latest)\b/iu;
const soonest =
  /\b(?:next|soonest|earliest|coming|upcoming)\b[^.!?]{0,40}?\b(?:first|(?:at|on) (?:the )?top)\b/iu;
const cheapest = /\b(?:cheapest|lowest price)\b[^.!?]{0,30}?\b(?:first|(?:at|on) (?:the )?top)\b/iu;

/** The order of a list. */
export const readOrder: RequestReader = (message) => {
  const found = [newest, soonest, cheapest, alphabet]
    .map((pattern) => pattern.exec(message.text))
    .find(Boolean);
  const table = mainTable(message);
  // The lists of the page for staff have their order.
  if (!found || !table || /\bmanage\b|\b(?:don['’]?t|dont|not) (?:want|like|need)\b/iu.test(message.text))
    return [];
  const date = table.columns.find(
    ({ type, name }) => /^(?:date|timestamp)/u.test(type) && name !== 'created_at',
  );
  if (soonest.test(found[0]) && !date) return [];
  const [label] = labelsOf(table);
  const by =
    alphabet.test(found[0]) && label
      ? humanise(label.name)
      : cheapest.test(found[0])
        ? 'cheapest'
        : soonest.test(found[0]) && date
          ? humanise(date.name.replace(/_at$/u, ''))
          : 'newest';
  const [list] = listsOf(message.site, table.name);
  const page = list ? pageWord(list.page) : 'home page';
  const instruction = `Sort the ${humanise(table.name)} on the ${page} by ${by}`;
  return changes(message.site, instruction) ? [requestAt(found, instruction)] : [];
};

const captioned =
  /\b(?:the (?:word|label|caption|text)|(?:not|don['’]?t|dont) say|it says?|says) ["“]?(?<word>\p{L}[\p{L} -]{1,25}?)["”]?(?=$|[,.;!?]| (?:is|in|before|there|looks?|seems?|isn|not|everywhere|each|every|its|it['’]s|at|and|anymore|any)\b)/giu;
const unwanted =
  /\b(?:don['’]?t (?:really )?(?:need|want|like)|dont (?:need|want|like)|not (?:really )?need(?:ed)?|not say|unnecessary|superfluous|useless|strange|remove|delete|hide|without|get rid|take (?:it )?(?:away|out|off)|no need|drop|lose|silly|daft|obvious)\b/iu;

/** A caption in front of a value that nobody needs: “you dont need to write the word Price in front of it”. */
export const readCaption: RequestReader = (message) => {
  for (const found of message.text.matchAll(captioned)) {
    const word = found.groups?.['word'] ?? '';
    const page = message.site.pages.find(({ nodes }) =>
      elementsOf(nodes).some(
        ({ element }) => element.tag === 'small' && saidBy(element).toLowerCase() === word.toLowerCase(),
      ),
    );
    // The request is in the same sentence, or in the next one.
    const from = Math.max(
      0,
      ...[...message.text.slice(0, found.index).matchAll(/[.!?;]\s|, (?:and )?/gu)].map(({ index }) => index),
    );
    const after =
      /^[^.!?]*[.!?]?(?: (?:please )?(?:remove|delete|hide|can it|could it)(?: (?:the |that |this )?(?:word|label|it)| please not say| not say)[^.!?]*[.!?]?)?/iu.exec(
        message.text.slice(found.index + found[0].length),
      )?.[0] ?? '';
    const around = message.text.slice(from, found.index + found[0].length) + after;
    if (
      !page ||
      !unwanted.test(around) ||
      /\b(?:better|instead|rather|call it)\b|["“][^"”]*["”][^"“]*["“]/iu.test(
        around.replace(/rather unnecessary/iu, ''),
      )
    )
      continue;
    const instruction = `Remove the text ${inQuotes(word)} on the ${pageWord(page)}`;
    if (changes(message.site, instruction))
      return [
        {
          instruction,
          from: found.index,
          to: found.index + found[0].length + after.length,
        },
      ];
  }
  return [];
};

const priced = new RegExp(
  String.raw`\b(?:prices?|costs?|fees?|amounts?|money)\b[^.!?]{0,60}?(?<![\p{L}])(?<sign>${currency})(?![\p{L}])(?! ?\d)|(?<![\p{L}])(?<before>${currency})(?![\p{L}]) (?:sign|symbol)s?\b`,
  'iu',
);
const without =
  /\b(?:prices?|costs?|fees?)\b[^.!?]{0,40}\b(?:without|no|missing|lacks?) (?:an? |the |any )?(?:money|currency|euro|pound|dollar)? ?(?:sign|symbol|currency)\b[^€$£]{0,40}(?<sign>[€$£])/iu;

/** The sign of money in front of prices. */
export const readCurrency: RequestReader = ({ text, site }) => {
  const found = without.exec(text) ?? priced.exec(text);
  const said = (found?.groups?.['sign'] ?? found?.groups?.['before'] ?? '').toLowerCase();
  if (!found || said === '' || /\bif\b|\?/iu.test(found[0])) return [];
  const instruction = `Show prices in ${signOf(said)}`;
  return changes(site, instruction) ? [requestAt(found, instruction)] : [];
};

const onHome =
  /\b(?:have|put|show|see|list|display|get)\b[^.!?"“]{0,40}?\b(?<things>[\p{L}]+)\b[^.!?"“]{0,20}? (?:on|at|to) (?:the |our |my )?(?:front|home|first|main|start)(?: ?page| site)?\b/iu;

/** A list that is to be on the home page, too. */
export const readHomeList: RequestReader = (message) => {
  const found = onHome.exec(message.text);
  const table = found && tableIn(message, found[0]);
  if (!found || !table || /\b(?:photo|picture|logo|address|hours|map|text|section)\b/iu.test(found[0]))
    return [];
  const [home] = message.site.pages;
  const isThere = listsOf(message.site, table.name).some(({ page }) => page === home);
  const isPublic = listsOf(message.site, table.name).length > 0;
  return !isThere && isPublic ? [requestAt(found, `Show the ${humanise(table.name)} on the home page`)] : [];
};

const places: Readonly<Record<string, string>> = { first: 'to the start', last: 'to the end' };
const moving =
  /\b(?:put|move|have|show|want|bring)\b (?:the )?(?<entry>["“]?[\p{L}][\p{L} ]{1,30}?["”]?) (?:(?:as |to be )?(?<place>first|second|third|last)(?: in| on| of)?(?: the)? ?(?:menu|navigation|place)?|(?:right |just |directly )?(?<side>before|after|behind|next to) (?<other>["“]?[\p{L}][\p{L} ]{1,30}?["”]?))(?= in the menu|[,.;!?]| and |$)/iu;

/** Where an entry of the menu is. */
export const readMenu: RequestReader = ({ text, site }) => {
  const found = moving.exec(text);
  if (!found || !/\b(?:menu|navigation)\b/iu.test(text)) return [];
  const labels = menuLabels(site);
  const labelled = (said: string | undefined): string | undefined =>
    labels.find(
      (label) => label.toLowerCase() === (said ?? '').replaceAll(/["“”]/gu, '').trim().toLowerCase(),
    );
  const entry = labelled(found.groups?.['entry']);
  const { place = '', side, other } = found.groups ?? {};
  const at = place.toLowerCase();
  const [neighbour] = at === 'second' ? labels : at === 'third' ? labels.slice(1) : [labelled(other)];
  const where =
    places[at] ??
    (neighbour === undefined ? undefined : `${side === 'before' ? 'before' : 'after'} ${neighbour}`);
  if (entry === undefined || where === undefined) return [];
  const instruction = `Move ${entry} ${where} in the menu`;
  return changes(site, instruction) ? [requestAt(found, instruction)] : [];
};

const hiding =
  /\b(?:take|remove|hide|hidden|get rid|off the menu|out of the menu|from the menu|not (?:be )?in the menu|put away|don['’]?t need|not need|without)\b/iu;

/** An entry of the menu that visitors do not need: “what's the Account thing for? can you take it off”. */
export const readEntryRemoval: RequestReader = ({ text, site }) => {
  if (!hiding.test(text)) return [];
  const [entry, ...others] = menuLabels(site).filter(
    (label) => text.includes(label) && hasWords(text, label),
  );
  const isOfMenu = /\bmenu\b/iu.test(text) || entry === 'Account';
  if (entry === undefined || others.length > 0 || !isOfMenu || /\b(?:bring|back|undo|add)\b/iu.test(text))
    return [];
  const instruction = `Remove ${entry} from the menu`;
  return changes(site, instruction) ? [{ instruction, from: 0, to: text.length }] : [];
};

const grouped =
  /\b(?:groups?|split|divided?|filter|kinds?|categor(?:y|ies)|types?|sorts?|sections?|sort|grouped|separate[d]?|seperate[d]?)\b/iu;
const listed =
  /(?:[:,?]|\blike|\bby|\binto|\bif|\bas)\s+(?<list>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?(?:, (?:and )?(?:the )?\p{L}[\p{L}-]*){1,8}(?:,? (?:and|or) (?:the )?\p{L}[\p{L}-]*)?)/iu;

/** Kinds into which the rows of a list are sorted: “can you put the dishes in groups? antipasti, pasta, mains”. */
export const readKinds: RequestReader = (message) => {
  const announced = grouped.exec(message.text);
  const found = listed.exec(message.text);
  const table = mainTable(message);
  const kinds = (found?.groups?.['list'] ?? '')
    .split(/, (?:and )?(?:the )?|,? (?:and|or) (?:the )?/iu)
    .map((kind) =>
      kind
        .replace(/^(?:the|maybe|and) /iu, '')
        .trim()
        .toLowerCase(),
    )
    .filter(
      (kind) => kind !== '' && !/^(?:please|so|but|then|because|now|not|people|it|they|that)$/u.test(kind),
    );
  if (
    !announced ||
    !found ||
    !table ||
    kinds.length < 3 ||
    /\b(?:form|ask|order form)\b/iu.test(message.text)
  )
    return [];
  const isThere = table.columns.some(({ name }) => name === 'kind' || name === 'category');
  if (isThere) return [];
  return [
    {
      instruction: `Add kind (${kinds.join(' / ')}) to ${table.name}`,
      from: Math.min(announced.index, found.index),
      to: found.index + found[0].length,
    },
  ];
};

const over =
  /\b(?:over|past|already (?:started|happened|taken place|been|finished)|have (?:already )?(?:taken place|happened|been)|finished|gone by|old (?:ones|events|concerts|dates|rides|matches|fixtures))\b/iu;
const leaving =
  /\b(?:disappear|vanish|(?:no longer|not|don['’]?t|never)(?: \p{L}+){0,3}? (?:show|shown|listed|be there|see|appear)|hide|hidden|go away|taken off|remove|drop off|not more shown|only (?:what|those|the ones|that) (?:(?:that|which) )?(?:is|are|still)? ?(?:coming|to come|ahead|next)|why (?:they )?must (?:they )?be there)\w*\b/iu;

/** Rows that are over and need not be shown: “rides which are already over are not more shown”. */
export const readPast: RequestReader = (message) => {
  const found = over.exec(message.text);
  const left = leaving.exec(message.text);
  const table = mainTable(message);
  if (!found || !left || !table || /\bmanage\b/iu.test(message.text)) return [];
  const instruction = `Hide past ${humanise(table.name)}`;
  return changes(message.site, instruction)
    ? [
        {
          instruction,
          from: Math.min(found.index, left.index),
          to: Math.max(found.index + found[0].length, left.index + left[0].length),
        },
      ]
    : [];
};
