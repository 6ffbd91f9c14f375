/** Something that must be named for an operation, or must exist. */
export type Need =
  | 'branch'
  | 'tag'
  | 'file'
  | 'preview'
  | 'domain'
  | 'path'
  | 'redirect'
  | 'schedule'
  | 'variable';

/** What speaks for one operation in the words of an instruction, in any order. */
export interface Evidence {
  readonly op: string;
  readonly service: 'code-hosting' | 'deployment';
  readonly needs?: Need;
  /** A question must look like one. */
  readonly asks?: RegExp;
  readonly signs: readonly (readonly [number, RegExp])[];
}
