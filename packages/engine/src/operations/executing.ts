import type { OperationMove } from '@saywright/domain/operations';
import { effectiveRisk } from '@saywright/domain/risk';
import type { ErrorCode, OperationView } from '../protocol/index.ts';
import type { OperationRow, ProjectRow } from '../store/store.ts';
import type { PipelineContext } from './context.ts';
import { CommandError, stopped } from './errors.ts';
import type { Happened } from './moves.ts';
import { operationView, wordsRisk } from './view.ts';

/** Carries out what a person decides about a plan. */
export interface Executing {
  execute(owner: string, id: string, confirmed: boolean): Promise<OperationView>;
  decline(owner: string, id: string): Promise<OperationView>;
  /** Stops an execution that has not changed anything yet; otherwise it is finished. */
  stop(owner: string, id: string): Promise<null>;
  /** Whether the server is executing an operation or its undo. */
  isInProgress(id: string): boolean;
}

/** The event that an effect led to, with an error where it is not what the person asked for. */
interface Outcome extends Happened {
  readonly error?: { readonly code: ErrorCode; readonly message: string };
}

type Perform = Readonly<
  Record<OperationMove['after'][number], (row: OperationRow) => Promise<Outcome | undefined>>
>;

const changedThings: Readonly<Record<OperationRow['service'], string>> = {
  database: 'Your data',
  'code-hosting': 'Your code',
  deployment: 'Your site',
};

function failed(code: ErrorCode, message: string): Outcome {
  const change = { result: { error: message } };
  return { event: 'fail', change, detail: { message }, error: { code, message } };
}

/** Adds a sentence to what was observed. */
function withNote(happened: Happened, note: string): Happened {
  const { change } = happened;
  const result = { ...change?.result, text: `${change?.result?.text ?? ''} ${note}`.trim() };
  return { ...happened, change: { ...change, result } };
}

/** A running execution. */
interface Work {
  /** Id of the operation that it undoes. */
  undoOf: string | null;
  readonly controller: AbortController;
}

/** Executes proven plans exactly as proven. */
export function executing(context: PipelineContext): Executing {
  const inProgress = new Map<string, Work>();

  /** Decides what follows when an execution threw: because the person stopped it, or by accident. */
  async function afterEnd(
    row: OperationRow,
    project: ProjectRow,
    isStopped: boolean,
    error: unknown,
  ): Promise<Outcome> {
    if (!isStopped) throw error;
    const { code, message } = stopped();
    const ended = await context.interrupted(row, project);
    return ended.event === 'interrupt' ? { ...ended, error: { code, message } } : ended;
  }

  /** Implements the effects of moves in one project. */
  function effectsIn(project: ProjectRow): Perform {
    let wasProvenAgain = false;
    let withoutPoint: Promise<string | undefined> | undefined;
    return {
      async run(row) {
        const signal = inProgress.get(row.id)?.controller.signal;
        // Going back makes its own.
        if (row.risk === 'high' && row.plan.service !== 'restore')
          withoutPoint ??= context.beforeRisk?.(project, row.plan.title);
        const missing = await withoutPoint;
        const done = await context
          .driverOf(row)
          .execute(project, row, signal)
          .catch((error: unknown) => afterEnd(row, project, signal?.aborted === true, error));
        if ('event' in done) return done;
        if (done.ok) {
          const executed = await context.executed(row, project);
          if (executed) return missing === undefined ? executed : withNote(executed, missing);
          const message = 'The change was made, but could not be recorded. Reload to see it.';
          throw new CommandError('failed', message);
        }
        if (done.error.kind === 'changed') return { event: 'change' };
        // The service refused with a reason; this is not a server error.
        return failed(done.error.kind === 'refused' ? 'refused' : 'conflict', done.error.message);
      },
      async 'prove-again'(row) {
        const proof = await context.driverOf(row).proveAgain(project, row);
        if (!proof.ok) return failed('conflict', proof.error);
        const isSame = 'recheck' in proof.value && proof.value.recheck !== undefined;
        if (isSame && !wasProvenAgain) {
          wasProvenAgain = true;
          return { event: 'confirm', change: { proof: proof.value } };
        }
        // What changed nothing before had the risk of its words left out.
        const words = wordsRisk({ ...row, proof: proof.value });
        const risk = effectiveRisk(row.risk, words, proof.value.risk);
        const isWhole = row.plan.service === 'joint' || row.plan.service === 'restore';
        const changed = isWhole ? 'Something' : changedThings[row.service];
        const message = `${changed} changed since this was proven, so nothing was done. It has just been proven again: check the new numbers.`;
        return {
          event: 'differ',
          change: { proof: proof.value, risk },
          error: { code: 'changed', message },
        };
      },
      async 'forget-files'(row) {
        await context.driverOf(row).declined(project, row);
        return undefined;
      },
    };
  }

  /** Applies an event, then its effects and the events they lead to, until none is left. */
  async function advance(row: OperationRow, happened: Outcome, perform: Perform): Promise<OperationRow> {
    const { row: now, effects } = await context.move(row, happened);
    if (happened.error) throw new CommandError(happened.error.code, happened.error.message);
    for (const effect of effects) {
      const next = await perform[effect](now);
      if (next) return advance(now, next, perform);
    }
    return now;
  }

  /** Carries out a decision about an operation; errors carry the operation's state at that time. */
  async function decide(
    owner: string,
    id: string,
    check: (row: OperationRow, project: ProjectRow) => Promise<Happened>,
  ): Promise<OperationView> {
    const row = await context.find(owner, id);
    const project = await context.projectOf(row);
    try {
      const work = inProgress.get(id);
      if (work) work.undoOf = row.undo_of;
      const done = await advance(row, await check(row, project), effectsIn(project));
      return operationView(done, project.name);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      // Where the state cannot be read either, the error says more than that.
      const now = await context.find(owner, id).catch(() => undefined);
      throw new CommandError(error.code, error.message, now && operationView(now, project.name));
    }
  }

  async function approved(row: OperationRow, project: ProjectRow, confirmed: boolean): Promise<Happened> {
    if (row.risk === 'high' && !confirmed)
      throw new CommandError('refused', 'This is a high-risk change. Tick the confirmation box first.');
    const limit = row.state === 'proven' ? await context.allowance.ofExecuting(project, row) : undefined;
    if (limit) throw new CommandError('limit', limit);
    return { event: 'execute' };
  }

  return {
    async execute(owner, id, confirmed) {
      const isFirst = !inProgress.has(id);
      if (isFirst) inProgress.set(id, { undoOf: null, controller: new AbortController() });
      try {
        return await decide(owner, id, (row, project) => approved(row, project, confirmed));
      } finally {
        if (isFirst) inProgress.delete(id);
      }
    },
    decline: (owner, id) => decide(owner, id, async () => ({ event: 'decline' })),
    async stop(owner, id) {
      await context.find(owner, id);
      inProgress.get(id)?.controller.abort();
      return null;
    },
    isInProgress: (id) => inProgress.has(id) || [...inProgress.values()].some(({ undoOf }) => undoOf === id),
  };
}
