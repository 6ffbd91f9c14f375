import { keyOf, namesIn, schemaOf, tableKey } from '../names.ts';
import { optionOf } from '../options.ts';
import { field } from '../parts.ts';
import { listOf, visitNodes, type SyntaxNode } from '../tree.ts';
import type { RuleContext, RuleHit, SqlRule } from '../types.ts';

/** Statements with effects beyond their text. */
const kinds: Readonly<Record<string, string>> = {
  DoStmt: 'It runs a block of code. The plan cannot show what it does.',
  CallStmt: 'It runs a procedure. The plan cannot show what it does.',
  LoadStmt: 'It loads a program into the database.',
  AlterSystemStmt: 'It changes how the whole database server works.',
  CreateRoleStmt: 'It creates a role with its own rights.',
  AlterRoleStmt: 'It changes a role or its password.',
  AlterRoleSetStmt: 'It changes the default settings of a role.',
  DropRoleStmt: 'It removes a role.',
  GrantRoleStmt: 'It gives one role the rights of another.',
};
const trusted = new Set(
  'btree_gin btree_gist citext hstore ltree pg_trgm pgcrypto unaccent uuid-ossp vector'.split(' '),
);
const systemSchemas = new Set(
  'auth storage realtime vault extensions graphql net cron pgsodium pg_catalog information_schema'.split(' '),
);
const reaching =
  /^(?:lo_|dblink|pg_(?:read_|ls_|stat_file|file_|terminate_|reload_)|set_config$|setval$)|_to_xml/;

type Add = (evidence: string, sentence: string) => void;

function ownKind(kind: string, node: SyntaxNode, add: Add): void {
  const doing = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (doing !== undefined) add(kind.replace(/Stmt$/, ''), doing);
  if (kind === 'RenameStmt' && node.renameType === 'OBJECT_ROLE')
    add(field(node, 'subname'), 'It renames a role.');
  if (kind === 'CreateExtensionStmt' && !trusted.has(field(node, 'extname')))
    add(field(node, 'extname'), 'It installs an extension that can reach beyond your tables.');
  if (kind === 'CopyStmt' && (node.is_program === true || node.filename !== undefined))
    add('copy', 'It reaches a file or program of the database server.');
  if (kind !== 'CreateFunctionStmt' || optionOf(node.options, 'as') === undefined) return;
  const name = keyOf(namesIn(node.funcname));
  add(name, `The plan cannot show what ${name} does when it runs.`);
}

function called(parts: readonly string[], context: RuleContext, add: Add): void {
  const name = keyOf(parts);
  if (reaching.test(parts.slice(-1).join())) add(name, `It calls ${name}, which reaches beyond your tables.`);
  if (context.functions?.includes(name) === true)
    add(name, `It runs ${name}. The plan cannot show what it does.`);
}

/** H12: code whose effect the plan cannot show, and everything that reaches beyond the founder's tables. */
export const outsideReach: SqlRule = {
  id: 'H12',
  check({ kind, node }, context) {
    const hits: RuleHit[] = [];
    const add: Add = (evidence, sentence) => {
      hits.push({ level: 'high', object: evidence, evidence, sentence, undo: 'none' });
    };
    ownKind(kind, node, add);
    visitNodes({ [kind]: node }, (key, inner) => {
      const written =
        key.endsWith('Stmt') && key !== 'SelectStmt' && !(key === 'CopyStmt' && node.is_from !== true);
      for (const relation of written ? [inner.relation, inner.table, ...listOf(inner.relations)] : []) {
        const name = tableKey(relation);
        if (name !== undefined && systemSchemas.has(schemaOf(name)))
          add(name, `It changes ${name}, which belongs to the system.`);
      }
      const parts = namesIn(inner.funcname);
      if (parts.length > 0 && key !== 'CreateFunctionStmt') called(parts, context, add);
    });
    return hits;
  },
};
