import { isRunOnName, isRunOnValue } from '../guard/index.ts';
import { humanise, toIdentifier } from './names.ts';
import type { DatabasePlan } from './plan.ts';
import type { Clause } from './clause.ts';

function quotedNames(clause: Clause): ReadonlySet<string> {
  return new Set(clause.values.map(({ value }) => toIdentifier(value)));
}

/** Names that a statement introduces by creating, adding or renaming. */
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

/** Overwrites every row with the same text, which 'change the email to lower case' hardly asks for. */
const overwritesAll = /^update (?:(?!\bwhere\b)[\s\S])*$/iu;
const transformed =
  /\s|^(?:lower|upper)?case$|^(?:lowercase|uppercase|capitals|unique|random|default|different)$/iu;

/** A name or value that contains a piece of the sentence around it, if any. */
export function swallowed(clause: Clause, { sql }: DatabasePlan): string | undefined {
  const quoted = quotedNames(clause);
  const name = madeNames(sql).find((made) => isRunOnName(humanise(made)) && !quoted.has(made));
  if (name !== undefined) return humanise(name);
  const values = clause.values.map(({ value }) => value.trim()).filter((value) => value !== '');
  const texts = textsIn(sql).filter((text) => !values.some((value) => text.includes(value)));
  // 'Seahorses, 4 to 6 years': three bare values are more likely three facts about one row than three rows.
  const facts = /^insert into \S+ \(\w+\)\nvalues\n/u.test(sql)
    ? texts.find((text) => /^\d+ |@|\d{4}-\d{2}-\d{2}|^\p{Ll}+ [\d€£$]/u.test(text))
    : undefined;
  const isForAll = overwritesAll.test(sql.replaceAll(/'(?:[^']|'')*'/gu, "''"));
  return facts ?? texts.find((text) => isRunOnValue(text) || (isForAll && transformed.test(text)));
}
