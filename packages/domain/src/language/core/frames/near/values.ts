import { isNumeric, isTemporal, kindOf } from '../../../planner/kinds.ts';
import type { LexiconColumn } from '../../../planner/lexicon.ts';
import { shown, type Mentions } from './mentions.ts';
import type { Candidate } from './rules.ts';

const initial =
  /\b(?:by default|defaults?|as standard|unless\b|otherwise|whenever|(?:if|when) (?:nobody|nothing|no one|i|we|they|it|someone|left|empty)|normal(?:ly)?|usual(?:ly)?|automatic(?:ally)?|assum(?:e|ed)|initially|starts?(?: out| off)?|to begin with|(?:nine|9) times out of ten|most of the time|pre-?filled|count as)\b/iu;

/** The value that a column is to start with, in words that can be planned. */
function initialValue(text: string, column: LexiconColumn, own: string | undefined): string | undefined {
  if (own !== undefined) return own;
  const quoted = /["“](?<value>[^"“”]{1,40})["”]/u.exec(text)?.groups?.['value'];
  if (kindOf(column) === 'boolean')
    return /\b(?:no|off|false|unticked|not)\b/iu.test(text)
      ? 'no'
      : /\b(?:yes|on|true|ticked)\b/iu.test(text)
        ? 'yes'
        : undefined;
  if (isTemporal(column))
    return /\b(?:today|now|current|that day|moment|entry|same day)\b/iu.test(text)
      ? kindOf(column) === 'date'
        ? 'today'
        : 'now'
      : undefined;
  if (!isNumeric(column)) return quoted;
  const figures = [...text.matchAll(/(?<![\p{L}\d])-?\d+(?:\.\d+)?(?![\d:]|\p{L})/gu)].map(([one]) => one);
  const [only] = [...new Set(figures)];
  return new Set(figures).size === 1 ? only : undefined;
}

/** Instructions for what a column starts with: `seats should say 15 whenever I leave it empty`. */
export function defaultCandidates(text: string, { columns, values }: Mentions): readonly Candidate[] {
  const cue = initial.exec(text);
  if (!cue) return [];
  const place = { start: cue.index, end: cue.index + cue[0].length };
  const named = columns.flatMap((mention) => {
    const own = values.find(({ column, table }) => column === mention.column && table === mention.table);
    const value = initialValue(text, mention.column, own?.value);
    return value === undefined
      ? []
      : [
          {
            instruction: `${shown(mention.column.name)} of ${mention.table.name} default ${value}`,
            used: [mention, place, ...(own ? [own] : [])],
          },
        ];
  });
  const meant = (surely.test(text) ? values : []).map((one) => ({
    instruction: `${shown(one.column.name)} of ${one.table.name} default ${one.value}`,
    used: [one, place],
  }));
  return [...named, ...meant];
}

/** Words that say it even where the column is only meant by its value. */
const surely =
  /\b(?:default|unless|otherwise|normal(?:ly)?|usual(?:ly)?|count as|as standard|assum(?:e|ed)|(?:if|when) (?:nobody|nothing|no one|i|we|they))\b/iu;

const closed =
  /\b(?:only|nothing else|no others?|no other|reject|refuse|either|one of|allowed|recogni[sz]e|accept|limit(?:ed)?|restrict(?:ed)?|choose|pick|stick to|valid)\b/iu;
const listed =
  /(?<list>[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+)?(?:\s*[,/]\s*[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+)?){0,12}\s*,?\s+(?:and|or)\s+[\p{L}\p{N}'-]+)/giu;

/** Instructions for the only values of a column: what is listed beside values that it already has. */
export function choiceCandidates(text: string, { columns, values }: Mentions): readonly Candidate[] {
  if (!closed.test(text)) return [];
  return [...text.matchAll(listed)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const parts = match[0]
      .split(/\s*[,/]\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/iu)
      .map((part) => part.replace(/^(?:only|just|either|one of|are|is|be|with|the|by)\s+/iu, '').trim())
      .filter((part) => part !== '' && !/^(?:only|just|either)$/iu.test(part));
    const within = values.filter((one) => one.start >= start && one.end <= end);
    const isText = (column: LexiconColumn): boolean => kindOf(column) === 'text';
    const known = [...within, ...columns.filter((one) => one.start < start || one.start >= end)].filter(
      ({ column, table }) =>
        isText(column) &&
        (within.filter((one) => one.column === column && one.table === table).length > 1 ||
          (column.values ?? []).length === 0),
    );
    return parts.length < 2
      ? []
      : known.map((one) => ({
          instruction: `${shown(one.column.name)} of ${one.table.name} only ${parts.slice(0, -1).join(', ')} or ${parts.at(-1) ?? ''}`,
          used: [{ start, end }, ...columns.filter(({ column }) => column === one.column)],
        }));
  });
}
