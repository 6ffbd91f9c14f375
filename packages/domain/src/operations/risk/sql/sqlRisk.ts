import { optionOf } from './options.ts';
import { madeBy, movesNames, readPlan } from './plan.ts';
import { noteRules, riskRules } from './rules/all.ts';
import { isNode, type Statement } from './tree.ts';
import type { KnownFacts, RuleContext, SqlFinding, SqlRule } from './types.ts';
import { weigh } from './weight.ts';

/** The statement that runs: EXPLAIN ANALYZE runs what it explains, a plain EXPLAIN does not. */
function whatRuns(statement: Statement): Statement {
  if (statement.kind !== 'ExplainStmt') return statement;
  if (optionOf(statement.node.options, 'analyze')?.on !== true)
    return { ...statement, kind: 'VariableShowStmt', node: {} };
  const { query } = statement.node;
  const [kind, node] = isNode(query) ? (Object.entries(query)[0] ?? []) : [];
  return kind !== undefined && isNode(node)
    ? { ...statement, kind, node }
    : { ...statement, kind: 'Unread', node: {} };
}

function judge(
  rules: readonly SqlRule[],
  script: readonly Statement[],
  facts: KnownFacts,
): readonly SqlFinding[] {
  const statements = script.map(whatRuns);
  const plan = readPlan(statements);
  const created = new Set<string>();
  return statements.flatMap((statement, index) => {
    const made = madeBy(statement);
    if (made !== undefined) created.add(made);
    const context: RuleContext = { ...facts, created, plan, index };
    const found = rules.flatMap((rule) =>
      rule.check(statement, context).map((hit): SqlFinding => ({
        rule: rule.id,
        level: weigh(hit, context),
        statement: index,
        start: statement.start,
        end: statement.end,
        // A malformed tree may lack a name.
        object: hit.object || 'something',
        evidence: hit.evidence || 'something',
        sentence: hit.sentence,
        ...(hit.saferWay === undefined ? {} : { saferWay: hit.saferWay }),
        undo: hit.undo,
      })),
    );
    // After a rename or search_path change, a name may not refer to the new table.
    if (movesNames(statement)) created.clear();
    return found;
  });
}

/**
 * Risk of a script from its syntax tree and facts about the database: findings of medium and high level, one per rule
 * and place, in the order of the statements. A level rises by one where the facts make it worse, and falls by one for
 * objects the script itself created, which are empty (rules H1 to H15 and M1 to M12 of the risk catalogue). What falls
 * to low is in `sqlNotes`. Unknown facts never lower a level. Byte ranges refer to the UTF-8 text.
 *
 * @example
 * sqlRisk([{ kind: 'TruncateStmt', node: { relations: [{ RangeVar: { relname: 'orders' } }] }, start: 0, end: 15 }], {
 *   rows: { orders: 1204 },
 * }).map(({ rule, level, evidence }) => [rule, level, evidence]) // => [['H2', 'high', 'orders: 1204 rows']]
 */
export function sqlRisk(statements: readonly Statement[], facts: KnownFacts): readonly SqlFinding[] {
  return judge(riskRules, statements, facts).filter(({ level }) => level !== 'low');
}

/**
 * Notes about a script, in the form of `sqlRisk` and always low: harmless
 * steps and style (rules L1 and L2), and findings that are low because the script itself created the table.
 *
 * @example
 * sqlNotes([{ kind: 'CommentStmt', node: {}, start: 0, end: 30 }], { rows: {} }).map(({ rule }) => rule) // => ['L1']
 */
export function sqlNotes(statements: readonly Statement[], facts: KnownFacts): readonly SqlFinding[] {
  return judge([...riskRules, ...noteRules], statements, facts).filter(({ level }) => level === 'low');
}
