import { isReachable, nameIn } from '../names.ts';
import { optionOf } from '../options.ts';
import { alterCommands, tableOf } from '../parts.ts';
import { isNode, visitNodes, type Statement, type SyntaxNode } from '../tree.ts';
import type { RuleContext, RuleHit, SqlRule } from '../types.ts';

function shown(name: string, sentence: string, saferWay?: string): readonly RuleHit[] {
  const safer = saferWay === undefined ? {} : { saferWay };
  return [
    { level: 'high', object: name, evidence: name, sentence, ...safer, undo: 'partial', lasting: true },
  ];
}

function readsUsers(node: SyntaxNode): boolean {
  let found = false;
  visitNodes(node.query, (_, inner) => {
    if (inner.schemaname === 'auth') found = true;
  });
  return found;
}

const asReader = (name: string): string =>
  `Create the view ${name} with the rights of the person who reads it`;
const asOwner = (name: string): string =>
  `${name} shows every row and ignores the rules of the tables behind it.`;

function view(name: string, node: SyntaxNode, stored: boolean): readonly RuleHit[] {
  if (readsUsers(node))
    return shown(name, `${name} shows data about the people who signed in.`, asReader(name));
  const asks = optionOf(node.options, 'security_invoker')?.on === true;
  return asks || stored ? [] : shown(name, asOwner(name), asReader(name));
}

function altered(statement: Statement, context: RuleContext): readonly RuleHit[] {
  const name = tableOf(statement);
  const opens = alterCommands(statement).some(({ subtype, def }) => {
    const option = optionOf(def, 'security_invoker');
    return (
      option !== undefined &&
      (subtype === 'AT_ResetRelOptions' || (subtype === 'AT_SetRelOptions' && !option.on))
    );
  });
  return opens && isReachable(name, context) ? shown(name, asOwner(name), asReader(name)) : [];
}

/** H8: a view that shows more than its reader may see, or a foreign table, in reach of the public API. */
export const exposeView: SqlRule = {
  id: 'H8',
  check(statement, context) {
    const { kind, node } = statement;
    if (kind === 'AlterTableStmt') return altered(statement, context);
    const stored = kind === 'CreateTableAsStmt' && node.objtype === 'OBJECT_MATVIEW';
    const foreign = kind === 'CreateForeignTableStmt';
    if (kind !== 'ViewStmt' && !stored && !foreign) return [];
    const into = isNode(node.into) ? node.into.rel : isNode(node.base) ? node.base.relation : undefined;
    const name = nameIn(kind === 'ViewStmt' ? node.view : into);
    if (!isReachable(name, context)) return [];
    return foreign
      ? shown(name, `${name} shows data from another server to everyone.`)
      : view(name, node, stored);
  },
};
