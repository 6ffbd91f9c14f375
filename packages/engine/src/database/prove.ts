import { fail, ok, type Result } from '@saywright/domain/result';
import { laterSentence, laterUnknown, type Effects, type LaterChange } from '@saywright/domain/receipt';
import { findingsLevel, sqlRisk, type SqlFinding, type Statement } from '@saywright/domain/risk/sql';
import type { RiskLevel } from '@saywright/domain/operations';
import type { LexiconTable } from '@saywright/domain/planner';
import type { AccessLine } from '../access/lines.ts';
import type { MeasuredTable } from '../access/measure.ts';
import { tryPages, type PageTrial } from '../access/pageTrial.ts';
import type { NamedPerson } from '../access/memberships.ts';
import { accessAfter, accessBefore } from '../access/planAccess.ts';
import { readAfterState } from './afterState.ts';
import { isReadOnly, refusalOf } from './allowList.ts';
import { readTally } from './capture.ts';
import { readCatalog } from './catalog.ts';
import { sampleRows, type RowSample } from './examples.ts';
import { lexiconOf } from './lexicon.ts';
import { laterLosses, type LaterLosses } from './later.ts';
import { parseScript } from './parse.ts';
import { planProblem, runPlan, type PlanRequest, type PlanRun } from './plan.ts';
import { riskFacts } from './riskFacts.ts';
import { proveUndo, type UndoTrial } from './roundTrip.ts';
import { beginAlone, rolledBack, type SqlSession } from './session.ts';

/** The result of a trial on the real database. Serialisable: it crosses threads and is stored. */
export interface Proof {
  readonly effects: Effects;
  /** Number of statements in the plan. */
  readonly statements: number;
  /** What an approval depends on: equal as long as execution would have the same effect and the same receipt. */
  readonly signature: string;
  /** False only for an undo whose own undo could not be shown to work. */
  readonly undoable: boolean;
  readonly undoTried: UndoTrial;
  readonly risk: RiskLevel;
  readonly findings: readonly SqlFinding[];
  readonly access: readonly AccessLine[];
  readonly samples: readonly RowSample[];
  /** Why it changes nothing at present: no row matches, or every value is already so; missing where it changes something. */
  readonly idle?: IdleReason;
  /** People with an address whom it adds to, or removes from, tables that access rules ask about. */
  readonly people?: readonly NamedPerson[];
  /** How many lists and forms of the plan's pages were tried, all with success. */
  readonly pageUses?: number;
  /** Tables that get columns, with these alone. */
  readonly added?: readonly LexiconTable[];
  /** Only for an undo: later work that it would remove. */
  readonly later?: readonly LaterChange[];
}

/** Why a plan changes nothing at present. */
export type IdleReason = 'no-match' | 'already-so';

/** Why there is no proof: the statements are refused or change nothing, the database rejected them, or undo failed. */
export interface ProofProblem {
  readonly kind: 'refused' | 'failed' | 'not-undoable' | 'only-reads';
  readonly message: string;
}

/** A plan to prove. A trusted one comes from the engine itself, such as an undo script, and skips the allow-list. */
export interface ProofRequest extends PlanRequest {
  readonly trusted: boolean;
  /** The operation that this undoes; its after-state distinguishes later work from its own. */
  readonly undoOf?: string | undefined;
  /** Pages that the whole plan makes, tried on what this leaves. */
  readonly pages?: PageTrial | undefined;
}

/** Parses the script of a request; fails with the reason where it is not allowed. */
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

function laterFinding(object: string, evidence: string, sentence: string): SqlFinding {
  const place = { statement: 0, start: 0, end: 0 };
  return { rule: 'later-changes', level: 'high', ...place, object, evidence, sentence, undo: 'exact' };
}

/**
 * Judges the risk of an undo by the later work it would remove, and by what it opens. For operations of earlier versions,
 * which left no after-state, everything they touched may have been changed since.
 */
function judgeUndo(
  { later, findings, opens }: Judgement,
  samples: readonly RowSample[],
): Pick<Proof, 'risk' | 'findings' | 'samples' | 'later'> {
  if (!later) return { risk: 'high', findings: [laterFinding('', '', laterUnknown), ...opens], samples };
  const { changes, samples: lost } = later;
  const [first] = changes;
  if (!first) return { risk: findingsLevel(opens), findings, samples, later: [] };
  const finding = laterFinding(first.name, `${first.name}: ${first.count}`, laterSentence(changes));
  return { risk: 'high', findings: [finding, ...opens], samples: [...lost, ...samples], later: changes };
}

/** The consequences of a plan that ran in the current transaction: risks, and who may do what. */
interface Judgement {
  readonly findings: readonly SqlFinding[];
  readonly access: readonly AccessLine[];
  /** What it opens to other people; among the findings. */
  readonly opens: readonly SqlFinding[];
  readonly people: readonly NamedPerson[];
  /** Only for an undo of an operation with a stored after-state. */
  readonly later: LaterLosses | undefined;
  readonly signature: string;
}

/** Who may do what with the tables whose access a script is about to change. */
export function judgeBefore(
  session: SqlSession,
  script: readonly Statement[],
): Promise<readonly MeasuredTable[]> {
  return accessBefore(session, script, () => readCatalog(session));
}

/** Judges a plan right after it ran; leaves the transaction unchanged. */
export async function judge(
  session: SqlSession,
  script: readonly Statement[],
  run: PlanRun,
  {
    undoOf,
    owner,
    before,
  }: Pick<ProofRequest, 'undoOf' | 'owner'> & { readonly before: readonly MeasuredTable[] },
): Promise<Judgement> {
  const { access, opens, people } = await accessAfter(session, script, run, before, owner);
  const findings = [...opens, ...sqlRisk(script, await riskFacts(session, script, run))];
  const later = await laterOf(session, run, undoOf);
  const shown = JSON.stringify([run.effects.rows, findings, access, later?.changes ?? []]);
  return { findings, access, opens, people, later, signature: `${run.signature}\n${shown}` };
}

const written = new Set(['UpdateStmt', 'DeleteStmt']);

/** Why a plan that only changes or deletes rows changed nothing, read after it ran; undefined where it did. */
async function idleReason(
  session: SqlSession,
  script: readonly Statement[],
  { effects, captures }: PlanRun,
): Promise<IdleReason | undefined> {
  if (effects.rows.length > 0 || !script.every(({ kind }) => written.has(kind))) return undefined;
  const tally = await readTally(session);
  return captures.length > 0 && tally.some(({ count }) => count > 0) ? 'already-so' : 'no-match';
}

/** The columns that a plan added to tables that were there. */
function addedColumns({ after, change }: PlanRun): readonly LexiconTable[] {
  const grown = change.kept.filter((table) => table.added.length > 0);
  if (grown.length === 0) return [];
  return lexiconOf(after).tables.flatMap((table) => {
    const names = grown.find((one) => one.after.name === table.name)?.added.map(({ name }) => name);
    return names ? [{ ...table, columns: table.columns.filter(({ name }) => names.includes(name)) }] : [];
  });
}

/** True when two signatures mean the same effect, whatever else was shown. */
export function isSameEffect(a: string, b: string): boolean {
  return a.split('\n')[0] === b.split('\n')[0];
}

/** Tries a plan and its undo on the real database inside one transaction, then rolls it back. */
export async function prove(
  session: SqlSession,
  request: ProofRequest,
): Promise<Result<Proof, ProofProblem>> {
  const admitted = await admit(request);
  if (!admitted.ok) return admitted;
  const script = admitted.value;
  if (!request.trusted && isReadOnly(script))
    return fail({ kind: 'only-reads', message: 'This only reads, so there is nothing to execute.' });
  const tryIt = async (): Promise<Result<Proof, ProofProblem>> => {
    let run: PlanRun;
    const before = await judgeBefore(session, script);
    try {
      run = await runPlan(session, script, request, true);
    } catch (error) {
      return fail(planProblem(error));
    }
    const [problem] = request.pages ? await tryPages(session, request.pages) : [];
    if (problem !== undefined) return fail({ kind: 'refused', message: problem });
    const samples = await sampleRows(session, run);
    const judgement = await judge(session, script, run, { ...request, before });
    const { findings, access, people, signature } = judgement;
    const added = addedColumns(run);
    const idle = request.trusted ? undefined : await idleReason(session, script, run);
    const undo = await proveUndo(session, run, request.owner);
    if (!undo.exact && !request.trusted) return fail({ kind: 'not-undoable', message: undo.reason });
    return ok({
      effects: run.effects,
      statements: script.length,
      signature,
      undoable: undo.exact,
      undoTried: undo.exact ? undo.tried : { rows: 0, of: 0 },
      // What changes nothing can do no harm; whatever matches later is proven again first.
      risk: idle === undefined ? findingsLevel(findings) : 'low',
      findings,
      access,
      samples,
      ...(idle !== undefined && { idle }),
      ...(people.length > 0 && { people }),
      ...(added.length > 0 && { added }),
      ...(request.pages && { pageUses: request.pages.uses.length }),
      ...(request.undoOf !== undefined && judgeUndo(judgement, samples)),
    });
  };
  return rolledBack(session, tryIt, beginAlone);
}
