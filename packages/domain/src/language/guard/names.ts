/** Words of sentences that are never part of a name. */
const clauseWords: ReadonlySet<string> = new Set(
  `who whom which that because when if so should must cannot could would please i we you them my our your
  then but want maybe probably soon again instead are were be had where why unless until although though therefore everywhere always later immediately soon`.split(
    /\s+/u,
  ),
);
const longestName = 5;
const counted = /^(?:two|three|four|five|six|seven|eight|nine|ten|several|many)[^\p{L}\p{N}]/u;

const clauses =
  /(?:^|[\s,])(?:because|unless|although|though|but|if|so that|then|please|which|who|except|instead|otherwise|as soon as|asap|yesterday|tomorrow)(?=[\s,]|$)/iu;

/** True when a name contains a piece of a sentence. */
export function isRunOnName(name: string): boolean {
  const lower = name.toLowerCase();
  const words = lower.split(/[^\p{L}\p{N}]+/u);
  return words.length > longestName || counted.test(lower) || words.some((word) => clauseWords.has(word));
}

/** True when an unquoted value continues into another clause. */
export function isRunOnValue(value: string): boolean {
  return /\s/u.test(value) && clauses.test(value);
}
