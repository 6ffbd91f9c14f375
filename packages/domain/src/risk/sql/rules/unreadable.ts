import { listOf } from '../tree.ts';
import type { SqlRule } from '../types.ts';

/** Statements that the rules can judge; every other one counts as unreadable. */
const judged = new Set(
  `Select Insert Update Delete Merge Truncate Create CreateTableAs AlterTable Rename AlterObjectSchema Drop Index
  CreatePolicy AlterPolicy View Grant GrantRole AlterDefaultPrivileges CreateFunction AlterFunction CreateTrig
  CreateEnum AlterEnum CreateDomain CompositeType Comment CreateSchema CreateSeq CreateForeignTable Transaction
  VariableSet VariableShow ConstraintsSet Copy Do Call Load Explain CreateExtension CreateRole AlterRole AlterRoleSet
  DropRole AlterSystem`
    .split(/\s+/)
    .map((name) => `${name}Stmt`),
);

/** H13: what cannot be read or judged, and statements hidden within one. */
export const unreadable: SqlRule = {
  id: 'H13',
  check({ kind, node }) {
    const hides = kind === 'CreateSchemaStmt' && listOf(node.schemaElts).length > 0;
    const inherits = JSON.stringify(node.cmds ?? []).includes('"AT_AddInherit"');
    if (judged.has(kind) && !hides && !inherits) return [];
    const sentence = hides
      ? 'It hides further statements within one.'
      : 'It holds a kind of statement that cannot be judged.';
    return [{ level: 'high', evidence: kind.replace(/Stmt$/, '') || 'text', sentence }];
  },
};
