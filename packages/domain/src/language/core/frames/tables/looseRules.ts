import type { ColumnSpec } from '../../../ast/index.ts';
import { boundsCheck } from '../../columns/features.ts';
import { columnForms } from '../../schemaIndex.ts';
import { put, type Described } from './drafts.ts';

const no = String.raw`(?:not|never|no|cannot|can't|cant|don't|dont|mustn't|without|nobody|nothing|none|shouldn't|isn't|n't|neither)`;

type Change = (column: ColumnSpec) => ColumnSpec;

function neverNegative(column: ColumnSpec): ColumnSpec {
  const check = boundsCheck(column.name, { least: 0 });
  return {
    ...column,
    ...(column.type === 'text' && { type: 'whole-number' as const }),
    ...(check && { check }),
  };
}

/** What a sentence says of the columns that it names, by the words that say it. */
const rules: readonly (readonly [RegExp, Change])[] = [
  [
    new RegExp(
      String.raw`\b${no}\b.{0,40}\b(?:empty|blank|missing|left out|omitted|null|forgotten|skipped)\b|\b(?:required|compulsory|mandatory|obligatory|a must|(?:is|are) must|must (?:always )?be (?:filled|there|given|present|entered|set)|always (?:filled|given|there|needed))\b`,
      'iu',
    ),
    (column) => ({ ...column, required: true }),
  ],
  [
    /\b(?:optional|(?:may|can|could|might) (?:also )?(?:be )?(?:left |stay )?(?:empty|blank|missing|left out)|not (?:required|compulsory|mandatory|always (?:known|there|given)))\b/iu,
    (column) => ({ ...column, required: false }),
  ],
  [
    new RegExp(
      String.raw`\b${no}\b.{0,40}\b(?:negative|minus|below (?:zero|0)|less than (?:zero|0))|\bnegative\b.{0,40}\b${no}\b`,
      'iu',
    ),
    neverNegative,
  ],
];

/** The columns that a sentence names, by their names or other words for them. */
function namedIn(text: string, draft: Described): readonly ColumnSpec[] {
  const plain = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return draft.columns.filter((column) =>
    [column.name.replaceAll('_', ' '), ...columnForms({ name: column.name })].some((form) =>
      plain.includes(` ${form.toLowerCase().replaceAll('_', ' ')} `),
    ),
  );
}

/** Reads a sentence that names columns and says a rule on them anywhere; false where it says none. */
export function readLooseRule(text: string, draft: Described): boolean {
  const named = /^both\b/iu.test(text.trim()) ? draft.columns.slice(-2) : namedIn(text, draft);
  const found = rules.filter(([pattern]) => pattern.test(text));
  if (named.length === 0 || found.length === 0 || (found.length > 1 && named.length > 1)) return false;
  put(
    draft,
    named.map((column) => found.reduce((spec, [, change]) => change(spec), column)),
  );
  return true;
}
