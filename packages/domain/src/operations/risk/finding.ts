import type { RiskLevel } from '../types.ts';
import { effectiveRisk } from './effectiveRisk.ts';

/** How much undo restores: everything, some of it, or nothing. */
export type UndoExtent = 'exact' | 'partial' | 'none';

/** Why a plan has a risk level: one rule, one place, one plain sentence. */
export interface RiskFinding {
  /** Rule id, for example `H1`. */
  readonly rule: string;
  readonly level: RiskLevel;
  /** The object at risk, for example a table, a column, a branch or a site. */
  readonly object: string;
  /** The evidence, as a name or a count. */
  readonly evidence: string;
  readonly sentence: string;
  /** A safer instruction for the same goal, in plain English. */
  readonly saferWay?: string;
  readonly undo: UndoExtent;
}

/** The next lower level, for objects the plan itself created, which are still empty. */
export const lowered: Readonly<Record<RiskLevel, RiskLevel>> = { high: 'medium', medium: 'low', low: 'low' };

/**
 * The highest level among findings; low when there are none.
 *
 * @example
 * findingsLevel([{ level: 'medium' }, { level: 'high' }, { level: 'low' }]) // => 'high'
 */
export function findingsLevel(findings: readonly { readonly level: RiskLevel }[]): RiskLevel {
  return effectiveRisk(...new Set(findings.map(({ level }) => level)));
}
