import { describedApp, readApp, unclearApp, type AppRequest } from '@saywright/domain/app';
import type { Reading } from '@saywright/domain/ast';
import type { ProjectRow } from '../store/store.ts';
import type { InstructionReader, ReaderAnswer } from './readers.ts';

function question(
  text: string,
  instructions: readonly string[],
): Extract<Reading, { readonly kind: 'question' }> {
  const choices = instructions.map((instruction) => ({ label: instruction, instruction }));
  return { kind: 'question', text, choices, words: [] };
}

/** What a reader of apps needs of a project. */
interface AppRequestParts {
  readonly tableNames: (project: ProjectRow) => Promise<readonly string[]>;
  /** Plans a request that leaves nothing unused. */
  readonly planned: (project: ProjectRow, request: AppRequest, instruction: string) => Promise<ReaderAnswer>;
}

/** Reads requests for whole apps; in a project that stores nothing yet, also what only describes one. */
export function readAppRequests({ tableNames, planned }: AppRequestParts): InstructionReader['read'] {
  const isEmpty = async (project: ProjectRow): Promise<boolean> => (await tableNames(project)).length === 0;
  return async ({ project, instruction }) => {
    const unclear = unclearApp(instruction);
    if (unclear) return { reading: question(unclear.text, unclear.choices), isClear: true };
    const request = readApp(instruction);
    if (!request) {
      const near = describedApp(instruction);
      if (!near || !(await isEmpty(project))) return undefined;
      return { reading: question(near.text, [near.instruction]), isClear: true };
    }
    if (request.topics.length === 0 && request.unused.length === 0)
      return planned(project, request, instruction);
    const { words, offer, plain, others } = request;
    return {
      reading: {
        ...question(`${offer} Nothing was planned.`, [plain, ...others].slice(0, 3)),
        words: [...words],
      },
      isClear: describedApp(instruction) !== undefined && (await isEmpty(project)),
    };
  };
}
