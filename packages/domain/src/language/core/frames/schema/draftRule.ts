import type { ColumnSpec, Condition } from '../../../ast/index.ts';
import { boundsCheck, defaultValue, type Features } from '../../columns/features.ts';
import { singular, toIdentifier } from '../../../planner/names.ts';
import { columnForms } from '../../schemaIndex.ts';
import { plainText } from '../../skeleton.ts';
import { tokenise, type Token } from '../../tokens.ts';
import type { Draft } from './draft.ts';
import { readRuling } from './rules.ts';
import { readRule, spelled, type Rule, type Subject } from './ruleSpans.ts';
import { withoutReason } from './shared.ts';

/** The column that words name: by a form of its name, or by a part of it that no other column has. */
function columnOf(words: string, columns: readonly Subject[]): Subject | undefined {
  const id = toIdentifier(words);
  const forms = new Set([id, singular(id)]);
  const exact = columns.find((column) => columnForms(column).some((form) => forms.has(toIdentifier(form))));
  if (exact || id.length < 3) return exact;
  const partly = columns.filter(({ name }) =>
    name.split('_').some((part) => forms.has(part) || forms.has(singular(part))),
  );
  return partly.length === 1 ? partly[0] : undefined;
}

/** Function words and words of rules, which name no column by a mere part of its name. */
const never =
  /^(?:of|the|and|for|per|with|by|to|in|on|at|is|or|not|no|max|min|default|always|only|must|once|between|least|most)$/u;

function mask(
  tokens: readonly Token[],
  draft: Draft,
): { readonly text: string; readonly named: readonly Subject[] } {
  const named: Subject[] = [];
  const parts: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    const length = [3, 2, 1].find((count) => {
      const part = tokens.slice(at, at + count);
      return (
        part.length === count &&
        part.every(({ kind }) => kind === 'word') &&
        !(count === 1 && never.test(token.lower)) &&
        columnOf(part.map(({ lower }) => lower).join(' '), draft.columns)
      );
    });
    const words = tokens
      .slice(at, at + (length ?? 1))
      .map(({ lower }) => lower)
      .join(' ');
    const found = length === undefined ? undefined : columnOf(words, draft.columns);
    // A word that is in the name of a column named already says something about it: `deposit is not paid`.
    const column = found && named.includes(found) && toIdentifier(words) !== found.name ? undefined : found;
    if (column) {
      named.push(column);
      parts.push(`§${named.length - 1}`);
    } else if (singular(toIdentifier(token.lower)) === singular(draft.name)) parts.push('⟦t⟧');
    else parts.push(token.kind === 'quoted' ? `"${token.text}"` : token.lower);
    at += length ?? 1;
  }
  return { text: spelled(parts.join(' ').replaceAll(/\s+([,;.:])/gu, '$1')), named };
}

/** A column description that includes a rule. */
function withRule(spec: ColumnSpec, features: Features): ColumnSpec {
  const { least, most, isStrict, defaultWords, isAutomatic, ...plain } = features;
  void isStrict;
  const choices = plain.choices ?? spec.choices;
  const initial = isAutomatic
    ? ({ kind: spec.type === 'date' ? 'today' : 'now' } as const)
    : defaultWords === undefined
      ? spec.default
      : (defaultValue(defaultWords, spec.type, choices) ?? spec.default);
  const isNumber = least !== undefined || most !== undefined;
  const check: Condition | undefined = isNumber ? boundsCheck(spec.name, features) : spec.check;
  return {
    ...spec,
    ...plain,
    ...(isNumber && spec.type === 'text' && { type: 'whole-number' as const }),
    ...(choices && { choices }),
    ...(initial && { default: initial }),
    ...(check && { check }),
  };
}

function apply(draft: Draft, column: Subject, { fillWords, isNotZero, isLength, ...rule }: Rule): boolean {
  if (fillWords !== undefined || isNotZero === true || isLength === true) return false;
  draft.columns = draft.columns.map((spec) => (spec.name === column.name ? withRule(spec, rule) : spec));
  return true;
}

/** Reads a sentence as rules on the columns of a table that is being described; false where it is none. */
export function readDraftRule(sentence: string, draft: Draft): boolean {
  const plain = withoutReason(plainText(sentence));
  const ruling = readRuling(mask(tokenise(plain), draft));
  if (ruling?.check) {
    draft.checks.push(ruling.check);
    return true;
  }
  if (ruling) return ruling.rules.every(({ column, rule }) => apply(draft, column, rule));
  const last = draft.columns.at(-1);
  const assumed = /\bassume (?:an? )?(?<value>yes|no|true|false|[\p{L}\d]+)\b/iu.exec(plain)?.groups?.[
    'value'
  ];
  if (!last) return false;
  if (assumed !== undefined && last.type === 'yes-no') return apply(draft, last, { defaultWords: assumed });
  const { rule, unread } = readRule(
    spelled(plain.toLowerCase().replace(/^(?:it|this|that|they|everything|all of them|each one)\b/u, '§')),
    last,
  );
  return unread.length === 0 && Object.keys(rule).length > 0 && apply(draft, last, rule);
}
