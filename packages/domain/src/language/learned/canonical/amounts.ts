import { numberWord } from '../../core/tokens.ts';

const words: readonly (readonly [RegExp, string])[] = [
  [/\b(?:doubl\w*|twice)\b/iu, '100%'],
  [/^(?:halve\w*|half|by half)$/iu, '50%'],
  [/\ba tenth\b|^tenth$/iu, '10%'],
  [/\ba (?:fifth)\b|^fifth$/iu, '20%'],
  [/\ba quarter\b|^quarter$/iu, '25%'],
  [/\ba third\b|^third$/iu, '33%'],
  [/\bfiver\b/iu, '5'],
  [/\btenner\b/iu, '10'],
  [/\bdozen\b/iu, '12'],
  [/^an? |^(?:one|1) (?=pound|euro|quid|dollar)/iu, '1'],
];
/** True where words speak of money. */
export function saysMoney(text: string): boolean {
  return /[€£$]|\b(?:euros?|pounds?|quid|dollars?|bucks?|cents?|pence|fiver|tenner|rupees?)\b|\d[pc]\b/iu.test(
    text,
  );
}

/** The figure of an amount: `5 percent` is `5%`, `40p` is `0.40`, `a fiver` is `5`. */
export function amountOf(text: string): string {
  const percent = /(?<n>\d+(?:[.,]\d+)?|\w+) ?(?:%|per ?cent|pct)/iu.exec(text)?.groups?.['n'];
  if (percent !== undefined) return `${numberWord(percent.toLowerCase()) ?? percent}%`;
  const cents = /(?<n>\d+) ?(?:p|c|ct|cents?|pence|pee)\b/iu.exec(text)?.groups?.['n'];
  if (cents !== undefined) return (Number(cents) / 100).toFixed(2);
  const n = /\d+(?:[.,]\d+)?/u.exec(text)?.[0];
  if (n !== undefined) return n;
  const word = words.find(([form]) => form.test(text))?.[1];
  if (word !== undefined) return word;
  const spelt = text
    .toLowerCase()
    .split(/\W+/u)
    .flatMap((one) => numberWord(one) ?? [])[0];
  return spelt === undefined ? text : String(spelt);
}
