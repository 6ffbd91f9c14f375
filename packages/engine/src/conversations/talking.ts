import { toldLists } from '@saywright/domain/app';
import { instructionProblem } from '@saywright/domain/chat';
import { isPageRequest } from '@saywright/domain/core/pages';
import { settingIn } from '@saywright/domain/deployment';
import {
  advance,
  resolve,
  tell,
  type DiscourseContext,
  type DiscourseEvent,
  type DiscourseTable,
  type Resolution,
} from '@saywright/domain/discourse';
import { CommandError } from '../operations/errors.ts';
import type { OperationPipeline } from '../operations/pipeline.ts';
import type { ServicePlan } from '../operations/planAnswers.ts';
import type { PlanRequest } from '../operations/planning.ts';
import { talk } from '../operations/serviceDriver.ts';
import type { OpenProjectDatabase } from '../ports/projectDatabase.ts';
import type { Clock, Ids } from '../ports/system.ts';
import {
  plannedOperation,
  storedOutcome,
  type ConversationTurn,
  type OperationView,
  type PlanAnswer,
} from '../protocol/index.ts';
import type { Store } from '../store/store.ts';
import { correctedRow, insertIn } from './correctedRow.ts';
import { decide, inWords, type Said } from './deciding.ts';
import { discourseTables } from './discourseTables.ts';
import { conversationProject } from './project.ts';
import { awaitedValue, hiddenValue, isRedacted, storable } from './redact.ts';
import type { ConversationStore } from './store.ts';

export interface TalkingParts {
  readonly store: Pick<Store, 'projectOf' | 'project'>;
  readonly conversations: ConversationStore;
  readonly pipeline: OperationPipeline;
  readonly openProject: OpenProjectDatabase;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** An instruction in a conversation. */
export interface SaidInstruction extends Pick<
  PlanRequest,
  'owner' | 'projectId' | 'instruction' | 'service' | 'reader'
> {
  readonly conversationId: string;
  /** Id of its turn; a new one by default. */
  readonly turnId?: string | undefined;
}

const states: Readonly<Partial<Record<OperationView['state'], 'executed' | 'undone' | 'closed'>>> = {
  executed: 'executed',
  undone: 'undone',
  failed: 'closed',
  declined: 'closed',
};

/** The context with the present states of its plans: buttons move them too. */
function refreshed(context: DiscourseContext, operations: readonly OperationView[]): DiscourseContext {
  const known = new Map(operations.map((operation) => [operation.id, operation]));
  return context.plans.reduce((current, { operationId, state }) => {
    const operation = known.get(operationId);
    const now = operation && (states[operation.state] ?? 'waiting');
    if (!operation || now === undefined || now === state) return current;
    const title = now === 'executed' ? { title: operation.doneTitle } : {};
    return advance(current, { kind: 'moved', operationId, state: now, ...title }, []);
  }, context);
}

/** Whether the values of variables were hidden in the instruction of an operation. */
function hidesValues({ service, parts = [] }: OperationView): boolean {
  return service === 'deployment' || parts.some((part) => part.service === 'deployment');
}

/** Whether what was said is a request about the site, and none of the choices that were offered. */
function isNewRequest(said: string, { question }: DiscourseContext): boolean {
  const text = said.trim();
  const isChoice = question?.choices.some(({ label, instruction }) => [label, instruction].includes(text));
  return isChoice !== true && isPageRequest(text);
}

/** A question about a rewritten instruction, with what the words were taken for. */
function saidAs(answer: ServicePlan, said: string, instruction: string): ServicePlan {
  const { outcome } = answer;
  const isOpen =
    outcome.kind === 'question' &&
    (outcome.isUnread === true || /^Is (?:this|one of these)\b/u.test(outcome.text));
  if (outcome.kind !== 'question' || !isOpen || said.trim() === instruction) return answer;
  const text = `I took this as “${storable(instruction)}”. ${outcome.text}`;
  return { ...answer, explanation: text, outcome: { ...outcome, text } };
}

/** What a plan, an answer, a question or a refusal changes in the conversation. */
function eventOf(instruction: string, answer: ServicePlan): readonly DiscourseEvent[] {
  const { outcome, service } = answer;
  const operation = plannedOperation(answer);
  const adds = operation && insertIn(operation.sql)?.table;
  if (operation)
    return [
      {
        kind: 'planned',
        instruction: hidesValues(operation) ? operation.instruction : instruction,
        plan: {
          operationId: operation.id,
          title: operation.title,
          service: operation.service,
          needsConfirmation: operation.risk === 'high' || operation.confirmation !== undefined,
          ...(adds !== undefined && { adds }),
        },
        text: operation.understood,
      },
    ];
  if (outcome.kind === 'question')
    return [
      {
        kind: 'asked',
        instruction,
        service,
        text: outcome.text,
        choices: outcome.choices.map((choice) => ({ ...choice, instruction: storable(choice.instruction) })),
        ...(outcome.textFor !== undefined && { textFor: storable(outcome.textFor) }),
      },
    ];
  if (outcome.kind === 'refusal') return [{ kind: 'refused', instruction, service, text: outcome.reason }];
  if (outcome.kind === 'answer')
    return [{ kind: 'answered', instruction, service, text: answer.explanation, sql: outcome.sql }];
  return [];
}

/** Whether a choice holds a value or a secret of the instruction, which may say it in any words. */
function offersSecret({ outcome }: Pick<PlanAnswer, 'outcome'>): boolean {
  return (
    outcome.kind === 'question' &&
    outcome.choices.some(({ instruction }) => isRedacted(storable(instruction)))
  );
}

/**
 * Whether a text must not be stored: it may be the value that was asked for, since it is no instruction that was
 * understood elsewhere, or a choice holds a secret that it says.
 */
function isHidden(text: string, answer: PlanAnswer, context: DiscourseContext): boolean {
  if (offersSecret(answer)) return true;
  const { outcome, service } = answer;
  if (awaitedValue(context) === undefined || settingIn(text) !== undefined) return false;
  return service === 'deployment' || outcome.kind === 'question' || outcome.kind === 'refusal';
}

/** What the answer's turn shows; the app stores the same text. */
function contentOf({ outcome, explanation, operation }: PlanAnswer): string {
  const quoted = (texts: readonly string[]): readonly string[] => texts.map((text) => `“${text}”`);
  if (outcome.kind === 'operation') return operation && 'title' in operation ? operation.title : explanation;
  if (outcome.kind === 'question')
    return [outcome.text, ...quoted(outcome.choices.map(({ label }) => label))].join('\n');
  if (outcome.kind === 'refusal') return [outcome.reason, ...quoted(outcome.suggestions)].join('\n');
  return outcome.text;
}

/** Plans instructions within their conversations, and carries out what words decide there. */
export function talking(
  parts: TalkingParts,
): (said: SaidInstruction, signal?: AbortSignal) => Promise<PlanAnswer> {
  const { conversations, pipeline, openProject, clock, ids } = parts;

  async function tablesOf(projectId: string): Promise<readonly DiscourseTable[]> {
    return discourseTables(await (await openProject(projectId)).lexicon());
  }

  async function planned(
    said: SaidInstruction,
    resolution: Extract<Resolution, { readonly kind: 'instruction' }>,
    context: DiscourseContext,
    signal?: AbortSignal,
  ): Promise<Said> {
    const { owner, projectId, reader } = said;
    const { instruction, replaces } = resolution;
    if (instruction !== said.instruction && isRedacted(instruction))
      return {
        answer: inWords(
          'I don’t store values of variables or passwords. Say the whole instruction again, with the value.',
        ),
        events: [],
      };
    const replaced =
      replaces === undefined
        ? []
        : (await decide(pipeline, owner, { kind: 'decline', operationId: replaces, title: '' })).events;
    const service = said.service ?? resolution.service;
    const read = await pipeline.planAny(
      { owner, projectId, instruction, service, reader, conversation: context },
      signal,
    );
    const answer = saidAs(read, said.instruction, instruction);
    const isSecret = isHidden(instruction, answer, context);
    const text = awaitedValue(context);
    if (isSecret && text !== undefined && answer.outcome.kind !== 'operation')
      // Choices and reasons would repeat what may be the value, so it is asked for once more.
      return {
        answer: talk({ kind: 'question', text, choices: [] }, { service: 'deployment' }).answer,
        events: [
          ...replaced,
          { kind: 'asked', instruction: hiddenValue, service: 'deployment', text, choices: [] },
        ],
      };
    const stored = isSecret ? hiddenValue : storable(instruction);
    return { answer, events: [...replaced, ...eventOf(stored, answer)] };
  }

  /** The new row of a waiting plan with corrected values, in place of that plan; undefined where it cannot be planned. */
  async function correctedPlan(
    { owner, projectId, instruction }: SaidInstruction,
    { table, values, operationId, title }: Extract<Resolution, { readonly kind: 'row' }>,
  ): Promise<Said | undefined> {
    if (projectId === undefined || isRedacted(instruction)) return undefined;
    const operation = (await pipeline.list(owner, projectId)).find(({ id }) => id === operationId);
    const cells =
      operation &&
      (await correctedRow(await openProject(projectId), owner, operation.sql, { table, values }));
    if (cells === undefined) return undefined;
    if (typeof cells === 'string') return { answer: inWords(cells), events: [] };
    const answer = await pipeline.planRows(
      owner,
      { table, changed: [], added: [cells], removed: [] },
      projectId,
    );
    if (!plannedOperation(answer)) return undefined;
    const replaced = await decide(pipeline, owner, { kind: 'decline', operationId, title });
    return {
      answer,
      events: [...replaced.events, ...eventOf(instruction, { ...answer, service: 'database' })],
    };
  }

  async function answered(
    said: SaidInstruction,
    resolution: Resolution,
    context: DiscourseContext,
    tables: readonly DiscourseTable[],
    signal?: AbortSignal,
  ): Promise<Said> {
    switch (resolution.kind) {
      case 'instruction':
        return planned(said, resolution, context, signal);
      case 'approve':
      case 'decline':
      case 'undo':
        return decide(pipeline, said.owner, resolution, signal);
      case 'row':
        return (
          (await correctedPlan(said, resolution)) ??
          planned(said, { kind: 'instruction', instruction: said.instruction }, context, signal)
        );
      case 'confirm':
        return {
          answer: inWords(
            `“${resolution.title}” is a high-risk change, so words are not enough. Tick the confirmation box on its card, then execute it there.`,
          ),
          events: [],
        };
      case 'dismiss':
        return { answer: inWords('All right. Nothing was changed.'), events: [{ kind: 'dismissed' }] };
      case 'tell':
        return { answer: inWords(tell(resolution.about, context, tables)), events: [] };
      case 'nothing':
        return { answer: inWords(resolution.text), events: [] };
      default: {
        const { text } = resolution;
        const choices = [...resolution.choices];
        const { answer } = talk({ kind: 'question', text, choices });
        return {
          answer,
          events: [{ kind: 'asked', instruction: storable(said.instruction), text, choices }],
        };
      }
    }
  }

  return async (said, signal) => {
    const { owner, instruction, conversationId, turnId = ids() } = said;
    const problem = instructionProblem(instruction);
    if (problem !== undefined) throw new CommandError('invalid', problem);
    const timestamp = clock.now().toISOString();
    const { id: projectId } = await conversationProject(parts, owner, conversationId, said.projectId);
    const [stored, operations, tables] = await Promise.all([
      conversations.context(owner, conversationId),
      pipeline.list(owner, projectId),
      // Without its tables a conversation is resolved less well, but code and site can still be worked on.
      tablesOf(projectId).catch(() => []),
    ]);
    const known = refreshed(stored, operations);
    // The text of a page was asked for, and another request came instead.
    const isOther = known.question?.textFor !== undefined && isNewRequest(instruction, known);
    const context = isOther ? advance(known, { kind: 'dismissed' }, tables) : known;
    // What is kept of things that are described depends on nothing that was said before.
    const isDescription =
      context.question?.textFor === undefined &&
      toldLists(
        instruction,
        tables.map(({ name }) => name),
      ) !== undefined;
    const resolution: Resolution = isDescription
      ? { kind: 'instruction', instruction }
      : resolve(instruction, context, tables);
    const { answer, events } = await answered({ ...said, projectId }, resolution, context, tables, signal);
    const next = events.reduce((current, event) => advance(current, event, tables), context);
    const operation = plannedOperation(answer);
    const isValue = resolution.kind === 'instruction' && isHidden(instruction, answer, context);
    const turns: readonly ConversationTurn[] = [
      { id: turnId, timestamp, sender: 'user', content: isValue ? hiddenValue : storable(instruction) },
      {
        id: operation?.id ?? `${turnId}-answer`,
        timestamp: clock.now().toISOString(),
        sender: operation ? 'operation' : 'ai',
        content: storable(contentOf(answer)),
        ...(!isValue && { outcome: storedOutcome(answer.outcome, answer.service, storable) }),
      },
    ];
    await conversations.save({ owner, projectId, id: conversationId, startTime: timestamp }, turns, next);
    return answer;
  };
}
