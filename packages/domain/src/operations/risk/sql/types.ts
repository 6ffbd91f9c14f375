import type { RiskFinding, UndoExtent } from '../finding.ts';
import type { RiskLevel } from '../../types.ts';
import type { Statement } from './tree.ts';

/** Facts about a column. */
export interface ColumnFacts {
  /** Its type as Postgres prints it, for example `character varying(20)`. */
  readonly type?: string;
  /** Number of values that are not null. */
  readonly filled?: number;
  /** True when a trial converted every value there and back without a difference. */
  readonly survives?: boolean;
}

/** The kind of a constraint. */
export type ConstraintKind = 'primary' | 'unique' | 'foreign' | 'check' | 'exclusion';

/** An index of a table, including those behind constraints. */
export interface IndexFacts {
  /** Its columns in order; '' for an expression. */
  readonly columns: readonly string[];
  readonly unique: boolean;
}

export type PolicyCommand = 'select' | 'insert' | 'update' | 'delete' | 'all';

/** A row-level security policy. */
export interface PolicyFacts {
  readonly name: string;
  readonly command: PolicyCommand;
  /** Names of roles; `public` for everyone. */
  readonly roles: readonly string[];
  readonly permissive: boolean;
}

/** Rows that a trial of the plan counted as changed in a table. */
export interface RowChange {
  readonly inserted: number;
  readonly updated: number;
  readonly deleted: number;
}

/** Facts about a table; missing facts are unknown and never lower a level. */
export interface TableFacts {
  /** Exact number of rows, not an estimate; only a counted zero lowers a level. */
  readonly counted?: number;
  readonly columns?: Readonly<Record<string, ColumnFacts>>;
  /** Constraints by name. */
  readonly constraints?: Readonly<Record<string, ConstraintKind>>;
  /** Indexes by name. */
  readonly indexes?: Readonly<Record<string, IndexFacts>>;
  readonly policies?: readonly PolicyFacts[];
  /** True when row-level security is on. */
  readonly rowSecurity?: boolean;
  /** The effect of a trial of this plan on its rows. */
  readonly changed?: RowChange;
}

/**
 * Facts about the database for the rules. Tables and other objects are keyed by name, with
 * their schema before it (`api.orders`) unless that is `public`.
 */
export interface SqlFacts {
  /** Rows per existing table; may be an estimate, and 0 counts as unknown. */
  readonly rows: Readonly<Record<string, number>>;
  /** Roles of people other than the founder; defaults to `anon` and `authenticated`, and always includes `public`. */
  readonly exposedRoles?: readonly string[];
  /** Schemas exposed by the public API; defaults to `public`. */
  readonly exposedSchemas?: readonly string[];
  /** Further facts about existing tables. */
  readonly tables?: Readonly<Record<string, TableFacts>>;
  /** Dependents of an object, for example views, functions or tables that refer to it. */
  readonly dependents?: Readonly<Record<string, readonly string[]>>;
  /** The founder's own functions, whose bodies the rules cannot read. */
  readonly functions?: readonly string[];
  /** Tables the plan declares to touch; unlimited by default. */
  readonly scope?: readonly string[];
  /** True when other people use this database while the plan runs. */
  readonly hosted?: boolean;
  /** True when people may sign in without an account and still count as signed in. */
  readonly anonymousSignIn?: boolean;
  /** Tables that the same plan created, which are still empty. */
  readonly created: ReadonlySet<string>;
}

/** The facts from the caller; the created tables are read from the plan. */
export type KnownFacts = Omit<SqlFacts, 'created'>;

/** A finding with its place in the script. */
export interface SqlFinding extends RiskFinding {
  /** Index of the statement within the script. */
  readonly statement: number;
  /** Byte range of the statement in the UTF-8 text. */
  readonly start: number;
  readonly end: number;
}

/** A circumstance that raises a level. Each rule names those that its level does not include already. */
export type Circumstance = 'rows' | 'dependents' | 'exposure';

/** The finding of one rule, before facts about the object adjust its level. */
export interface RuleHit {
  readonly level: RiskLevel;
  readonly object: string;
  /** The table or other object whose facts count, when `object` says more than its name. */
  readonly of?: string;
  readonly evidence: string;
  readonly sentence: string;
  readonly saferWay?: string;
  readonly undo: UndoExtent;
  /** Any of these raises the level by one. */
  readonly raisedBy?: readonly Circumstance[];
  /** True when the level applies to a new object as well: an open table stays open when rows arrive. */
  readonly lasting?: boolean;
}

/** An access rule that a plan creates, with the index of its statement. */
export interface PlannedPolicy extends PolicyFacts {
  readonly table: string;
  readonly index: number;
}

/** Facts about a whole plan, for rules that need more than one statement. */
export interface PlanSummary {
  readonly statements: readonly Statement[];
  /** Tables whose row-level security the plan turns on. */
  readonly locked: ReadonlySet<string>;
  readonly policies: readonly PlannedPolicy[];
  /** Access rules that the plan removes, as `table.policy`, and the last statement that removes one, per table. */
  readonly gone: ReadonlySet<string>;
  readonly lastGone: ReadonlyMap<string, number>;
  /** The columns of every index that the plan creates, including those behind constraints. */
  readonly indexes: readonly { readonly table: string; readonly columns: readonly string[] }[];
  /** The statements where the plan first changes existing rows, changes structure, and takes a blocking lock. */
  readonly firstRows: number;
  readonly firstStructure: number;
  readonly firstLock: number;
  /** Settings that the plan resets, with the last statement that does; `*` for all of them. */
  readonly resets: ReadonlyMap<string, number>;
}

/** The facts, and the position of the statement within the plan. */
export interface RuleContext extends SqlFacts {
  readonly plan: PlanSummary;
  readonly index: number;
}

/** One rule, which checks one statement with the facts. */
export interface SqlRule {
  readonly id: string;
  check(statement: Statement, context: RuleContext): readonly RuleHit[];
}
