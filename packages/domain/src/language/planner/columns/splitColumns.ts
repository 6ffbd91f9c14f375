/** A private mark, removed from any typed text, that protects words from splitting. */
const kept = '\uE002';

const listOpener =
  /(?:can|could|may|must|should) (?:only )?be (?:either |one of )?(?!unique|required|optional|empty|blank|left|positive|filled|set|null|missing|at |between|not )|\b(?:either|one of|any of|options|values|choices|limited to|restricted to)\b/iu;

/** Expressions that contain an 'and' or a comma. */
function protectInner(text: string): string {
  return text
    .replaceAll(/\([^()]*\)/gu, (group) =>
      group.replaceAll(',', `${kept}c`).replaceAll(/ and /giu, ` ${kept}a `),
    )
    .replaceAll(/\b(between -?[\d.]+) and /giu, `$1 ${kept}a `)
    .replaceAll(
      /\b(required|optional|mandatory|unique|positive|never empty),? and (?=(?:must be |should be |be )?(?:required|optional|mandatory|unique|positive|never)\b)/giu,
      `$1 ${kept}a `,
    )
    .replaceAll(/\b(date|day) and time\b/giu, 'datetime')
    .replaceAll(/\bterms and conditions\b/giu, `terms ${kept}a conditions`);
}

function restore(text: string): string {
  return text
    .replaceAll(`${kept}c`, ',')
    .replaceAll(`${kept}a`, 'and')
    .replace(/\s+(?:and|or|plus)\s*$/iu, '')
    .trim();
}

/** True when a piece cannot be a separate column and continues the one before. */
const continuation =
  /^(?:(?:and|but) )?(?:(?:which|that|it|they) (?:can|could|may|must|should|is|are|has|defaults?|starts?|cannot|can't|will|never)|must be|should be|(?:at most|at least|max|maximum|up to|no more than|no longer than) \d+|(?:starting|defaulting|beginning|default|unique$|required$|optional$|mandatory$|in (?:dollars|euros|pounds)))\b/iu;

/**
 * Splits 'a name, a unique email and a status that can be draft, active or archived' into its columns: at commas and
 * at 'and', except inside a list of allowed values, which ends with its 'or'.
 */
export function splitColumns(text: string): readonly string[] {
  const pieces = protectInner(text).split(
    /\s*(?:,|;)\s*(?:and\s+|plus\s+|as well as\s+)?|\s+(?:and(?: also| then)?|plus|as well as|along with|&)\s+/iu,
  );
  const columns: string[] = [];
  let open: boolean = false;
  for (const piece of pieces) {
    if (piece.trim() === '') continue;
    const last = columns.at(-1);
    const goesOn = last !== undefined && (open || continuation.test(piece));
    const current: string = goesOn ? `${last}, ${piece}` : piece;
    columns.splice(goesOn ? -1 : columns.length, 1, current);
    open = (open || listOpener.test(current)) && !/(?:^|\s)or\s/iu.test(open ? piece : fromOpener(current));
  }
  return columns.map(restore);
}

/** Only an 'or' after the opening words ends the list; a list without 'or' runs to the end. */
function fromOpener(text: string): string {
  return text.slice(text.search(listOpener));
}
