import {
  resolveCodeChanges,
  resolveCodeQuestion,
  understandCode,
  type RequestedCodeAction,
} from '@saywright/domain/code-hosting';
import { findingsLevel } from '@saywright/domain/risk';
import { fail, ok, type Result } from '@saywright/domain/result';
import type { CodePlan, HostProof, PlanReading } from '../operations/hostPlan.ts';
import type { PlanNames } from '../operations/readers.ts';
import { refuse, talk, type Planned, type ServiceDriver } from '../operations/serviceDriver.ts';
import type { Author, CodeHost, CodeProblem, CodeProof, CodeRequest } from '../ports/codeHost.ts';
import type { Clock, Ids } from '../ports/system.ts';
import type { OperationRow, ProjectRow } from '../store/store.ts';
import { codeAnswer } from './answers.ts';
import { codeFindings } from './findings.ts';
import { codeConsequence, codeEffect, codeLines, codeResult, codeSamples, codeUndo } from './receipt.ts';
import { codeNames, whichName } from './names.ts';
import { currentRequest } from './storedRequest.ts';
import { codeWords } from './words.ts';

export interface CodeDriverDependencies {
  readonly host: CodeHost;
  /** The author of a person's commits. */
  readonly authorOf: (owner: string) => Promise<Author>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** What an action was planned for. */
interface Asked {
  readonly instruction: string;
  /** Clauses that follow, each a whole instruction. */
  readonly next?: readonly string[];
  readonly reading?: PlanReading;
  readonly names?: PlanNames | undefined;
}

function codeRow({ id, plan, proof }: OperationRow): {
  readonly plan: CodePlan;
  readonly proof: HostProof | null;
  readonly request: CodeRequest;
} {
  if (
    plan.service !== 'code-hosting' ||
    (proof !== null && (!('consequence' in proof) || 'difference' in proof))
  )
    throw new Error(`Operation ${id} is not a code operation.`);
  return { plan, proof, request: currentRequest(plan.request) };
}

/** Drives code operations through the pipeline. */
export function codeDriver({ host, authorOf, clock, ids }: CodeDriverDependencies): ServiceDriver {
  async function tryOut(
    project: ProjectRow,
    request: CodeRequest,
    signal?: AbortSignal,
  ): Promise<Result<{ readonly proof: CodeProof; readonly tookMs: number }, CodeProblem>> {
    const started = clock.elapsed();
    const proof = await host.prove(project, request, signal);
    return proof.ok ? ok({ proof: proof.value, tookMs: Math.round(clock.elapsed() - started) }) : proof;
  }

  function proofOf(
    { action }: CodeRequest,
    title: string,
    { proof, tookMs }: { readonly proof: CodeProof; readonly tookMs: number },
  ): HostProof {
    const findings = codeFindings(action, proof.effect);
    return {
      service: 'code-hosting',
      provenAt: clock.now().toISOString(),
      tookMs,
      risk: findingsLevel(findings),
      findings,
      signature: proof.signature,
      lines: codeLines(proof.effect),
      samples: codeSamples(proof.effect),
      diffs: proof.diffs,
      undo: codeUndo(action, proof.undo),
      undoable: proof.undo === 'exact',
      consequence: codeConsequence(action, title, proof.effect),
    };
  }

  async function planAction(
    project: ProjectRow,
    branch: string,
    action: RequestedCodeAction,
    asked: Asked,
    signal: AbortSignal | undefined,
  ): Promise<Planned> {
    const { instruction, next = [], reading, names } = asked;
    const target = 'into' in action ? action.into : 'name' in action ? action.name : branch;
    const branchInfo = { currentBranch: branch, targetBranch: target };
    const request = { action, author: await authorOf(project.owner), at: clock.now().toISOString() };
    const tried = await tryOut(project, request, signal);
    if (!tried.ok) {
      const conflictsDetected = tried.error.conflicts !== undefined;
      return refuse(tried.error.message, { branchInfo: { ...branchInfo, conflictsDetected } });
    }
    const { proof } = tried.value;
    const words = { ...codeWords(action, branch, proof), ...names };
    const commands = [...proof.commands];
    const plan: CodePlan = {
      service: 'code-hosting',
      ...words,
      commands,
      warnings: [],
      request,
      ...(reading && { reading }),
    };
    const stored = proofOf(request, words.title, tried.value);
    return {
      kind: 'proven',
      proven: { id: ids(), plan, proof: stored, risk: stored.risk, instruction },
      next,
      details: { commands, branchInfo: { ...branchInfo, conflictsDetected: false } },
    };
  }

  return {
    async plan(project, instruction, signal) {
      const status = await host.status(project, signal);
      const branches = status.branches.map(({ name }) => name);
      const understood = understandCode(instruction, { ...status, branches });
      if (understood.kind === 'plan') {
        const { action, next } = understood;
        return planAction(project, status.branch, action, { instruction, next }, signal);
      }
      return understood.kind === 'answer'
        ? codeAnswer(host, project, { about: understood.about })
        : talk(understood);
    },
    async planPart(project, part, { instruction, words, by, names: planNames }, signal) {
      if (part.service !== 'code-hosting') throw new Error(`This part is for ${part.service}.`);
      const names = await codeNames(host, project, signal);
      if ('question' in part) {
        const question = resolveCodeQuestion(part.question, names);
        return question.ok
          ? codeAnswer(host, project, question.value, signal)
          : whichName(question.error, instruction, names);
      }
      const actions = resolveCodeChanges(part.changes, names);
      if (!actions.ok) return whichName(actions.error, instruction, names);
      const [first, ...others] = actions.value;
      if (!first) throw new Error('A part has at least one change.');
      const action = others.length === 0 ? first : ({ kind: 'several', actions: actions.value } as const);
      const reading = { words, ...(by !== undefined && { by }) };
      return planAction(project, names.branch, action, { instruction, reading, names: planNames }, signal);
    },
    async withResult(project, { plan }, use) {
      if (plan.service !== 'code-hosting') throw new Error(`This plan is for ${plan.service}.`);
      const done = await host.withResult(project, currentRequest(plan.request), use);
      return done.ok ? done : fail(done.error.message);
    },
    async proveAgain(project, row) {
      const { plan, request } = codeRow(row);
      const tried = await tryOut(project, request);
      return tried.ok ? ok(proofOf(request, plan.title, tried.value)) : fail(tried.error.message);
    },
    async execute(project, row, signal) {
      const { proof, request } = codeRow(row);
      if (!proof) return fail({ kind: 'failed', message: 'This plan was never proven.' });
      const { signature } = proof;
      const done = await host.execute(project, { ...request, operationId: row.id, signature }, signal);
      return done.ok ? ok(null) : done;
    },
    async readOutcome(project, row) {
      const applied = await host.applied(project, row.id);
      if (!applied) return undefined;
      const { files, ...effects } = applied.effect;
      return {
        appliedAt: applied.appliedAt,
        text: codeResult(applied.effect),
        effect: { kind: codeEffect(applied.effect) },
        effects: { ...effects, files: files.length },
      };
    },
    async planUndo(project, row, id = ids()) {
      const done = codeRow(row).plan;
      const author = await authorOf(project.owner);
      const request = {
        action: { kind: 'undo', operationId: row.id },
        author,
        at: clock.now().toISOString(),
      } as const;
      const tried = await tryOut(project, request);
      if (!tried.ok) return fail(tried.error.message);
      const title = `Undo: ${done.doneTitle}`;
      const plan: CodePlan = {
        service: 'code-hosting',
        type: done.type,
        title,
        doneTitle: `Undid: ${done.doneTitle}`,
        understood: 'The undo, tried just now on a copy.',
        steps: [['Restore everything to how it was before: ', { name: done.doneTitle }]],
        commands: tried.value.proof.commands,
        warnings: [],
        request,
      };
      const proof = proofOf(request, title, tried.value);
      return ok({ id, plan, proof, risk: 'low', instruction: `Undo “${done.doneTitle}”` });
    },
    declined: async () => {},
  };
}
