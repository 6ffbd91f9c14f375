import {
  describedApp,
  describedLists,
  firstLists,
  offeredLists,
  presentList,
  readApp,
  tellsOnly,
  toldLists,
  unclearApp,
  type AppRequest,
} from '@saywright/domain/app';
import type { Reading } from '@saywright/domain/ast';
import type { Lexicon } from '@saywright/domain/planner';
import { serviceOf } from '@saywright/domain/routing';
import type { ProjectRow } from '../store/store.ts';
import { listsReading, nothingYet } from './firstListsReader.ts';
import type { InstructionReader, ReaderAnswer } from './readers.ts';

type Question = Extract<Reading, { readonly kind: 'question' }>;

function asChoices(instructions: readonly string[]): Question['choices'] {
  return instructions.map((instruction) => ({ label: instruction, instruction }));
}

function question(text: string, instructions: readonly string[]): Question {
  return { kind: 'question', text, choices: asChoices(instructions), words: [] };
}

/** Whether the tables are those of an app, whose staff is accounts. */
function hasApp({ tables }: Lexicon): boolean {
  const staff = tables.find(({ name }) => name === 'staff');
  return staff?.columns.some(({ name }) => name === 'user_id') === true;
}

const building =
  /^\W*(?:(?:please|pls|now|can you|could you|i want(?: you)? to|i would like to) )*(?:build|create|make|design|develop|start)\b/iu;

/** What a reader of apps needs of a project. */
interface AppRequestParts {
  readonly lexiconOf: (project: ProjectRow) => Promise<Lexicon>;
  /** Plans a request that leaves nothing unused. */
  readonly planned: (project: ProjectRow, request: AppRequest, instruction: string) => Promise<ReaderAnswer>;
  /** What to do instead where tables are there already that the app would make. */
  readonly existing?: (project: ProjectRow, request: AppRequest) => Promise<ReaderAnswer | undefined>;
}

/** Reads requests for whole apps; in a project that stores nothing yet, also what only describes one. */
export function readAppRequests({
  lexiconOf,
  planned,
  existing,
}: AppRequestParts): InstructionReader['read'] {
  /** Lists in somebody's own words, or the choice that makes them; undefined for other words, or lists that are there. */
  async function described(
    project: ProjectRow,
    instruction: string,
    isConfirmed: boolean,
  ): Promise<ReaderAnswer | undefined> {
    // Beside tables that are there, usual forms may not be enough to say that a list is new.
    const mayTell = toldLists(instruction) !== undefined || firstLists(instruction)?.isEarly === true;
    if (!isConfirmed && !mayTell) return undefined;
    const lexicon = await lexiconOf(project);
    const tables = lexicon.tables.map(({ name }) => name);
    if (isConfirmed) {
      const changes = offeredLists(instruction, tables);
      if (!changes) return undefined;
      const part = { service: 'database' as const, changes: [...changes] };
      return { reading: { kind: 'parts', parts: [part], words: [] }, isClear: true };
    }
    const told = toldLists(instruction, tables);
    if (!told) return undefined;
    const lists = { label: told.label, instruction: told.instruction };
    // A site for others needs its lists, but they are no site.
    const near = tables.length === 0 ? describedApp(instruction) : undefined;
    const reading = near?.isApp
      ? {
          ...question(`${near.text} Nothing was planned.`, []),
          choices: [...asChoices([near.instruction]), lists],
        }
      : { ...question(told.text, []), choices: [lists] };
    return { reading, isClear: true };
  }

  return async ({ project, instruction, isConfirmed }) => {
    const told = await described(project, instruction, isConfirmed === true);
    if (told) return told;
    const request = readApp(instruction);
    const unclear = request ? undefined : unclearApp(instruction);
    if (unclear) return { reading: question(unclear.text, unclear.choices), isClear: true };
    if (request && request.topics.length === 0 && request.unused.length === 0)
      return planned(project, request, instruction);
    const lexicon = await lexiconOf(project);
    const tables = lexicon.tables.map(({ name }) => name);
    // Where there is an app, only a request to build another one is about a whole app.
    if (hasApp(lexicon) && !building.test(instruction)) return undefined;
    const near = tables.length === 0 ? describedApp(instruction) : undefined;
    const isElsewhere = isConfirmed || request !== undefined || serviceOf(instruction) !== 'database';
    const first = isElsewhere ? undefined : firstLists(instruction, tables);
    if (first?.isEarly === true) return listsReading(first, lexicon);
    const present = isElsewhere || first ? undefined : presentList(instruction, tables);
    if (present !== undefined) {
      const text = `There is a list of ${present} already. Say what should change in it, such as “Add a note to ${present}”. Nothing was planned.`;
      return { reading: question(text, [`Show ${present}`]), isClear: true };
    }
    // A list is not an app, however near to one it is; other rules may read more of it.
    const isApp = near?.isApp === true;
    if (first?.isMissing === false && !isApp) return undefined;
    if (first && !isApp) {
      const choices = [{ label: first.label, instruction: first.instruction }];
      const apps = asChoices(near ? [near.instruction] : []);
      return { reading: { ...question(first.text, []), choices: [...choices, ...apps] }, isClear: true };
    }
    // A choice is read as the instruction that it is.
    const lists = isConfirmed ? undefined : describedLists(instruction, tables);
    const listed = lists ? [{ label: lists.label, instruction: lists.instruction }] : [];
    if (!request) {
      if (!near && !lists)
        return tables.length === 0 && tellsOnly(instruction)
          ? { reading: nothingYet, isClear: true }
          : undefined;
      const apps = asChoices(near ? [near.instruction] : []);
      const said = isApp ? [near.text] : [lists?.text, near?.text].flatMap((text) => text ?? []);
      return {
        reading: {
          ...question(`${said.join(' ')} Nothing was planned.`, []),
          choices: isApp ? [...apps, ...listed] : [...listed, ...apps],
        },
        isClear: near !== undefined || (tables.length === 0 && (lists?.names.length ?? 0) > 1),
      };
    }
    // An app that cannot be made here is not offered.
    const kept = tables.length > 0 ? await existing?.(project, request) : undefined;
    if (kept) return kept;
    const { words, offer, plain, others, unused } = request;
    const apps = asChoices([plain, ...others].slice(0, 3));
    // An app without most of the things that were named is not what was meant.
    const named = lists?.names ?? [];
    const isElse = named.filter((name) => unused.includes(name)).length * 2 > named.length;
    return {
      reading: {
        ...question(`${offer} Nothing was planned.`, []),
        choices: isElse ? [...listed, ...apps] : [...apps.slice(0, 1), ...listed, ...apps.slice(1)],
        words: [...words],
      },
      isClear: near !== undefined,
    };
  };
}
