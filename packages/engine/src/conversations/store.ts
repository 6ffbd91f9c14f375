import { sessionTitle } from '@saywright/domain/chat';
import { focusOf, parseContext, type DiscourseContext } from '@saywright/domain/discourse';
import { z } from 'zod';
import type { Backend } from '../ports/backend.ts';
import {
  readOutcome,
  type ConversationSummary,
  type ConversationTurn,
  type ConversationView,
} from '../protocol/index.ts';
import { dataOf, failureOf, StoreError } from '../store/answers.ts';
import { restOf } from '../store/rest.ts';

const isoTime = z.coerce.date().transform((moment) => moment.toISOString());
const summaryRow = z
  .object({
    id: z.string(),
    project_id: z.string(),
    title: z.string(),
    started_at: isoTime,
    updated_at: z.string(),
  })
  .transform(({ project_id: projectId, started_at: startTime, updated_at: updatedAt, ...row }) => ({
    ...row,
    projectId,
    startTime,
    updatedAt,
  }));
const turnRow = z
  .object({
    id: z.string(),
    at: isoTime,
    sender: z.enum(['user', 'ai', 'operation']),
    content: z.string(),
    outcome: z.unknown(),
  })
  .transform(({ at: timestamp, outcome: stored, ...row }) => {
    const outcome = readOutcome(stored);
    return { ...row, timestamp, ...(outcome && { outcome }) };
  });
const projectIdRow = z.object({ project_id: z.string() });
const contextRow = z.object({ context: z.unknown() });

/** A conversation that may not be stored yet. */
export interface BegunConversation {
  readonly owner: string;
  /** The project that a new conversation is about. */
  readonly projectId: string;
  readonly id: string;
  /** Without one, the number of the session is its title. */
  readonly title?: string | undefined;
  /** ISO 8601. */
  readonly startTime: string;
}

/** People's conversations. Every call is for one person; another person's conversation does not exist for them. */
export interface ConversationStore {
  /** About one project or all of a person's, the newest first, without turns. */
  list(owner: string, projectId?: string): Promise<readonly ConversationSummary[]>;
  /** Number of turns in all conversations about a project. */
  turnsOf(owner: string, projectId: string): Promise<number>;
  /** Id of the project that a conversation is about; undefined for one that is not stored. */
  projectOf(owner: string, id: string): Promise<string | undefined>;
  get(owner: string, id: string): Promise<ConversationView | undefined>;
  remove(owner: string, id: string): Promise<void>;
  /** What the next instruction can refer to. */
  context(owner: string, id: string): Promise<DiscourseContext>;
  /** Adds turns, and the conversation when it is new; known turns and titles stay as they are. */
  save(
    conversation: BegunConversation,
    turns: readonly ConversationTurn[],
    context?: DiscourseContext,
  ): Promise<ConversationSummary>;
}

/** Conversations on any backend that speaks the Supabase data API. */
export function conversationStore(backend: Backend): ConversationStore {
  const rest = restOf(backend);
  const summary = 'id, project_id, title, started_at, updated_at';
  const rows = <Row>(shape: z.ZodType<Row>, answer: Parameters<typeof dataOf>[0]): readonly Row[] =>
    z.array(shape).parse(dataOf(answer) ?? []);
  const find = async (owner: string, id: string): Promise<ConversationSummary | undefined> =>
    rows(
      summaryRow,
      await rest.from('conversations').select(summary).eq('owner', owner).eq('id', id).limit(1),
    )[0];

  const contextOf = async (owner: string, id: string): Promise<DiscourseContext> => {
    const found = await rest.from('conversations').select('context').eq('owner', owner).eq('id', id).limit(1);
    return parseContext(rows(contextRow, found)[0]?.context);
  };

  return {
    async list(owner, projectId) {
      const all = rest.from('conversations').select(summary).eq('owner', owner);
      const some = projectId === undefined ? all : all.eq('project_id', projectId);
      return rows(summaryRow, await some.order('started_at', { ascending: false }));
    },
    async turnsOf(owner, projectId) {
      const { count, error } = await rest
        .from('conversation_turns')
        .select('id, conversations!inner(project_id)', { count: 'exact', head: true })
        .eq('owner', owner)
        .eq('conversations.project_id', projectId);
      if (error) throw failureOf(error);
      if (count === null) throw new StoreError('The turns cannot be counted.');
      return count;
    },
    async projectOf(owner, id) {
      const found = await rest
        .from('conversations')
        .select('project_id')
        .eq('owner', owner)
        .eq('id', id)
        .limit(1);
      return rows(projectIdRow, found)[0]?.project_id;
    },
    async get(owner, id) {
      const found = await find(owner, id);
      if (!found) return undefined;
      const focus = focusOf(await contextOf(owner, id));
      const turns = await rest
        .from('conversation_turns')
        .select('id, at, sender, content, outcome')
        .eq('owner', owner)
        .eq('conversation_id', id)
        .order('at')
        .order('seq');
      return {
        ...found,
        turns: [...rows(turnRow, turns)],
        focus: focus.map((one) => ({ ...one, words: [...one.words] })),
      };
    },
    async remove(owner, id) {
      rows(z.unknown(), await rest.from('conversations').delete().eq('owner', owner).eq('id', id));
    },
    context: contextOf,
    async save({ owner, projectId, id, title, startTime }, turns, context) {
      if (!(await find(owner, id))) {
        const count = rows(
          z.unknown(),
          await rest.from('conversations').select('id').eq('owner', owner).eq('project_id', projectId),
        ).length;
        const row = {
          owner,
          project_id: projectId,
          id,
          title: title ?? sessionTitle(count + 1),
          started_at: startTime,
        };
        const options = { onConflict: 'owner,id', ignoreDuplicates: true };
        rows(z.unknown(), await rest.from('conversations').upsert(row, options));
      }
      if (turns.length > 0) {
        const added = turns.map(({ id: turn, timestamp: at, sender, content, outcome = null }) => ({
          owner,
          conversation_id: id,
          id: turn,
          at,
          sender,
          content,
          outcome,
        }));
        const options = { onConflict: 'owner,conversation_id,id', ignoreDuplicates: true };
        rows(z.unknown(), await rest.from('conversation_turns').upsert(added, options));
      }
      const change = {
        updated_at: new Date().toISOString(),
        ...(title !== undefined && { title }),
        ...(context && { context }),
      };
      const [saved] = rows(
        summaryRow,
        await rest.from('conversations').update(change).eq('owner', owner).eq('id', id).select(summary),
      );
      if (!saved) throw new StoreError('The conversation was not stored.');
      return saved;
    },
  };
}
