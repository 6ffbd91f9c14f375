import * as z from 'zod/mini';

/** What the app caches of the engine's answers until it is invalidated. */
export type Subject =
  | 'project'
  | 'projects'
  | 'conversations'
  | 'operations'
  | 'code'
  | 'site'
  | 'rows'
  | 'subscription'
  | 'usage'
  | 'models'
  | 'points'
  | 'place'
  | 'api';

/** A command: its name, payload and answer. The app and the engine both parse with these schemas. */
export interface Command<Payload extends z.ZodMiniType, Answer extends z.ZodMiniType> {
  readonly name: string;
  readonly payload: Payload;
  readonly answer: Answer;
  /** What may have changed once the command was carried out or tried. */
  readonly invalidates: readonly Subject[];
}

/** Defines a command of the protocol. */
export function define<Payload extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  name: string,
  payload: Payload,
  answer: Answer,
  ...invalidates: readonly Subject[]
): Command<Payload, Answer> {
  return { name, payload, answer, invalidates };
}

/** Payload of a command without one. */
export const nothing = z.object({});

/** Names a project of the person; without an id, the current one. */
export const ofProject = z.object({ projectId: z.optional(z.string().check(z.uuid())) });
