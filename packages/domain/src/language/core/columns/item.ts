import type { ColumnSpec } from '../../ast/index.ts';
import { plural, singular, toIdentifier } from '../../planner/names.ts';
import { choicesIn } from './choices.ts';
import { boundsCheck, defaultValue, featuresIn, type Features } from './features.ts';
import { newName } from './names.ts';
import { reducedName } from './reduce.ts';
import { typeByName, typeWords, unitOf } from './types.ts';

/** A column that was read from a description, with what in it was not understood. */
export interface ReadColumn {
  readonly spec: ColumnSpec;
  /** The description as typed. */
  readonly said: string;
  readonly unread: readonly string[];
}

/** The tables a column may point to: those of the project and of the same plan. */
export type TableNames = readonly string[];

function typeFrom(phrase: string): ColumnSpec['type'] | undefined {
  const text = phrase
    .trim()
    .toLowerCase()
    .replace(/[.!?]+$/u, '')
    .replace(/^(?:(?:is|are|only|just) )+(?=an? |text|yes)/u, '');
  return typeWords.find(({ pattern }) => pattern.test(text))?.type;
}

interface Draft {
  name: string;
  type?: ColumnSpec['type'];
  /** A table its values come from. */
  target?: string;
  choices?: readonly string[];
  features: Features;
  unread: string[];
}

const fromTable =
  /^(?:(?:is |are |=|: ?)?(?:someone|somebody|one|a person|a member|anyone|any|always|only|must be|must be one|just) )?(?:from|of|in|out of|from among) (?:(?:the|our|my|one of|list of|table) )*(?<table>[\p{L}_-]+(?: [\p{L}_-]+)?)(?: table| list)?$/iu;

/** Takes up one attribute phrase. */
function attribute(draft: Draft, phrase: string, isBracketed: boolean, tables: TableNames): void {
  const text = phrase.trim();
  if (text === '') return;
  const key = /^(?:fk|foreign key|references?)(?: to| on| ->)? (?<table>[\w.]+)/iu.exec(text)?.groups?.[
    'table'
  ];
  const pointed = key === 'auth.users' ? key : tableFor(toIdentifier(key ?? ''), tables);
  if (pointed !== undefined) {
    draft.target = pointed;
    return;
  }
  const target = tableFor(toIdentifier(fromTable.exec(text)?.groups?.['table'] ?? ''), tables);
  if (target !== undefined) {
    draft.target = target;
    return;
  }
  const type = typeFrom(text);
  if (type) draft.type = type;
  else if (featuresIn(text)) draft.features = { ...draft.features, ...featuresIn(text) };
  else {
    const unit = unitOf(text);
    const choices = choicesIn(text, isBracketed);
    if (unit) {
      draft.name = `${draft.name}_${unit.suffix}`;
      draft.type = unit.type;
    } else if (choices) draft.choices = choices;
    else if (isBracketed && !/\b(?:not|never|only|must|no|except)\b/iu.test(text)) return; // a remark
    else draft.unread.push(text);
  }
}

/** True for a part that is complete: a type, a unit or a rule. */
function isSaid(part: string): boolean {
  return (typeFrom(part) ?? featuresIn(part) ?? unitOf(part)) !== undefined;
}

/** The parts of an attribute text: `optional, unique` is two, `cow, sheep or goat` is one. */
function attributes(draft: Draft, text: string, isBracketed: boolean, tables: TableNames): void {
  const parts = text.split(
    /\s*[,;]\s*(?:and )?|\s+(?:and|but) (?=must|can|is|has|not|never|begins?|starts?|on start|no )/u,
  );
  if (typeFrom(text) ?? featuresIn(text)) {
    attribute(draft, text, isBracketed, tables);
    return;
  }
  // Sizes are no units: `S, M, L or XL`.
  const isCoded = /^(?:[A-Z\d]{1,3}(?:, | or |,? or |\/))+[A-Z\d]{1,3}$/u.test(text);
  const plain = isCoded ? parts : parts.filter((part) => !isSaid(part));
  const whole = plain.length > 0 ? choicesIn(plain.join(', '), isBracketed) : undefined;
  if (!whole) {
    for (const part of parts) attribute(draft, part, isBracketed, tables);
    return;
  }
  draft.choices = whole;
  for (const part of isCoded ? [] : parts) if (isSaid(part)) attribute(draft, part, isBracketed, tables);
}

const tailCues =
  /\s+(?=(?:must|can|cannot|can't|cant|may|should|has to|have to|is|are|isn't|(?:which|that)(?= (?:is|are|can|may|must|should|only|has to|begins|starts|never))|never|not|either|only|optional|required|compulsory|mandatory|obligatory|unique|automatic(?:ally)?|auto|by default|default|at least|atleast|at most|max(?:imum)? \d|min(?:imum)? \d|between|from \d|yes\/no|yes or no|y\/n|true\/false|if known|if any|where there is one|if it has one|if they have one|if there is one|with default|(?:starts?|begins?)(?: out| off)? (?:as|with|at|on)|in (?:mm|cm|m|km|kg|g|grams|kilos|ml|litres|liters|minutes|hours|days|weeks|months|years|seconds|percent|%|euros?|eur|pounds?|dollars?|zloty|chf|£|€|hectares))\b)/iu;

/** Splits a description into the name and what follows it. */
function splitName(text: string): readonly [string, string] {
  const marked = /^(?<name>[^:=]{1,60}?)\s*(?::|=|\s[-–—]\s)\s*(?<rest>.+)$/su.exec(text);
  if (marked?.groups) return [marked.groups['name'] ?? '', marked.groups['rest'] ?? ''];
  if (
    /^(?:if|whether|how|when|where|who|what|why|since|until|till)\b|^which .+ is (?:responsible|concerned|in charge)/iu.test(
      text,
    )
  ) {
    const comma = /^(?<name>[^,]+),\s*(?<rest>.+)$/u.exec(text);
    return comma?.groups ? [comma.groups['name'] ?? '', comma.groups['rest'] ?? ''] : [text, ''];
  }
  const at = text.search(tailCues);
  const comma = text.indexOf(',');
  const end = at === -1 ? comma : comma === -1 ? at : Math.min(at, comma);
  return end > 0 ? [text.slice(0, end), text.slice(end).replace(/^[\s,]+/u, '')] : [text, ''];
}

const accountWords =
  /^(?:account|user|person with an account|logged in person|login|signed[ -]in (?:user|person))$/u;

/** The table that a name points to: `which member`, `member`, `member_id`. */
export function tableFor(name: string, tables: TableNames): string | undefined {
  const wanted = name.replace(/_id$/u, '').replace(/_(?:person|people|concerned|in_question)$/u, '');
  if (wanted === '') return undefined;
  const forms = new Set([wanted, singular(wanted), plural(wanted)]);
  const idOf = (table: string): string => toIdentifier(table).replace(/^tbl_?/u, '');
  const last = tables.filter((table) => forms.has(singular(idOf(table).split('_').at(-1) ?? '')));
  return (
    tables.find((table) => forms.has(idOf(table)) || forms.has(singular(idOf(table)))) ??
    (last.length === 1 ? last[0] : undefined)
  );
}

function specOf(draft: Draft, pointsTo: string | undefined): ColumnSpec {
  const { features } = draft;
  const named = typeByName(draft.name);
  const { isAutomatic, defaultWords, least, most, ...plain } = features;
  const isNumber = least !== undefined || most !== undefined;
  const type =
    draft.type ??
    (draft.choices ? 'text' : isAutomatic ? (named.type === 'date' ? 'date' : 'moment') : undefined) ??
    (isNumber && !['money', 'number', 'whole-number'].includes(named.type) ? 'whole-number' : named.type);
  const given = defaultWords === undefined ? undefined : defaultValue(defaultWords, type, draft.choices);
  const initial = isAutomatic
    ? ({ kind: type === 'date' ? 'today' : 'now' } as const)
    : (given ?? (type === 'yes-no' ? ({ kind: 'value', value: false } as const) : undefined));
  if (pointsTo !== undefined)
    return {
      name: /_(?:id|by)$/u.test(draft.name) ? draft.name : `${draft.name}_id`,
      type: 'id',
      ...(plain.required !== undefined && { required: plain.required }),
      ...(plain.unique && { unique: true }),
      references: { table: pointsTo, onDelete: 'refuse' },
    };
  const check = boundsCheck(draft.name, { ...features });
  return {
    name: draft.name,
    type,
    ...(plain.required !== undefined && { required: plain.required }),
    ...(plain.required === undefined &&
      initial &&
      (type === 'yes-no' || draft.choices !== undefined) && { required: true }),
    ...(plain.unique && { unique: true }),
    ...(initial && { default: initial }),
    ...(draft.choices && { choices: [...draft.choices] }),
    ...(check && { check }),
  };
}

/** True for a name that says its column is a yes or no: `whether`, `if`, `… or not`. */
const asksWhether =
  /^(?:if|whether|wether)\b|^(?:an? )?(?:tick|tickbox|tick box|check ?box|mark) (?:for|if|of|whether)\b|\b(?:or not|yes or no|y\/n|yes\/no)\b/iu;

/**
 * Reads the description of one column: its name, then what it may hold. Undefined where no name can be read from it. With
 * `isReduced`, a clause that is no name is shortened to one.
 *
 * @example
 * readColumn('milk (cow, sheep or goat)', []).spec.choices // => ['cow', 'sheep', 'goat']
 */
export function readColumn(
  description: string,
  tables: TableNames,
  isReduced = false,
): ReadColumn | undefined {
  const said = description
    .trim()
    .replace(/[.!?,;]+$/u, '')
    .trim();
  if (said === '' || said.length > 300) return undefined;
  const brackets = [...said.matchAll(/\(([^()]*)\)/gu)].map((match) => match[1] ?? '');
  const text = said.replaceAll(/\s*\([^()]*\)/gu, '').trim();
  const orNot = /^(?<name>.+?),? or not$/iu.exec(text)?.groups?.['name'];
  const [rawName, rest] = orNot === undefined ? splitName(text) : [`whether ${orNot}`, ''];
  const percent = /%\s*$/u.test(rawName);
  const yesNo = /(?:^|\s)(?:yes\s*\/\s*no|y\s*\/\s*n|yes or no|or not|true\s*\/\s*false)\s*$/iu;
  const slashed = /^(?<name>[^/]*\s)?(?<values>[\p{L}\d-]+(?:\s*\/\s*[\p{L}\d-]+)+)$/u.exec(
    rawName.replace(yesNo, ''),
  );
  const draft: Draft = { name: '', features: {}, unread: [] };
  const referred =
    /^(?:(?:an?|the) )?(?:optional )?(?:reference|link|connection|relation|pointer) to (?:(?:the|an?|our|one) )*(?<table>[\p{L}-]+)(?: concerned| in question)?(?<where>,? (?:where|if|when|as far as) .{3,80})?$/iu.exec(
      text,
    )?.groups;
  const referredTo = referred && tableFor(toIdentifier(referred['table'] ?? ''), tables);
  if (referred && referredTo !== undefined) {
    draft.name = toIdentifier(singular(referred['table'] ?? ''));
    if (referred['where'] !== undefined) draft.features = { required: false };
    return { spec: specOf(draft, referredTo), said, unread: [] };
  }
  let nameWords = rawName.replace(/%\s*$/u, ' percent').replace(yesNo, '');
  if (slashed?.groups) {
    nameWords = slashed.groups['name'] ?? '';
    const values = choicesIn(slashed.groups['values'] ?? '', false);
    if (values) draft.choices = values;
    if (nameWords.trim() === '') nameWords = 'kind';
  }
  const isReference =
    /^(?:(?:for|to|of) )?(?:which|what) /iu.test(nameWords.trim()) ||
    /^belongs? to /iu.test(nameWords.trim());
  const words = nameWords.trim().replace(/^belongs? to (?:an? |one |exactly one )?/iu, '');
  const inUnit = / (?:in|as|per) (?<unit>[\p{L}%€£$]+)$/iu.exec(words)?.groups?.['unit'];
  const unit = inUnit && / in /u.test(words) ? unitOf(inUnit) : undefined;
  const isMoney = inUnit !== undefined && typeFrom(inUnit) === 'money' && / in /u.test(words);
  const stripped = (unit ?? isMoney) ? words.replace(/ in [\p{L}%€£$]+$/iu, '') : words;
  const fromOne = / (?:from|of|out of) (?:the |our |my )?(?<table>[\p{L}]+)$/iu.exec(stripped)?.groups?.[
    'table'
  ];
  const source =
    fromOne === undefined ? undefined : tables.find((table) => toIdentifier(table) === toIdentifier(fromOne));
  if (source !== undefined) draft.target = source;
  const bare =
    source === undefined
      ? stripped
      : stripped.replace(/ (?:from|of|out of) (?:the |our |my )?[\p{L}]+$/iu, '');
  const whole = newName(bare);
  const isClause =
    whole === undefined ||
    /^(?:who|whom|when|where|why|what|how|which)_|_(?:who|which|that|it|they|he|she|we|i)(?:_|$)/u.test(
      whole,
    );
  const shorter = isReduced && isClause ? reducedName(bare) : undefined;
  const name = newName(shorter ?? bare);
  if (name === undefined) return undefined;
  draft.name = unit ? `${name}_${unit.suffix}` : name;
  if (unit) draft.type = unit.type;
  if (isMoney) draft.type = 'money';
  if (percent) draft.type = 'number';
  const last = unitOf(name.split('_').at(-1) ?? '');
  if (last && name.includes('_')) draft.type = last.type;
  if (asksWhether.test(shorter ?? rawName)) draft.type = 'yes-no';
  if (/^how much$/iu.test(words)) draft.type = 'number';
  if (/^how many /iu.test(words) && !['number', 'money'].includes(typeByName(name).type))
    draft.type = 'whole-number';
  if (rest !== '') attributes(draft, rest, false, tables);
  for (const bracket of brackets) attributes(draft, bracket, true, tables);
  const target = tableFor(draft.name, tables);
  const isAccount = accountWords.test(draft.name.replaceAll('_', ' '));
  const pointsTo = isAccount
    ? 'auth.users'
    : (isReference || draft.type === undefined) && !draft.choices
      ? target
      : undefined;
  const spec = specOf(draft, draft.target ?? pointsTo);
  const { defaultWords } = draft.features;
  // A default that does not fit the type was not understood.
  if (defaultWords !== undefined && spec.default === undefined) draft.unread.push(defaultWords);
  return { spec, said, unread: draft.unread };
}
