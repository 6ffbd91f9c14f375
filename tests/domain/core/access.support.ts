import type { AccessRule, Condition, DatabaseChange, Expression } from '@saywright/domain/ast';
import type { Lexicon } from '@saywright/domain/planner';
import { readDatabase } from '../../../packages/domain/src/language/core/read.ts';

function value(expression: Expression): string {
  if (expression.kind === 'column') return expression.name;
  return expression.kind === 'value' ? String(expression.value) : expression.kind;
}

function words(condition: Condition | undefined): string {
  if (condition === undefined) return 'all';
  if (condition.kind === 'compare')
    return `${value(condition.left)} ${condition.operator} ${value(condition.right)}`;
  if (condition.kind === 'is-true') return value(condition.of);
  if (condition.kind === 'not') return `not ${words(condition.of)}`;
  if (condition.kind === 'exists') return `${condition.selection.from}(${words(condition.selection.where)})`;
  return condition.kind === 'all' ? condition.of.map(words).join(' & ') : condition.kind;
}

export interface Right {
  readonly table: string;
  readonly action: AccessRule['actions'][number];
  readonly rule: AccessRule;
}

function setAccess(
  change: DatabaseChange,
): readonly Extract<DatabaseChange, { readonly do: 'set-access' }>[] {
  return change.do === 'set-access' ? [change] : [];
}

/** Every right that an instruction gives. */
export function rights(instruction: string, lexicon: Lexicon): readonly Right[] {
  const found = readDatabase(instruction, { lexicon, today: '2026-11-23' });
  if (found?.kind !== 'parts') return [];
  return found.parts
    .flatMap((part) => ('changes' in part && part.service === 'database' ? part.changes : []))
    .flatMap(setAccess)
    .flatMap(({ table, rules }) =>
      rules.flatMap((rule) => rule.actions.map((action) => ({ table, action, rule }))),
    );
}

/** A reading in one line for each table, `?` before a question. */
export function reading(instruction: string, lexicon: Lexicon): string {
  const found = readDatabase(instruction, { lexicon, today: '2026-11-23' });
  if (!found) return '–';
  if (found.kind !== 'parts') return found.kind === 'question' ? `? ${found.text}` : found.kind;
  return found.parts
    .flatMap((part) => ('changes' in part && part.service === 'database' ? part.changes : []))
    .flatMap(setAccess)
    .map(({ table, rules, replace, closes }) => {
      const said = rules.map(
        (rule) =>
          `${rule.who} ${rule.actions.join('+')} ${words(rule.where)}${rule.columns ? ` only ${rule.columns.join(',')}` : ''}`,
      );
      return `${table} ${replace}${closes ? ` closes ${closes.join('+')}` : ''}: ${said.join('; ') || 'locked'}`;
    })
    .join(' | ');
}
