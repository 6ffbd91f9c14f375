/** A sentence with what it means: changes in order, a question (`q`), or `ask` where nothing may be changed. */
export interface Sentence {
  readonly instruction: string;
  readonly service?: 'code-hosting' | 'deployment';
  readonly expected: unknown;
}
