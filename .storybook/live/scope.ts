import type { Node } from '@babel/types';

/** A sentence for the reader on why their code cannot be shown. */
export class Fault extends Error {}

/** A fault with the line that it is on. */
export const faultAt = ({ loc }: Pick<Node, 'loc'>, text: string): Fault =>
  new Fault(`Line ${loc?.start.line ?? 1}: ${text}`);

/** Runs a function of the reader’s code; decides what becomes of its faults. */
export type Guard = (run: () => unknown) => unknown;

/** Names that a piece of code can use, with those around it. */
export class Scope {
  readonly guard: Guard;
  readonly #around: Scope | undefined;
  readonly #values = new Map<string, unknown>();

  constructor(around: Scope | Guard) {
    this.#around = around instanceof Scope ? around : undefined;
    this.guard = around instanceof Scope ? around.guard : around;
  }

  set(name: string, value: unknown): void {
    this.#values.set(name, value);
  }

  /** The scope that knows a name; undefined if none does. */
  find(name: string): Scope | undefined {
    return this.#values.has(name) ? this : this.#around?.find(name);
  }

  get(name: string): unknown {
    const scope = this.find(name);
    return scope === undefined ? undefined : scope.#values.get(name);
  }
}
