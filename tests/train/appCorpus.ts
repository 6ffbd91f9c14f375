import { readFileSync } from 'node:fs';

/** Words of a message with what they stand for; `end` is exclusive. */
interface Mark {
  /** `L` for a list, `F` for a fact, `N` for the name. */
  readonly label: 'L' | 'F' | 'N';
  /** Who reaches the list. */
  readonly access?: string;
  /** The number of the list in its message. */
  readonly list: number;
  readonly start: number;
  readonly end: number;
}

/** A list as the writer of a message meant it. */
export interface MeantList {
  readonly number: number;
  readonly access: string;
  readonly name: string;
  readonly of?: number;
  readonly facts: readonly string[];
}

/** A first message with what it asks for. */
export interface AppMessage {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly lists: readonly MeantList[];
}

function marked(line: string): Pick<AppMessage, 'text' | 'marks'> {
  const marks: Mark[] = [];
  let text = '';
  let at = 0;
  for (const found of line.matchAll(/\[(?<label>[A-Za-z]+)(?<number>\d*):(?<words>[^[\]]*)\]/gu)) {
    const { label = '', number = '', words = '' } = found.groups ?? {};
    text += line.slice(at, found.index);
    const place = { list: Number(number), start: text.length, end: text.length + words.length };
    if (label === 'F' || label === 'N') marks.push({ label, ...place });
    else marks.push({ label: 'L', access: label, ...place });
    text += words;
    at = found.index + found[0].length;
  }
  return { text: text + line.slice(at), marks };
}

function meant(entry: string): MeantList | undefined {
  const { number, access, name, of, facts } =
    /^(?<number>\d+) (?<access>[a-z]+) (?<name>[^:]+?)(?: of (?<of>\d+))?(?:: ?(?<facts>.*))?$/u.exec(
      entry.trim(),
    )?.groups ?? {};
  if (number === undefined || access === undefined || name === undefined) return undefined;
  return {
    number: Number(number),
    access,
    name: name.toLowerCase(),
    ...(of !== undefined && { of: Number(of) }),
    facts: (facts ?? '')
      .split(/,(?![^()]*\))/u)
      .map((fact) => fact.trim().toLowerCase())
      .filter((fact) => fact !== ''),
  };
}

/** The messages of one file, each a line with its marks and a line that starts with `> `. */
export function appMessagesOf(path: string): readonly AppMessage[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    const plan = lines[at + 1] ?? '';
    if (line.trim() === '' || line.startsWith('> ') || !plan.startsWith('> ')) return [];
    return [
      {
        ...marked(line),
        lists: plan
          .slice(2)
          .split(' | ')
          .flatMap((entry) => meant(entry) ?? []),
      },
    ];
  });
}
