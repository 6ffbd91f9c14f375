export { findingsLevel, sqlRisk } from './sqlRisk.ts';
export { isNode, listOf, relationName, statementsOf, textOf, visitNodes } from './tree.ts';
export type { Statement, SyntaxNode } from './tree.ts';
export type { KnownFacts, SqlFacts, SqlFinding } from './types.ts';
