import { toldLists } from '@saywright/domain/app';
import type { ReadPart } from '@saywright/domain/ast';
import { instructionProblem } from '@saywright/domain/chat';
import { storedInstruction } from '@saywright/domain/deployment';
import { textBelow } from '@saywright/domain/core/pages';
import type { SiteRequests } from '@saywright/domain/core/own-words';
import type { DiscourseContext } from '@saywright/domain/discourse';
import { isTypedSql } from '@saywright/domain/planner';
import { elsewhere, serviceOf } from '@saywright/domain/routing';
import { otherLanguage } from '@saywright/domain/suggest';
import { plannedOperation, type PlanAnswer } from '../protocol/index.ts';
import type { OperationRow, ProjectRow } from '../store/store.ts';
import type { PipelineContext } from './context.ts';
import { CommandError, unlessStopped } from './errors.ts';
import { ownProject } from './ownProject.ts';
import { readWith, type CompleteReading, type InstructionReader, type ReadResult } from './readers.ts';
import { listedService } from './jointPlan.ts';
import {
  byRules,
  isBare,
  isOffered,
  isRulesOffer,
  isSettled,
  isUnread,
  offeredRequests,
  plausibleOnly,
  withChoices,
  withNearestApp,
  withProblem,
  type ServicePlan,
} from './planAnswers.ts';
import { recordPlan } from './recordPlan.ts';
import { withDraftedApps } from './draftedApps.ts';
import { refuse, talk, type Planned, type RecordablePlan } from './serviceDriver.ts';
import { withPages } from './withPages.ts';
import { isSureOfRows } from './sureReading.ts';

type Service = OperationRow['service'];

const noModel =
  'No language model is connected. You can connect one on the AI Models tab of Advanced Features.';

/** How an instruction is to be planned. */
export interface PlanRequest {
  readonly owner: string;
  /** One of the person's projects, by default the current one. */
  readonly projectId?: string | undefined;
  readonly instruction: string;
  /** The service that a person or a documented command chose. */
  readonly service?: Service | undefined;
  /** An instruction for another service is not planned there; the answer offers to send it. */
  readonly isFixed?: boolean;
  /** Only readers of this kind; by default rules, then a connected model. */
  readonly reader?: Extract<InstructionReader['kind'], 'rules' | 'model'> | undefined;
  readonly conversation?: DiscourseContext | undefined;
  /** It was read from a message, and is nothing that somebody wrote in their own words. */
  readonly isRead?: boolean;
}

/** Turns an instruction into an answer, a question, a refusal, or proven plans that wait for approval. */
export type PlanAny = (request: PlanRequest, signal?: AbortSignal) => Promise<ServicePlan>;

/** Plans with the documented rules of each service, then with the readers in order: rules before models. */
export function planning(context: PipelineContext, readers: readonly InstructionReader[] = []): PlanAny {
  const recorded = (
    project: ProjectRow,
    planned: Planned<RecordablePlan>,
    signal?: AbortSignal,
  ): Promise<PlanAnswer> => recordPlan(context, project, planned, signal);

  async function planRules(
    project: ProjectRow,
    instruction: string,
    service: Service,
    isFixed: boolean,
    signal?: AbortSignal,
  ): Promise<ServicePlan> {
    const driver = context.driver(service);
    if (!driver)
      return {
        ...refuse('This service is not connected here, so nothing can be planned for it.').answer,
        service,
      };
    const own = await driver.plan(project, instruction, signal).catch(unlessStopped(signal));
    const planned = isFixed ? own : await withPages(context, project, own, instruction, signal);
    return { ...(await recorded(project, planned, signal)), service };
  }

  /**
   * Plans the parts of a reading: those that all change something as one operation, and others in order up to the first
   * one that cannot be planned.
   */
  async function planReading(
    project: ProjectRow,
    { reading, by, names, pages }: CompleteReading,
    instruction: string,
    isFixed: boolean,
    signal?: AbortSignal,
  ): Promise<ServicePlan | undefined> {
    if (reading.kind === 'talk')
      return { ...talk({ kind: 'answer', text: reading.text, sql: '' }).answer, service: 'database' };
    const request = {
      instruction: storedInstruction(instruction),
      words: reading.words,
      ...(by !== undefined && { by }),
      ...(names && { names }),
      ...(pages && { pages }),
    };
    const changes = reading.parts.flatMap((part) => ('changes' in part ? [part] : []));
    const [one] = changes;
    if (one && changes.length > 1 && changes.length === reading.parts.length) {
      const joint = await context.planJoint(project, changes, request, signal).catch(unlessStopped(signal));
      if (!joint) return undefined;
      const service = joint.kind === 'proven' ? listedService(joint.proven.plan) : one.service;
      return { ...(await recorded(project, joint, signal)), service };
    }
    const plans: ServicePlan[] = [];
    for (const part of reading.parts) {
      const own = await context
        .driver(part.service)
        ?.planPart?.(project, part, request, signal)
        .catch(unlessStopped(signal));
      if (!own) return undefined;
      const isWhole = reading.parts.length === 1 && !isFixed;
      const planned = isWhole ? await withPages(context, project, own, instruction, signal) : own;
      const plan = { ...(await recorded(project, planned, signal)), service: part.service };
      plans.push(plan);
      if (plan.outcome.kind === 'refusal' || plan.outcome.kind === 'question') break;
    }
    const [first, ...others] = plans;
    if (!first || others.length === 0) return first;
    const parts = others.map((plan) => {
      const operation = plannedOperation(plan);
      return { service: plan.service, outcome: plan.outcome, ...(operation && { operation }) };
    });
    return { ...first, parts };
  }

  /** Adds to a question about words that nothing has read what is known of them, and what can be said instead. */
  async function explained(
    project: ProjectRow,
    instruction: string,
    answer: ServicePlan,
  ): Promise<ServicePlan> {
    const { outcome, service } = answer;
    if (outcome.kind !== 'question' || outcome.isUnread !== true) return answer;
    const foreign = otherLanguage(instruction);
    const near = await context.driver(service)?.near?.(project, instruction);
    const bare = near && isBare(outcome, near);
    const text = foreign?.sentence ?? (bare ? near.text : outcome.text);
    const choices = near && (bare || outcome.choices.length === 0) ? near.choices : outcome.choices;
    const { understood = near?.understood, unread = near?.unread } = outcome;
    // The words of another language are not unknown one by one.
    const known = foreign ? {} : { understood, unread };
    return { ...answer, explanation: text, outcome: { ...outcome, ...known, text, choices } };
  }

  /** Plans who is staff of the project's app or whose account is whose, where a sentence is about that. */
  async function planPeople(project: ProjectRow, instruction: string): Promise<Planned | undefined> {
    const read = await context.peopleSentences?.(project, instruction);
    return read && 'table' in read ? context.driver('database')?.planRows?.(project, read) : read;
  }

  /** Plans with the documented rules of the services, at the chosen one or where the words belong. */
  async function planDocumented(
    project: ProjectRow,
    { instruction, service: chosen, isFixed = false }: PlanRequest,
    signal?: AbortSignal,
  ): Promise<ServicePlan> {
    const suggested = serviceOf(instruction);
    const service = chosen ?? suggested;
    const answer = await planRules(project, instruction, service, isFixed, signal);
    if (!isUnread(answer)) return answer;
    const other = elsewhere(instruction, service);
    const [choice] = other?.choices ?? [];
    if (other && isFixed) return { ...talk({ kind: 'question', ...other }).answer, service };
    if (choice) return planRules(project, instruction, choice.service, isFixed, signal);
    if (suggested === service || isFixed) return answer;
    const better = await planRules(project, instruction, suggested, isFixed, signal);
    return isUnread(better) ? answer : better;
  }

  /** Plans what a message in one's own words asks of the site: the first change now, the others as what follows. */
  async function planSiteRequests(
    request: PlanRequest,
    { instructions, rest }: SiteRequests,
    signal?: AbortSignal,
  ): Promise<ServicePlan | undefined> {
    const [first, ...others] = instructions;
    if (first === undefined) return undefined;
    if (rest.length > 0)
      return { ...talk(offeredRequests(instructions, rest)).answer, service: 'code-hosting' };
    const answer = await plan({ ...request, instruction: first, isRead: true }, signal);
    const { outcome } = answer;
    if (outcome.kind === 'operation')
      return { ...answer, outcome: { ...outcome, next: [...outcome.next, ...others] } };
    return outcome.kind === 'question' && others.length === 0 ? answer : undefined;
  }

  const planOne: PlanAny = async (request, signal) => {
    const { owner, projectId, instruction, service: chosen } = request;
    const { isFixed = false, reader: only, conversation } = request;
    const problem = instructionProblem(instruction);
    if (problem !== undefined) throw new CommandError('invalid', problem);
    const project = await ownProject(context.store, owner, projectId);
    const canPlan = (part: ReadPart): boolean =>
      context.driver(part.service)?.planPart !== undefined && (!isFixed || part.service === chosen);
    const ask = (kind: InstructionReader['kind']): Promise<ReadResult> =>
      readWith(
        readers.filter((reader) => reader.kind === kind && (kind !== 'app' || !isFixed || reader.isForOne)),
        {
          project,
          instruction,
          conversation,
          service: chosen,
          isConfirmed: only === 'rules' || isOffered(conversation?.question, instruction),
        },
        canPlan,
        signal,
      ).catch(unlessStopped(signal));
    const explain = async (answer: ServicePlan): Promise<ServicePlan> =>
      withNearestApp(await explained(project, instruction, plausibleOnly(answer, instruction)), instruction);
    const planned = async ({ complete }: ReadResult): Promise<ServicePlan | undefined> =>
      complete && planReading(project, complete, instruction, isFixed, signal);
    const service = chosen ?? serviceOf(instruction);
    const asked = (partial: ReadResult['partial'], isByRules = false): ServicePlan | undefined =>
      partial && {
        ...talk(
          partial.kind === 'refusal'
            ? partial
            : {
                kind: 'question',
                text: partial.text,
                choices: isByRules ? byRules(partial.choices) : partial.choices,
                ...(partial.textFor !== undefined && { textFor: partial.textFor }),
                ...(partial.unread && {
                  isUnread: true,
                  understood: (partial.words ?? []).map(({ said, read }) => ({ said, read })),
                  unread: [...partial.unread],
                }),
              },
        ).answer,
        service,
      };
    // Typed SQL is planned as it is: its words mean nothing else.
    if (only === undefined && service === 'database' && isTypedSql(instruction))
      return planDocumented(project, request, signal);
    // What a text below an instruction says is content, so nothing else may read it.
    const isFilled = textBelow(instruction) !== undefined;
    // A description of lists may begin with other words: “I would like to begin with a list of our singers”.
    const isDescription = !isFixed && !isFilled && toldLists(instruction) !== undefined;
    const restored =
      isFixed || isFilled || isDescription || only === 'model'
        ? undefined
        : await context.restoreSentences?.(project, instruction);
    if (restored) return { ...(await recorded(project, restored, signal)), service: 'database' };
    const staff =
      only === 'model' || service !== 'database' ? undefined : await planPeople(project, instruction);
    if (staff) return { ...(await recorded(project, staff, signal)), service: 'database' };
    if (only === 'model') {
      const read = await ask('model');
      const answer = (await planned(read)) ?? asked(read.partial);
      return explain(answer ?? { ...refuse(read.problem ?? noModel).answer, service });
    }
    const isPressed = isOffered(conversation?.question, instruction);
    const isAdvised =
      !isFixed && !isFilled && !isDescription && !isPressed && only === undefined && service === 'database';
    const isOwnWords = !isFixed && !isFilled && !isPressed && only === undefined && request.isRead !== true;
    const readOwnWords = async (): Promise<ServicePlan | undefined> => {
      if (!isOwnWords) return undefined;
      const { requests, answer } = (await context.readSiteMessage?.(project, instruction)) ?? {};
      const changed = requests && (await planSiteRequests(request, requests, signal));
      if (changed || answer === undefined) return changed;
      return { ...talk({ kind: 'answer', text: answer, sql: '' }).answer, service: 'code-hosting' };
    };
    // Asked at up to three places, and planned once.
    let ofMessage: Promise<ServicePlan | undefined> | undefined;
    const inOwnWords = (): Promise<ServicePlan | undefined> => (ofMessage ??= readOwnWords());
    const advice = isAdvised ? asked((await ask('advice')).partial, true) : undefined;
    if (advice) {
      const instead = await inOwnWords();
      return instead && instead.outcome.kind === 'operation' ? instead : advice;
    }
    const byApp: ReadResult = isFilled ? {} : await ask('app');
    const whole = await planned(byApp);
    if (whole) return whole;
    const clear = byApp.partial?.isClear === true ? asked(byApp.partial) : undefined;
    if (clear) return clear;
    // Words about pages are clear enough to be asked about before anything else reads them.
    const byPages: ReadResult = isFixed && chosen !== 'code-hosting' ? {} : await ask('pages');
    // What cannot be done to the letter may be said in another way.
    const instead = byPages.partial?.kind === 'refusal' ? await inOwnWords() : undefined;
    if (instead?.outcome.kind === 'operation') return instead;
    const pages = (await planned(byPages)) ?? asked(byPages.partial);
    if (pages) return pages;
    // The documented rules could read something else in it.
    const offered =
      isRulesOffer(conversation?.question, instruction) && !isFixed
        ? await planned(await ask('rules'))
        : undefined;
    if (offered) return offered;
    const early = isFixed || isPressed || service !== 'database' ? undefined : await ask('rules');
    const isClear = early?.complete?.isClear === true;
    const byRows = early && (isClear || isSureOfRows(early.complete)) ? await planned(early) : undefined;
    if (byRows && (isClear || isSettled(byRows))) return byRows;
    const listed = early?.partial?.isClear === true ? asked(early.partial, true) : undefined;
    if (listed) return listed;
    const changed = await inOwnWords();
    if (changed) return changed;
    const documented = await planDocumented(project, request, signal);
    // Words that an app would not honour may be all about something else.
    const part = isUnread(documented) ? asked(byApp.partial) : undefined;
    if (part) return part;
    if (documented.outcome.kind !== 'question' || isSettled(documented)) return documented;
    const readByRules = early ?? (await ask('rules'));
    const complete = byRows ?? (await planned(readByRules));
    if (complete) return complete;
    const isOpen = documented.outcome.isUnread === true;
    const { partial } = readByRules;
    const first = isOpen && !isFixed && service === 'database' ? await ask('first-lists') : {};
    const lists = await planned(first);
    if (lists) return lists;
    const isOffer = partial?.kind === 'question' && isOffered(partial, instruction) && !isFixed;
    const own = isOpen || isOffer ? asked(partial, true) : withChoices(documented, partial, isFixed);
    if (only === 'rules') return explain(own ?? documented);
    const byModel = await ask('model');
    const read = (await planned(byModel)) ?? asked(byModel.partial);
    if (read) return explain(read);
    // Words about a page that nothing read: sentences that run on it are nearer than any about data or files.
    const nearPages = isFixed ? undefined : asked((await ask('near-pages')).partial);
    const empty = partial?.kind === 'question' ? undefined : asked(first.partial);
    const answer =
      nearPages ?? (empty ? withNearestApp(empty, instruction) : await explain(own ?? documented));
    return byModel.problem === undefined ? answer : withProblem(answer, byModel.problem);
  };

  /** In a project that stores nothing yet, a question about a message gets the app that it may ask for as a choice. */
  const plan: PlanAny = async (request, signal) => {
    const answer = await planOne(request, signal);
    const { owner, projectId, instruction, isFixed, reader, isRead, conversation } = request;
    const isOwn = isFixed !== true && reader === undefined && isRead !== true;
    if (answer.outcome.kind !== 'question' || !isOwn || isOffered(conversation?.question, instruction))
      return answer;
    const project = await ownProject(context.store, owner, projectId);
    return withDraftedApps(answer, (await context.draftApps?.(project, instruction)) ?? [], instruction);
  };
  return plan;
}
