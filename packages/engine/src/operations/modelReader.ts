import type { DiscourseContext } from '@saywright/domain/discourse';
import type { ReadContext, ReadConversation, Reader } from '../ports/reader.ts';
import type { ProjectRow } from '../store/store.ts';
import type { InstructionReader } from './readers.ts';

/** The language models of people who connected one. */
export interface ConnectedModels {
  /** The reader of a person's model; undefined where none is connected and switched on. */
  readerOf(owner: string): Promise<Reader | undefined>;
  contextOf(project: ProjectRow): Promise<ReadContext>;
}

/** What a conversation was about, as far as a model may know it: texts without secrets, and names. */
function conversationOf({ last, question, plans, tables }: DiscourseContext): ReadConversation {
  const waiting = plans.filter(({ state }) => state === 'waiting').map(({ title }) => `Waits: ${title}`);
  const done = plans.filter(({ state }) => state === 'executed').map(({ title }) => `Done: ${title}`);
  const said = last ? [{ by: 'person' as const, text: last.instruction }] : [];
  const answered = [...done, ...waiting, ...(last ? [last.text] : []), ...(question ? [question.text] : [])];
  return {
    turns: [...said, ...answered.map((text) => ({ by: 'studio' as const, text }))],
    salient: tables.map(({ name }) => name),
  };
}

/** A person's language model as a reader of instructions. */
export function modelReader(models: ConnectedModels): InstructionReader {
  return {
    kind: 'model',
    async read({ project, instruction, conversation }, signal) {
      const reader = await models.readerOf(project.owner);
      if (!reader) return undefined;
      const context = await models.contextOf(project);
      const read = await reader.read(
        instruction,
        { ...context, ...(conversation && { conversation: conversationOf(conversation) }) },
        signal,
      );
      return read.ok ? read.value : { problem: read.error.message };
    },
  };
}
