import { isRunOnName, isRunOnValue } from '../guard/index.ts';
import { spoken, toIdentifier } from './names.ts';
import type { DatabasePlan } from './plan.ts';
import type { Wish } from './wish.ts';

function quotedNames(wish: Wish): ReadonlySet<string> {
  return new Set(wish.values.map(({ value }) => toIdentifier(value)));
}

/** Names that the statement makes: what it creates, adds or renames to. */
function madeNames(sql: string): readonly string[] {
  const made = [
    ...sql.matchAll(/^\s+"?([\p{L}_][\p{L}\p{N}_]*)"? \p{L}/gmu),
    ...sql.matchAll(/(?:create table|add column|rename (?:column \S+ )?to) "?([\p{L}_][\p{L}\p{N}_]*)/gu),
  ];
  return made.map(([, name = '']) => name);
}

function textsIn(sql: string): readonly string[] {
  return [...sql.matchAll(/'((?:[^']|'')*)'/gu)].map(([, text = '']) => text.replaceAll("''", "'"));
}

/** Every row gets the same text: 'change the email to lower case' is hardly meant so. */
const overwritesAll = /^update (?:(?!\bwhere\b)[\s\S])*$/iu;
const transformed =
  /\s|^(?:lower|upper)?case$|^(?:lowercase|uppercase|capitals|unique|random|default|different)$/iu;

/** A name or value that swallowed a piece of the sentence. */
export function swallowed(wish: Wish, { sql }: DatabasePlan): string | undefined {
  const quoted = quotedNames(wish);
  const name = madeNames(sql).find((made) => isRunOnName(spoken(made)) && !quoted.has(made));
  if (name !== undefined) return spoken(name);
  const values = wish.values.map(({ value }) => value.trim()).filter((value) => value !== '');
  const texts = textsIn(sql).filter((text) => !values.some((value) => text.includes(value)));
  // 'Seahorses, 4 to 6 years': three bare values are more likely three facts about one row than three rows.
  const facts = /^insert into \S+ \(\w+\)\nvalues\n/u.test(sql)
    ? texts.find((text) => /^\d+ /u.test(text))
    : undefined;
  return (
    facts ?? texts.find((text) => isRunOnValue(text) || (overwritesAll.test(sql) && transformed.test(text)))
  );
}
