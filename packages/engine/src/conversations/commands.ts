import { advance } from '@saywright/domain/discourse';
import { handler, type NamedHandler } from '../operations/commands.ts';
import { CommandError } from '../operations/errors.ts';
import { ownProject } from '../operations/ownProject.ts';
import { commands, storedOutcome } from '../protocol/index.ts';
import { conversationProject } from './project.ts';
import { storable } from './redact.ts';
import { talking, type TalkingParts } from './talking.ts';

/** The commands about conversations, and the one that plans any instruction. */
export function conversationCommands(parts: TalkingParts): readonly NamedHandler[] {
  const { store, conversations, pipeline } = parts;
  const talk = talking(parts);
  return [
    handler(commands.planInstruction, async (owner, payload, signal) => {
      const { conversationId, turnId, ...request } = payload;
      if (conversationId === undefined) return pipeline.planAny({ owner, ...request }, signal);
      return talk({ owner, conversationId, turnId, ...request }, signal);
    }),
    handler(commands.listConversations, async (owner, { projectId }) => [
      ...(await conversations.list(owner, projectId && (await ownProject(store, owner, projectId)).id)),
    ]),
    handler(commands.getConversation, async (owner, { conversationId }) => {
      const found = await conversations.get(owner, conversationId);
      if (!found) throw new CommandError('unknown', 'There is no such conversation.');
      return found;
    }),
    handler(
      commands.saveConversation,
      async (owner, { projectId, conversationId: id, title, startTime, turns }) => {
        const project = await conversationProject(parts, owner, id, projectId);
        return conversations.save(
          { owner, projectId: project.id, id, title, startTime },
          turns.map(({ outcome, ...turn }) => ({
            ...turn,
            content: storable(turn.content),
            outcome: outcome && storedOutcome(outcome, undefined, storable),
          })),
        );
      },
    ),
    handler(commands.clearFocus, async (owner, { conversationId: id }) => {
      const found = await conversations.get(owner, id);
      if (!found) throw new CommandError('unknown', 'There is no such conversation.');
      const context = advance(await conversations.context(owner, id), { kind: 'cleared' }, []);
      const project = await conversationProject(parts, owner, id);
      await conversations.save({ owner, projectId: project.id, id, startTime: found.startTime }, [], context);
      return null;
    }),
    handler(commands.deleteConversation, async (owner, { conversationId }) => {
      await conversations.remove(owner, conversationId);
      return null;
    }),
  ];
}
