import type { RiskLevel } from '../operations/types.ts';
import { effectiveRisk } from './effectiveRisk.ts';

/** How far undo brings back what was before: wholly, with something missing, or not at all. */
export type UndoExtent = 'exact' | 'partial' | 'none';

/** Why a plan carries a level: one rule, one place, one sentence a founder understands. Plain data. */
export interface RiskFinding {
  /** Rule id, for example `H1`. */
  readonly rule: string;
  readonly level: RiskLevel;
  /** What it is about, for example a table, a column, a branch or a site. */
  readonly object: string;
  /** What the rule saw, as a name or a count. */
  readonly evidence: string;
  readonly sentence: string;
  /** An instruction that reaches the same more safely, in plain English. */
  readonly saferWay?: string;
  readonly undo: UndoExtent;
}

/** The level below: for what the plan itself made, which holds nothing yet. */
export const lowered: Readonly<Record<RiskLevel, RiskLevel>> = { high: 'medium', medium: 'low', low: 'low' };

/**
 * The highest level among findings; low when there are none (D6).
 *
 * @example
 * findingsLevel([{ level: 'medium' }, { level: 'high' }, { level: 'low' }]) // => 'high'
 */
export function findingsLevel(findings: readonly { readonly level: RiskLevel }[]): RiskLevel {
  return effectiveRisk(...new Set(findings.map(({ level }) => level)));
}
