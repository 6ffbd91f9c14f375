import type { AppOutline } from '@saywright/domain/app';
import type { Reading, ReadPart } from '@saywright/domain/ast';
import type { DiscourseContext } from '@saywright/domain/discourse';
import type { PageTrial } from '../access/pageTrial.ts';
import type { ProjectRow } from '../store/store.ts';

/** An instruction to read. */
export interface ReadingRequest {
  readonly project: ProjectRow;
  /** As typed, or resolved in its conversation. */
  readonly instruction: string;
  readonly conversation?: DiscourseContext | undefined;
  /** The service that the person chose. */
  readonly service?: ReadPart['service'] | undefined;
  /** The person has confirmed what the rules made of it. */
  readonly isConfirmed?: boolean;
}

/** Names for a plan as a whole. */
export interface PlanNames {
  /** Imperative: `Build an online shop: Bakery`. */
  readonly title: string;
  /** Past tense, for the history. */
  readonly doneTitle: string;
  /** What it does, in place of the sentences of its parts. */
  readonly understood?: string;
  /** What the plan builds, where it is a whole app. */
  readonly app?: AppOutline;
  /** True where only this machine can open the site that the plan publishes. */
  readonly isHereOnly?: boolean;
}

/** What a reader made of an instruction; `by` names a language model. */
export type ReaderAnswer =
  | {
      readonly reading: Reading;
      readonly by?: string;
      readonly names?: PlanNames;
      /** Pages that the plan makes, tried as the people who will use them. */
      readonly pages?: PageTrial;
      /** The instruction that any answer to the question completes as the text below it. */
      readonly textFor?: string;
      /** A question or a plan that comes before anything else reads the instruction. */
      readonly isClear?: boolean;
    }
  /** Why it could not read, in words for a founder. */
  | { readonly problem: string };

/**
 * Reads instructions into data. Readers of a kind are asked in order; those of whole apps and of pages come before the documented rules.
 */
export interface InstructionReader {
  readonly kind: 'advice' | 'app' | 'pages' | 'rules' | 'model' | 'near-pages' | 'first-lists';
  /** True for a reader of apps that plans for one service, so that the command of a service asks it too. */
  readonly isForOne?: boolean;
  /** Undefined when it does not read the instruction. */
  read(request: ReadingRequest, signal?: AbortSignal): Promise<ReaderAnswer | undefined>;
}

/** A reading with everything that is to be done. */
export interface CompleteReading {
  readonly reading: Extract<Reading, { readonly kind: 'parts' | 'talk' }>;
  readonly by?: string | undefined;
  readonly names?: PlanNames | undefined;
  readonly pages?: PageTrial | undefined;
  /** Planned before anything else reads the instruction. */
  readonly isClear?: boolean | undefined;
}

/** What the readers made of an instruction. */
export interface ReadResult {
  readonly complete?: CompleteReading;
  /** The first question or refusal, for when nothing else can plan the instruction. */
  readonly partial?: Extract<Reading, { readonly kind: 'question' | 'refusal' }> & {
    readonly textFor?: string;
    /** The words that a change would ignore. */
    readonly unread?: readonly string[];
    /** Asked before anything else reads the instruction. */
    readonly isClear?: boolean;
  };
  readonly problem?: string;
}

type Parts = Extract<Reading, { readonly kind: 'parts' }>;

/** The question about words that a change would ignore; undefined where there are none, or nothing changes. */
function aboutUnused({ parts, words: read, unused = [] }: Parts): ReadResult['partial'] {
  if (unused.length === 0 || !parts.some((part) => 'changes' in part)) return undefined;
  const words = unused.map((word) => `“${word}”`).join(', ');
  return {
    kind: 'question',
    text: `I read all of it except ${words}, so nothing is planned. Say it without these words, or in other words.`,
    choices: [],
    words: read,
    unread: unused,
  };
}

/** Asks the readers in order until one has read every word; a question may leave words unread. */
export async function readWith(
  readers: readonly InstructionReader[],
  request: ReadingRequest,
  canPlan: (part: ReadPart) => boolean,
  signal?: AbortSignal,
): Promise<ReadResult> {
  let partial: ReadResult['partial'];
  let problem: string | undefined;
  for (const reader of readers) {
    const answer = await reader.read(request, signal);
    if (!answer) continue;
    if ('problem' in answer) {
      problem ??= answer.problem;
      continue;
    }
    const { reading, by, names, pages, textFor, isClear = false } = answer;
    if (reading.kind === 'talk') return { complete: { reading, by } };
    if (reading.kind !== 'parts') {
      partial ??= {
        ...reading,
        ...(textFor !== undefined && { textFor }),
        ...(isClear && { isClear }),
      };
      continue;
    }
    const asked = aboutUnused(reading);
    if (asked) partial ??= asked;
    else if (reading.parts.every(canPlan))
      return { complete: { reading, by, names, pages, ...(isClear && { isClear }) } };
  }
  return { ...(partial && { partial }), ...(problem !== undefined && { problem }) };
}
