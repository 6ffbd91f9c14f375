/** Number of single-letter edits (insert, delete, replace, swap neighbours) between two words; 3 means three or more. */
export function edits(left: string, right: string, most = 2): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_unused, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const value = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[column - 2] ?? most) + 1 : most + 1,
      );
      current.push(value);
      best = Math.min(best, value);
    }
    if (best > most) return most + 1;
    before = previous;
    previous = current;
  }
  return previous[right.length] ?? most + 1;
}

/** Edits allowed in a word: none in short ones, where every other word is one edit away. */
function allowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

function letters(word: string): string {
  return word
    .split('')
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join('');
}

/** Common words that are right as they are, however near they are to a word of the vocabulary. */
const common = new Set(
  'require requires spent spend spends earn earns about above across again almost along always among around asks away back bring both came come comes done down during early else even ever every family find friend game games gave give given gone good great hand happy heard help here home hour house into just keep kind knew know lady late later left life like line little live lives long look looks love made main make makes many mean mind money morning much must near need nice night often once other others ours over owes owed part party people perhaps place point quite rather really right said same says seem sell sells send side since small some soon sort spell such sure take takes talk tell than their them then there they thing think those though thought till time together told took true turn turns under used very wait walk want warm water well went were what when where while whole whom whose will with woman word work works world would writes wrong years young your'.split(
    ' ',
  ),
);

const remembered = new WeakMap<Iterable<string>, Map<string, string | undefined>>();
/** Words remembered for each vocabulary. */
const mostRemembered = 1000;

/**
 * The only word of a vocabulary that a misspelt word is nearest to; undefined where two are as near. Answers are
 * remembered, so a vocabulary must not change after its first use.
 */
export function corrected(word: string, vocabulary: Iterable<string>): string | undefined {
  const most = allowed(word);
  if (most === 0 || common.has(word)) return undefined;
  const known = remembered.get(vocabulary) ?? new Map<string, string | undefined>();
  if (known.size >= mostRemembered) known.clear();
  remembered.set(vocabulary, known);
  if (!known.has(word)) known.set(word, nearest(word, vocabulary, most));
  return known.get(word);
}

function nearest(word: string, vocabulary: Iterable<string>, most: number): string | undefined {
  let found: string | undefined;
  let least = most + 1;
  let isTie = false;
  for (const known of vocabulary) {
    // A first letter is hardly ever wrong.
    if (known.length < 4 || known[0] !== word[0]) continue;
    // In a word of four letters another letter makes another word: only a missing, extra or swapped one is an error.
    if (word.length === 4 && known.length === 4 && letters(word) !== letters(known)) continue;
    const far = edits(word, known, most);
    if (far < least) [found, least, isTie] = [known, far, false];
    else if (far === least && far <= most && known !== found) isTie = true;
  }
  return isTie ? undefined : found;
}
