import type { RiskFinding, UndoExtent } from '../finding.ts';
import type { RiskLevel } from '../../operations/types.ts';
import type { PlanSummary } from './plan.ts';
import type { Statement } from './tree.ts';

/** What is known of a column. */
export interface ColumnFacts {
  /** Its type as Postgres prints it, for example `character varying(20)`. */
  readonly type?: string;
  /** Values that are not null, counted. */
  readonly filled?: number;
  /** True when a trial converted every value and back without a difference. */
  readonly survives?: boolean;
}

/** What a constraint of a table does. */
export type ConstraintKind = 'primary' | 'unique' | 'foreign' | 'check' | 'exclusion';

/** An index of a table, those behind constraints included. */
export interface IndexFacts {
  /** Its columns in order; an expression is an empty text. */
  readonly columns: readonly string[];
  readonly unique: boolean;
}

export type PolicyCommand = 'select' | 'insert' | 'update' | 'delete' | 'all';

/** A rule about who may do what with the rows of a table. */
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

/** What is known of a table; whatever is left out is unknown, and the unknown makes no rule milder. */
export interface TableFacts {
  /** Rows, counted, not estimated: only a counted zero makes a rule milder. */
  readonly counted?: number;
  readonly columns?: Readonly<Record<string, ColumnFacts>>;
  /** Constraints by name. */
  readonly constraints?: Readonly<Record<string, ConstraintKind>>;
  /** Indexes by name. */
  readonly indexes?: Readonly<Record<string, IndexFacts>>;
  readonly policies?: readonly PolicyFacts[];
  /** True when row-level security is on. */
  readonly rowSecurity?: boolean;
  /** What a trial of this very plan did to its rows. */
  readonly changed?: RowChange;
}

/**
 * What the rules may know about the database besides the statement. Tables and other objects go by their name, with
 * their schema before it (`api.orders`) unless that is `public`.
 */
export interface SqlFacts {
  /** Rows per existing table; an estimate is enough, and an estimate of 0 counts as unknown. */
  readonly rows: Readonly<Record<string, number>>;
  /** Roles of people who are not the founder; `anon` and `authenticated` unless told, and always `public`. */
  readonly exposedRoles?: readonly string[];
  /** Schemas that the public API shows; `public` unless told. */
  readonly exposedSchemas?: readonly string[];
  /** More about existing tables. */
  readonly tables?: Readonly<Record<string, TableFacts>>;
  /** Names of what needs an object, for example views, functions or tables that point at it. */
  readonly dependents?: Readonly<Record<string, readonly string[]>>;
  /** The founder's own functions, whose bodies the rules cannot read. */
  readonly functions?: readonly string[];
  /** Tables the plan said it would touch; unlimited unless told. */
  readonly scope?: readonly string[];
  /** True when other people use this database while the plan runs. */
  readonly hosted?: boolean;
  /** True when people may sign in without an account and still count as signed in. */
  readonly anonymousSignIn?: boolean;
  /** Tables that the same plan created, which hold nothing to lose. */
  readonly created: ReadonlySet<string>;
}

/** The facts as a caller gives them: what the plan created is read from the plan. */
export type KnownFacts = Omit<SqlFacts, 'created'>;

/** A finding with its place in the script. */
export interface SqlFinding extends RiskFinding {
  /** Index of the statement within the script. */
  readonly statement: number;
  /** Byte range of the statement in the UTF-8 text. */
  readonly start: number;
  readonly end: number;
}

/** What makes a finding graver. Each rule names those that its own wording does not presuppose. */
export type Circumstance = 'rows' | 'dependents' | 'exposure';

/** What one rule found, before what is known of the object moves the level. */
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
  /** True when the level holds for a new object as well: what is opened stays open when rows arrive. */
  readonly lasting?: boolean;
}

/** The facts, and where in the plan a statement stands. */
export interface RuleContext extends SqlFacts {
  readonly plan: PlanSummary;
  readonly index: number;
}

/** One rule: looks at one statement with the facts and says what it finds. */
export interface SqlRule {
  readonly id: string;
  check(statement: Statement, context: RuleContext): readonly RuleHit[];
}
