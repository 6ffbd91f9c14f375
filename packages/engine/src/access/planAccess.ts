import { openings } from '@saywright/domain/access';
import { relationName, visitNodes, type SqlFinding, type Statement } from '@saywright/domain/risk/sql';
import type { Catalog } from '../database/catalog.ts';
import type { PlanRun } from '../database/plan.ts';
import type { SqlSession } from '../database/session.ts';
import { accessLines, type AccessLine } from './lines.ts';
import { membershipChange, type NamedPerson } from './memberships.ts';
import { measureAccess, type MeasuredTable } from './measure.ts';

const ruleKinds = new Set(['CreatePolicyStmt', 'AlterPolicyStmt']);
const accessKinds = new Set([...ruleKinds, 'GrantStmt', 'CreateStmt', 'ViewStmt', 'CreateFunctionStmt']);
const lockingCommands = /"AT_(?:Enable|Disable|Force|NoForce)RowSecurity"/;

/** True for a statement that can change who may do what. */
function changesAccess({ kind, node }: Statement): boolean {
  if (kind === 'AlterTableStmt') return lockingCommands.test(JSON.stringify(node.cmds));
  if (kind === 'DropStmt') return node.removeType === 'OBJECT_POLICY';
  return accessKinds.has(kind);
}

/** Names of the tables whose access a statement changes; those of a removed rule are a list of texts. */
function namesIn({ kind, node }: Statement): readonly string[] {
  const own = relationName(node.table) ?? relationName(node.relation);
  if (own !== undefined) return [own];
  const names: string[] = [];
  visitNodes({ [kind]: node }, (_key, inner) => {
    const name = relationName(inner);
    if (name !== undefined) names.push(name);
    if (kind === 'DropStmt' && typeof inner.sval === 'string') names.push(inner.sval);
  });
  return names;
}

/** The tables whose rules or rights a script names. */
function touched(script: readonly Statement[], tables: Catalog): ReadonlySet<number> {
  const names = new Set(script.filter(changesAccess).flatMap(namesIn));
  return new Set(tables.filter(({ name }) => names.has(name)).map(({ oid }) => oid));
}

/** Who may do what with the tables that a script is about to open or close; empty for every other script. */
export async function accessBefore(
  session: SqlSession,
  script: readonly Statement[],
  tables: () => Promise<Catalog>,
): Promise<readonly MeasuredTable[]> {
  if (!script.some((statement) => changesAccess(statement) && statement.kind !== 'CreateStmt')) return [];
  const asked = touched(script, await tables());
  return asked.size === 0 ? [] : (await measureAccess(session, { tables: asked })).tables;
}

/** Who may do what after a plan, and what it opens. */
export interface PlanAccess {
  readonly access: readonly AccessLine[];
  /** Findings about what it opens, and about whom it closes something to. */
  readonly opens: readonly SqlFinding[];
  /** People whom it adds to, or removes from, tables that access rules ask about. */
  readonly people: readonly NamedPerson[];
}

/** Measures again what a plan touched, after it ran in the current transaction, and compares. */
export async function accessAfter(
  session: SqlSession,
  script: readonly Statement[],
  run: PlanRun,
  before: readonly MeasuredTable[],
  owner: string,
): Promise<PlanAccess> {
  const members = await membershipChange(session, run, owner);
  const earlier = new Set(run.before.map(({ oid }) => oid));
  const changed = run.change.kept.filter(
    (table) => table.policiesDropped.length > 0 || table.before.rowSecurity !== table.after.rowSecurity,
  );
  const tables = new Set([
    ...touched(script, run.after),
    ...changed.map(({ after }) => after.oid),
    ...run.after.filter(({ oid }) => !earlier.has(oid)).map(({ oid }) => oid),
  ]);
  if (tables.size === 0) return { access: [], opens: members.findings, people: members.people };
  const measured = (await measureAccess(session, { tables })).tables;
  const of = (oid: number): MeasuredTable | undefined => before.find((table) => table.oid === oid);
  // A table that was there before and was not measured then is not compared.
  const compared = measured.filter(({ oid }) => !earlier.has(oid) || of(oid));
  const opens = openings(compared.map((after) => ({ before: of(after.oid), after })));
  const named = new Set(
    script.filter(({ kind }) => ruleKinds.has(kind)).map(({ node }) => relationName(node.table)),
  );
  const shown = measured.filter(
    ({ oid, table }) =>
      named.has(table) ||
      changed.some(({ after }) => after.oid === oid) ||
      opens.some(({ object }) => object === table),
  );
  return {
    access: shown.flatMap((after) => [...accessLines(after, of(after.oid))]),
    opens: [...opens, ...members.findings],
    people: members.people,
  };
}
