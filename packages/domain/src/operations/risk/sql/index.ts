export { findingsLevel } from '../finding.ts';
export type { RiskFinding, UndoExtent } from '../finding.ts';
export { placeIn } from './placeIn.ts';
export type { Place } from './placeIn.ts';
export { sqlNotes, sqlRisk } from './sqlRisk.ts';
export { isNode, listOf, relationName, statementsOf, textOf, visitNodes } from './tree.ts';
export type { Statement, SyntaxNode } from './tree.ts';
export type {
  ColumnFacts,
  ConstraintKind,
  IndexFacts,
  KnownFacts,
  PolicyCommand,
  PolicyFacts,
  RowChange,
  SqlFacts,
  SqlFinding,
  TableFacts,
} from './types.ts';
