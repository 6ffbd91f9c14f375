import { sparesNothing } from '../conditions.ts';
import { nameIn } from '../names.ts';
import { tagged } from '../parts.ts';
import { isNode, listOf, visitNodes, type SyntaxNode } from '../tree.ts';
import type { RowChange, RuleContext, RuleHit, SqlRule } from '../types.ts';
import { bulkInsert, manyPart, manyRows, rowsOf, tableFacts, withRows } from '../weight.ts';

type Doing = keyof RowChange;

const words: Readonly<Record<Doing, string>> = {
  inserted: 'adds',
  updated: 'changes',
  deleted: 'deletes',
};

/** The trial's count for a table, or undefined without a trial. */
function counted(table: string, doing: Doing, context: RuleContext): number | undefined {
  return tableFacts(table, context).changed?.[doing];
}

function hit(table: string, doing: Doing, context: RuleContext, least?: number): readonly RuleHit[] {
  const count = counted(table, doing, context) ?? least;
  const of = rowsOf(table, context);
  const many = count !== undefined && (count > manyRows || (of !== undefined && count > of * manyPart));
  const rows = count === 1 ? 'row' : 'rows';
  const what =
    doing === 'inserted' ? `${rows} to` : doing === 'updated' ? `existing ${rows} of` : `${rows} of`;
  const number = count === undefined ? '' : `${count} `;
  return count === 0
    ? []
    : [
        {
          level: doing === 'deleted' ? 'high' : 'medium',
          object: table,
          evidence:
            count === undefined ? withRows(table, context) : `${count} of ${withRows(table, context)}`,
          sentence: `It ${words[doing]} ${number}${what} ${table}.`,
          ...(many && doing !== 'inserted' ? { saferWay: `Show the rows of ${table} first` } : {}),
          undo: 'exact',
        },
      ];
}

/** The number of rows written out in an INSERT, or undefined for INSERT … SELECT. */
function writtenOut(node: SyntaxNode): number | undefined {
  const select = tagged(node.selectStmt, 'SelectStmt');
  if (node.selectStmt === undefined) return 1;
  return Array.isArray(select.valuesLists) ? select.valuesLists.length : undefined;
}

function inserted(node: SyntaxNode, context: RuleContext): readonly RuleHit[] {
  const table = nameIn(node.relation);
  const conflict = node.onConflictClause;
  const updates = isNode(conflict) && conflict.action === 'ONCONFLICT_UPDATE';
  const count = writtenOut(node) ?? counted(table, 'inserted', context);
  const bulk = count === undefined || count > bulkInsert ? hit(table, 'inserted', context, count) : [];
  return [...bulk, ...(updates ? hit(table, 'updated', context) : [])];
}

function merged(node: SyntaxNode, context: RuleContext): readonly RuleHit[] {
  const table = nameIn(node.relation);
  return listOf(node.mergeWhenClauses).flatMap((entry) => {
    const { commandType } = tagged(entry, 'MergeWhenClause');
    if (commandType === 'CMD_DELETE') return hit(table, 'deleted', context);
    if (commandType === 'CMD_INSERT') return hit(table, 'inserted', context);
    return commandType === 'CMD_UPDATE' ? hit(table, 'updated', context) : [];
  });
}

/**
 * M6: changing existing rows, or adding more than 1000 at once. The catalogue starts at 100 rows or 10 %; here every
 * change of existing rows is medium, and every deletion is high, because the product confirms deletions twice. Nothing is
 * found where a trial counted no row.
 */
export const changeRows: SqlRule = {
  id: 'M6',
  check({ kind, node }, context) {
    const hits: RuleHit[] = [];
    visitNodes({ [kind]: node }, (inner, at) => {
      const table = nameIn(at.relation);
      if (inner === 'DeleteStmt' && !sparesNothing(at.whereClause))
        hits.push(...hit(table, 'deleted', context));
      if (inner === 'UpdateStmt' && !sparesNothing(at.whereClause))
        hits.push(...hit(table, 'updated', context));
      if (inner === 'InsertStmt') hits.push(...inserted(at, context));
      if (inner === 'MergeStmt') hits.push(...merged(at, context));
    });
    if (kind === 'CopyStmt' && node.is_from === true)
      hits.push(...hit(nameIn(node.relation), 'inserted', context));
    return hits;
  },
};
