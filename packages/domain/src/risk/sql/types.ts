import type { RiskLevel } from '../../operations/types.ts';
import type { Statement } from './tree.ts';

/** What the rules may know about the database besides the statement. */
export interface SqlFacts {
  /** Rows per existing table; an estimate is enough. */
  readonly rows: Readonly<Record<string, number>>;
  /** Roles of people who are not the founder; `anon` and `authenticated` unless told, and always `public`. */
  readonly exposedRoles?: readonly string[];
  /** Schemas that the public API shows; `public` unless told. */
  readonly exposedSchemas?: readonly string[];
  /** Tables that the same plan created, which hold nothing to lose. */
  readonly created: ReadonlySet<string>;
}

/** The facts as a caller gives them: what the plan created is read from the plan. */
export type KnownFacts = Omit<SqlFacts, 'created'>;

/** Why a plan carries a level: one rule, one place, one sentence a founder understands. */
export interface SqlFinding {
  /** Rule id, for example `H1`. */
  readonly rule: string;
  readonly level: RiskLevel;
  /** Index of the statement within the script. */
  readonly statement: number;
  /** Byte range of the statement in the UTF-8 text. */
  readonly start: number;
  readonly end: number;
  /** What the rule saw, as a name or a count. */
  readonly evidence: string;
  readonly sentence: string;
  /** An instruction that reaches the same more safely, in plain English. */
  readonly saferWay?: string;
}

export interface RuleHit {
  readonly level: RiskLevel;
  readonly evidence: string;
  readonly sentence: string;
  /** An instruction that reaches the same more safely, in plain English. */
  readonly saferWay?: string;
}

/** One rule: looks at one statement with the facts and says what it finds. */
export interface SqlRule {
  readonly id: string;
  check(statement: Statement, facts: SqlFacts): readonly RuleHit[];
}
