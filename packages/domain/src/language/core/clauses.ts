import { isContext } from './frames/context.ts';

const isHeadingLike =
  /^(?:.{0,80}\b(?:two|three|four|2|3|4|some|following|a few|several) (?:things|wishes|changes|requests|points)\b.{0,80}|.{0,60}:)$/iu;

/** A line that only introduces a list of requests. */
export function isHeading(text: string): boolean {
  return isHeadingLike.test(text.trim().replace(/[.!]+$/u, ''));
}

/** Sentences, with one that only closes an enumeration put to the one before: `… or left. Nothing else.` */
export function joined(found: readonly { readonly text: string }[]): readonly string[] {
  const made: string[] = [];
  for (const { text } of found)
    if (
      made.length > 0 &&
      /^(?:and )?(?:nothing (?:else|other)|no others?|else reject(?:ed)?|only these)[.!]*$/iu.test(text)
    )
      made.push(`${(made.pop() ?? '').replace(/[.!]+$/u, '')}, ${text}`);
    else made.push(text);
  return made;
}

const headed =
  /^(?<heading>[^:]{0,100}\b(?:two|three|four|2|3|4|some|following|several) (?:things|wishes|changes|requests|points)\b[^:]{0,60}):\s+(?<rest>\S.*)$/isu;

/** The requests of a sentence: its numbered or bulleted items, or itself. */
export function clauses(sentence: string): readonly string[] {
  const both = headed.exec(sentence)?.groups;
  if (both && !/(?:^|\s)1[.)]\s|\n/u.test(sentence))
    return [`${both['heading'] ?? ''}:`, ...clauses(both['rest'] ?? '')];
  const numbered = sentence
    .split(/(?:^|\s|\n)(?:\d[.)]|[-*•])\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return numbered.length > 2 || (numbered.length === 2 && /(?:^|\s)1[.)]\s/u.test(sentence))
    ? numbered
    : sentence.split(/;\s+/u);
}

/** The text without empty lines, and without a greeting or thanks on a separate line. */
export function lines(text: string): string {
  return text
    .split('\n')
    .filter((line, at, all) => {
      const isEdge = (at === 0 || at === all.length - 1) && !/[,;|\t\d]/u.test(line);
      return line.trim() !== '' && !(isEdge && isContext(line) && line.trim().endsWith('.'));
    })
    .join('\n');
}
