import type { DiscourseChoice, DiscoursePlan } from './context.ts';

type Named = Pick<DiscoursePlan, 'operationId' | 'title'>;

/** What an instruction means in its conversation. */
export type Resolution =
  /** To be read and planned; `replaces` names the waiting plan that it corrects. */
  | {
      readonly kind: 'instruction';
      readonly instruction: string;
      readonly service?: DiscoursePlan['service'];
      readonly replaces?: string;
    }
  | ({ readonly kind: 'approve' | 'decline' | 'undo' } & Named)
  /** Approval of a plan that needs its second confirmation. */
  | ({ readonly kind: 'confirm' } & Named)
  /** The new row of a waiting plan with other values in these columns. */
  | ({
      readonly kind: 'row';
      readonly table: string;
      readonly values: readonly { readonly column: string; readonly value: string }[];
    } & Named)
  /** The waiting question is dropped. */
  | { readonly kind: 'dismiss' }
  | { readonly kind: 'tell'; readonly about: 'did' | 'why' | 'next' }
  /** A remark about something that does not exist, with an answer that says so. */
  | { readonly kind: 'nothing'; readonly text: string }
  | { readonly kind: 'question'; readonly text: string; readonly choices: readonly DiscourseChoice[] };

/** A rewritten instruction. */
export function rewritten(instruction: string, replaces?: string): Resolution {
  return { kind: 'instruction', instruction, ...(replaces !== undefined && { replaces }) };
}

/** A question back. */
export function ask(text: string, choices: readonly (readonly [string, string])[]): Resolution {
  return {
    kind: 'question',
    text,
    choices: choices.slice(0, 5).map(([label, instruction]) => ({ label, instruction })),
  };
}
