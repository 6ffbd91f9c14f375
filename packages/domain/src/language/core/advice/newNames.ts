/** Words of a sentence that no name of a list or a column has: who does something, and how one talks. */
const noNameWords =
  /(?:^|[\s_])(?:im|ive|hes|shes|theyre|weve|youre|dont|doesnt|didnt|cant|couldnt|wont|isnt|arent|wasnt|werent|hasnt|havent|lol|ok|okay|hi|hey|hello|thanks|please|sorry|oops|assume|because)(?:[\s_]|$)/iu;
/** Words that name nothing alone. */
const smallWord =
  /^(?:to|a|an|the|and|or|of|at|with|about|one|ones|more|less|much|many|this|that|these|those|two|three|half|just|also|too)$/iu;

/** True for words that are no name of anything. */
export function isNoName(name: string): boolean {
  return noNameWords.test(name) || smallWord.test(name.trim()) || /^\s*\d/u.test(name);
}

/** What was done or is the matter, which names no list. */
const state = /^(?:paid|found|broken|done|sold|due|owed|taken|given|lost|gone|sorry|wrong|ready|late)s?$/iu;

/** True for a word that is always written as the name of somebody: `Amrit Singh is born in March`. */
export function isProper(name: string, text: string): boolean {
  const [word = ''] = name.trim().split(/[\s_]/u);
  if (!/^\p{L}+$/u.test(word)) return false;
  const found = [...text.matchAll(new RegExp(String.raw`(?<![\p{L}\d])${word}(?![\p{L}\d])`, 'giu'))];
  const isCapital = found.every(([said]) => /^\p{Lu}\p{Ll}/u.test(said));
  const isInside = found.some(({ index }) => !/(?:^|[.!?:\n])\s*["“(]?$/u.test(text.slice(0, index)));
  return found.length > 0 && isCapital && isInside;
}

/** True for what cannot be the name of a new list. */
export function isNoList(name: string, text: string): boolean {
  return isNoName(name) || state.test(name.trim()) || isProper(name, text);
}

/** True where one of the names in a list of them, with their types and choices in brackets, is none. */
export function hasNoName(names: string): boolean {
  return namesIn(names).some((name) => isNoName(name));
}

/** The names in a list of them, without their types and choices. */
export function namesIn(names: string): readonly string[] {
  return names.replaceAll(/\([^()]*\)/gu, '').split(/, | and /u);
}
