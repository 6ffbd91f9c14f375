import { keyOf, objectParts } from '../names.ts';
import { optionOf } from '../options.ts';
import { alterCommands, indexColumns, tableOf } from '../parts.ts';
import { listOf } from '../tree.ts';
import type { RuleContext, RuleHit, SqlRule } from '../types.ts';
import { under } from '../../under.ts';
import { mayBeBig, withRows } from '../weight.ts';

function hit(object: string, evidence: string, sentence: string, saferWay?: string): RuleHit {
  const safer = saferWay === undefined ? {} : { saferWay };
  return { level: 'medium', object, evidence, sentence, ...safer, undo: 'exact' };
}

const alone = (object: string): readonly RuleHit[] => [
  hit(
    object,
    object,
    `Building or removing an index of ${object} without blocking other work needs a separate plan.`,
  ),
];

function dropped(name: string, context: RuleContext): readonly RuleHit[] {
  const [table, facts] =
    Object.entries(context.tables ?? {}).find(([, { indexes }]) => under(indexes, name) !== undefined) ?? [];
  const unique = under(facts?.indexes, name)?.unique === true;
  if (table !== undefined && !unique && !mayBeBig(table, context)) return [];
  const doubles = unique ? ', and duplicates are no longer refused' : '';
  return [hit(name, name, `Finding rows with ${name} becomes slow${doubles}.`)];
}

/** M4: building, rebuilding or removing an index of a big table while other users wait; detaching a partition. */
export const changeIndex: SqlRule = {
  id: 'M4',
  check(statement, context) {
    const { kind, node } = statement;
    const table = tableOf(statement);
    const others = context.plan.statements.length > 1;
    if (kind === 'IndexStmt') {
      if (node.concurrent === true) return others ? alone(table) : [];
      const evidence = `${withRows(table, context)}; ${indexColumns(node).join(', ')}`;
      const sentence = `Nobody can change ${table} while its index is built.`;
      const saferWay = `Add the index to ${table} without making others wait`;
      return mayBeBig(table, context) ? [hit(table, evidence, sentence, saferWay)] : [];
    }
    if (kind === 'DropStmt' && node.removeType === 'OBJECT_INDEX')
      return listOf(node.objects).flatMap((object) => {
        const name = keyOf(objectParts(object));
        return [...dropped(name, context), ...(node.concurrent === true && others ? alone(name) : [])];
      });
    if (kind === 'ReindexStmt')
      return optionOf(node.params, 'concurrently')?.on === true && !others
        ? []
        : [hit(table, table, `Nobody can change ${table} while its index is rebuilt.`)];
    return alterCommands(statement).flatMap(({ subtype }) =>
      subtype === 'AT_DetachPartition'
        ? [hit(table, table, `A part of ${table} becomes a separate table; other users have to wait.`)]
        : [],
    );
  },
};
