import { fail, ok, type Result } from '@saywright/domain/result';
import { laterSentence, type Effects, type LaterChange } from '@saywright/domain/receipt';
import {
  findingsLevel,
  relationName,
  sqlRisk,
  type SqlFinding,
  type Statement,
} from '@saywright/domain/risk/sql';
import type { RiskLevel } from '@saywright/domain/operations';
import { proveAccess, type AccessLine } from './access.ts';
import { readAfterState } from './afterState.ts';
import { isReadOnly, refusalOf } from './allowList.ts';
import { sampleRows, type RowSample } from './examples.ts';
import { laterLosses, type LaterLosses } from './later.ts';
import { parseScript } from './parse.ts';
import { planProblem, runPlan, type PlanRequest, type PlanRun } from './plan.ts';
import { riskFacts } from './riskFacts.ts';
import { proveUndo, type UndoTrial } from './roundTrip.ts';
import { rolledBack, type SqlSession } from './session.ts';

/** What a trial on the real database showed. Serialisable: it crosses threads and is stored. */
export interface Proof {
  readonly effects: Effects;
  /** How many statements the plan is made of. */
  readonly statements: number;
  /** What an approval depends on: equal as long as `execute` would do, and show, the same. */
  readonly signature: string;
  /** False only for an undo whose own undo could not be shown to work. */
  readonly undoable: boolean;
  readonly undoTried: UndoTrial;
  readonly risk: RiskLevel;
  readonly findings: readonly SqlFinding[];
  readonly access: readonly AccessLine[];
  readonly samples: readonly RowSample[];
  /** Only for an undo: the work done since that it would take away. */
  readonly later?: readonly LaterChange[];
}

/** Why there is no proof: the statements may not run or change nothing, or the database or the way back objected. */
export interface ProofProblem {
  readonly kind: 'refused' | 'failed' | 'not-undoable' | 'only-reads';
  readonly message: string;
}

/** A request that comes from the engine itself, such as an undo script, may touch what the allow-list refuses. */
export interface ProofRequest extends PlanRequest {
  readonly trusted: boolean;
  /** The operation that this takes back: what it left behind tells later work from its own. */
  readonly undoOf?: string | undefined;
}

const accessKinds = new Set(['CreatePolicyStmt', 'AlterPolicyStmt']);

function tablesToAsk(script: readonly Statement[], run: PlanRun): readonly string[] {
  const named = script.flatMap((statement) =>
    accessKinds.has(statement.kind) ? [relationName(statement.node.table) ?? ''] : [],
  );
  const changed = run.change.kept
    .filter(
      (table) => table.policiesDropped.length > 0 || table.before.rowSecurity !== table.after.rowSecurity,
    )
    .map((table) => table.after.name);
  return [...new Set([...named, ...changed])];
}

/** The parsed script of a request, or the reason it may not run. */
export async function admit(request: ProofRequest): Promise<Result<readonly Statement[], ProofProblem>> {
  const parsed = await parseScript(request.sql);
  if (!parsed.ok) return fail({ kind: 'refused', message: `Postgres cannot read this: ${parsed.error}.` });
  const refusal = request.trusted ? undefined : refusalOf(parsed.value);
  return refusal === undefined ? parsed : fail({ kind: 'refused', message: refusal });
}

async function laterOf(
  session: SqlSession,
  run: PlanRun,
  undoOf: string | undefined,
): Promise<LaterLosses | undefined> {
  const left = undoOf === undefined ? undefined : await readAfterState(session, undoOf);
  return left && laterLosses(session, run, left.state);
}

/** An undo is as grave as the later work it takes away: without any it only takes back what was brought. */
function judgeUndo(
  { changes, samples: lost }: LaterLosses,
  findings: readonly SqlFinding[],
  samples: readonly RowSample[],
): Pick<Proof, 'risk' | 'findings' | 'samples' | 'later'> {
  const [first] = changes;
  if (!first) return { risk: 'low', findings, samples, later: [] };
  const finding: SqlFinding = {
    rule: 'later-changes',
    level: 'high',
    statement: 0,
    start: 0,
    end: 0,
    object: first.name,
    evidence: `${first.name}: ${first.count}`,
    sentence: laterSentence(changes),
    undo: 'exact',
  };
  return { risk: 'high', findings: [finding], samples: [...lost, ...samples], later: changes };
}

/** What a plan that ran in the current transaction means for people: risks, and who may do what. */
interface Judgement {
  readonly findings: readonly SqlFinding[];
  readonly access: readonly AccessLine[];
  /** Only for an undo of an operation whose result is on record. */
  readonly later: LaterLosses | undefined;
  readonly signature: string;
}

/** Judges a plan right after it ran; leaves the transaction as it was. */
export async function judge(
  session: SqlSession,
  script: readonly Statement[],
  run: PlanRun,
  undoOf: string | undefined,
): Promise<Judgement> {
  const access: AccessLine[] = [];
  for (const name of tablesToAsk(script, run)) {
    const table = run.after.find((candidate) => candidate.name === name);
    if (table) access.push(...(await proveAccess(session, table)));
  }
  const findings = sqlRisk(script, await riskFacts(session, script, run));
  const later = await laterOf(session, run, undoOf);
  const shown = JSON.stringify([run.effects.rows, findings, access, later?.changes ?? []]);
  return { findings, access, later, signature: `${run.signature}\n${shown}` };
}

/** True when two signatures stand for the same effect, whatever was shown beside it. */
export function isSameEffect(a: string, b: string): boolean {
  return a.split('\n')[0] === b.split('\n')[0];
}

/** Tries a plan and its undo on the real database inside one transaction, and takes everything back. */
export async function prove(
  session: SqlSession,
  request: ProofRequest,
): Promise<Result<Proof, ProofProblem>> {
  const admitted = await admit(request);
  if (!admitted.ok) return admitted;
  const script = admitted.value;
  if (!request.trusted && isReadOnly(script))
    return fail({ kind: 'only-reads', message: 'This only reads, so there is nothing to execute.' });
  return rolledBack(session, async (): Promise<Result<Proof, ProofProblem>> => {
    let run: PlanRun;
    try {
      run = await runPlan(session, script, request, true);
    } catch (error) {
      return fail(planProblem(error));
    }
    const samples = await sampleRows(session, run);
    const { findings, access, later, signature } = await judge(session, script, run, request.undoOf);
    const undo = await proveUndo(session, run, request.owner);
    if (!undo.exact && !request.trusted) return fail({ kind: 'not-undoable', message: undo.reason });
    return ok({
      effects: run.effects,
      statements: script.length,
      signature,
      undoable: undo.exact,
      undoTried: undo.exact ? undo.tried : { rows: 0, of: 0 },
      risk: findingsLevel(findings),
      findings,
      access,
      samples,
      ...(later && judgeUndo(later, findings, samples)),
    });
  });
}
