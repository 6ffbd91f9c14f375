import { spelledName } from './nameSpelling.ts';
import { readColumn, type ReadColumn, type TableNames } from './item.ts';
import { splitRun } from './runs.ts';

const bullet = /^\s*(?:[-*•–·]|\d+[.)]|[a-z]\))\s*/u;

/** Splits at commas, semicolons, plus signs and the last `and`, outside brackets and quotes. */
function splitFlat(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,;+\n]/u.test(character)) {
      parts.push(current);
      current = '';
    } else current += character;
  }
  parts.push(current);
  return parts
    .flatMap((part) => splitAnd(part))
    .flatMap((part) => splitRun(part.trim()))
    .filter((part) => part !== '');
}

/** Splits `name and email`, but not `date and time`, nor anything in brackets. */
function splitAnd(part: string): readonly string[] {
  const pattern = /\s+(?:and|&|plus|as well as|and also)\s+(?![^(]*\))/iu;
  if (/\b(?:(?:date|day) and (?:start |the |starting )?(?:time|hour)|day and (?:time|hour))\b/iu.test(part))
    return [part];
  return part.replaceAll(/\b(?<from>between \S+) and\b/giu, '$<from> to').split(pattern);
}

/** Names that are often listed with spaces alone: `name email phone`. */
const commonColumns =
  /^(?:name|names|title|email|e-mail|mail|phone|telephone|mobile|address|adress|adres|date|time|price|cost|amount|notes?|description|colou?r|size|age|city|town|country|status|quantity|type|kind|birthday|website|company|author|category|weight|street|zip|postcode|surname|lastname|firstname|department|role|total|rating|comment|location|place|reason|year|number|url|link|photo|image|currency|discount|stock|sku)$/iu;

const enumerating =
  /(?::|=|\s[-–—]\s|\b(?:either|one of|only|is|are|can be|may be|could be|stands|out of|like)\b)[^:=]*$/iu;

/** Puts the parts of an enumeration together again: `kind: cow` + `sheep or goat`. */
function joinChoices(parts: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    if (!enumerating.test(part) || /\)\s*$|\//u.test(part)) {
      joined.push(part);
      continue;
    }
    const end = parts.findIndex(
      (later, index) => index >= at && index < at + 12 && /(?:^|\s)or\s+(?!not\b|no\b)\S/iu.test(later),
    );
    const isShort =
      end > at &&
      parts.slice(at + 1, end + 1).every((value) => value.split(/\s+/u).length <= 7 && !value.includes(':'));
    if (isShort) {
      joined.push(parts.slice(at, end + 1).join(', '));
      at = end;
    } else if (
      part.includes(':') &&
      parts.length - at > 2 &&
      parts.slice(at + 1).every((value) => value.split(/\s+/u).length <= 4)
    ) {
      joined.push(`${parts.slice(at, -1).join(', ')} or ${parts.at(-1) ?? ''}`);
      return joined;
    } else joined.push(part);
  }
  return joined;
}

/** The descriptions of columns in a list, by line where lines have bullets, otherwise by commas and the last `and`. */
export function descriptions(whole: string): readonly string[] {
  const text = whole
    .replaceAll(
      /\s[–—-]\s(?<inner>(?:which|either|one of|either one of|so|like)\s[^–—]{3,120}?)\s[–—-]\s/gu,
      ' ($<inner>), ',
    )
    .replaceAll(/\s\|\s/gu, ', ');
  if (!/[,;\n(]/u.test(text) && text.split(' / ').length > 2)
    return descriptions(text.replaceAll(' / ', ', '));
  const lines = text
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length > 1 && lines.filter((line) => bullet.test(line)).length >= lines.length / 2)
    return lines.map((line) => line.replace(bullet, ''));
  if (lines.length > 1) return lines.flatMap((line) => joinChoices(splitFlat(line.replace(bullet, ''))));
  const [only] = lines;
  if (only !== undefined && lines.length === 1 && /^[-*•]\s/u.test(only))
    return descriptions(only.replace(bullet, ''));
  const inline = text.split(/\s[-*•]\s(?=[^-]+(?:\s[-*•]\s|$))/u);
  if (inline.length > 3 && !text.includes(','))
    return inline.map((part) => part.trim()).filter((part) => part !== '');
  return joinChoices(splitFlat(text));
}

/** An attribute that follows its column after a comma: `the author, if known`. */
const followsColumn =
  /^(?:(?:all|everyone|everybody|all of them)(?: are| is| get)?(?: now)? (?:yes|no)|if (?:known|any|it has one|they have one|there is one)|optional|required|unique|not required|compulsory|mandatory|automatic(?:ally)?|auto|(?:of course |it |always )*(?:begins?|starts?|starting|beginning)(?: off| out)? (?:as|with|at|on)\b.*|on start .*|(?:which |that )?(?:only )?(?:must|can|may|cannot|can't|never|should|has to)\b.*|(?:normal(?:ly)?|usual(?:ly)?|by default|default|standard)\b.*|\S+ (?:by default|normally|if nobody .*|unless .*)|(?:fk|foreign key|references?)\b.*|nothing else|which is not always .*|(?:in )?(?:percent|per cent|%|kg|grams?|mm|cm|yes\/no|y\/n|yes or no)|in (?:minutes|hours|euros?|pounds|money)|euros?|pounds|money|also optional|\S+ if (?:its|it's|it is|nobody|not|nothing|free|empty|unknown)\b.*|one per .*)$/iu;

/** A type that follows its column after a comma: `age, a number`; after `a batch` it is a separate column. */
const typed = /^a (?:number|text|link|list)$/iu;

function follows(description: string, before: string): boolean {
  return (
    followsColumn.test(description) || (typed.test(description) && !/^(?:an?|the|its|their) /iu.test(before))
  );
}

/** A list of columns as read; undefined where a description has no readable name. */
export interface ReadList {
  readonly columns: readonly ReadColumn[];
  /** Descriptions without a readable name. */
  readonly unread: readonly string[];
}

/** Whose it is, where two columns differ in nothing else: `our score, their score`. */
function distinguished(columns: readonly ReadColumn[]): readonly ReadColumn[] {
  return columns.map((column) => {
    const whose = /^(?:the )?(?<whose>our|their|my|his|her)\b/iu.exec(column.said)?.groups?.['whose'];
    const isShared = columns.some((other) => other !== column && other.spec.name === column.spec.name);
    return whose !== undefined && isShared
      ? { ...column, spec: { ...column.spec, name: `${whose.toLowerCase()}_${column.spec.name}` } }
      : column;
  });
}

/** `emergency contact (name and phone)` is a name and a phone of an emergency contact. */
function expanded(description: string): readonly string[] {
  const parts = /^(?<of>[\p{L} ]{3,40}?)\s*\((?<inside>[\p{L} ,&]+)\)$/u.exec(description.trim())?.groups;
  const inside = (parts?.['inside'] ?? '')
    .split(/\s*,\s*|\s+(?:and|&)\s+/u)
    .map((one) => spelledName(one.trim()));
  return parts && inside.length > 1 && inside.every((one) => commonColumns.test(one))
    ? inside.map((one) => `${(parts['of'] ?? '').trim()} ${one}`)
    : [description];
}

/** Beside a date, a start time is a time of that day. */
function besideDate(columns: readonly ReadColumn[]): readonly ReadColumn[] {
  const hasDate = columns.some(
    ({ spec }) => /^(?:date|day)$/u.test(spec.name) && (spec.type === 'date' || spec.choices !== undefined),
  );
  return columns.map((column) =>
    hasDate && column.spec.type === 'moment' && column.spec.name.endsWith('_time')
      ? { ...column, spec: { ...column.spec, type: 'time' } }
      : column,
  );
}

/** Reads a list of columns; with `isReduced`, clauses among them are shortened to names. */
export function readColumns(text: string, tables: TableNames, isReduced = false): ReadList {
  const found: string[] = [];
  for (const description of descriptions(text).flatMap((one) => expanded(one))) {
    const before = found.at(-1);
    if (before !== undefined && follows(description, before))
      found[found.length - 1] = `${before}, ${description}`;
    else found.push(description);
  }
  const columns: ReadColumn[] = [];
  const unread: string[] = [];
  for (const description of found) {
    const column = readColumn(description, tables, isReduced);
    if (column) columns.push(column);
    else unread.push(description);
  }
  return { columns: besideDate(distinguished(columns)), unread };
}
