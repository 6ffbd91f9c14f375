/** A group of operator commands, run as `npm run <name> -- <arguments>`. */
export interface Topic {
  readonly name: string;
  /** One line per command: its syntax, and what it does. */
  readonly usage: readonly string[];
  /**
   * Runs a command on a data folder and returns the text to print. It must be safe beside a running engine: read and
   * rename whole files, or call `ask` for anything that only the engine may do.
   */
  readonly run: (args: readonly string[], context: TopicContext) => Promise<string>;
}

export interface TopicContext {
  /** The data folder. */
  readonly directory: string;
  /** Address of the server for the databases of projects. A secret. */
  readonly databaseUrl?: string | undefined;
  /** Sends a request to the engine of this folder: the running one, otherwise one opened for this call. */
  readonly ask: (request: OperatorRequest) => Promise<string>;
}

/** A request of a topic to the engine. */
export interface OperatorRequest {
  readonly topic: string;
  readonly args: readonly string[];
}

/** Thrown for a command that cannot be carried out, with a sentence for the operator. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Help text of a topic, printed when a command is missing or unknown. */
export function usageOf({ name, usage }: Topic): string {
  return [`Usage: npm run ${name} -- <command>`, '', ...usage.map((line) => `  ${line}`)].join('\n');
}
