/** A group of operator commands, run as `npm run <name> -- <arguments>`. */
export interface Topic {
  readonly name: string;
  /** One line per command: what to type, and what it does. */
  readonly usage: readonly string[];
  /**
   * Runs a command on a data folder and returns the text to print. It must work beside a running engine: read and
   * rename whole files, or call `ask` for anything that only the engine may do.
   */
  readonly run: (args: readonly string[], context: TopicContext) => Promise<string>;
}

export interface TopicContext {
  /** The data folder. */
  readonly directory: string;
  /** Has the engine of this folder carry out a request: the running one, else one opened for this call. */
  readonly ask: (request: OperatorRequest) => Promise<string>;
}

/** What a topic asks of the engine. */
export interface OperatorRequest {
  readonly topic: string;
  readonly args: readonly string[];
}

/** A command that cannot be carried out, with a sentence for the operator. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** The commands of a topic, as they are printed when one is missing or unknown. */
export function usageOf({ name, usage }: Topic): string {
  return [`Usage: npm run ${name} -- <command>`, '', ...usage.map((line) => `  ${line}`)].join('\n');
}
