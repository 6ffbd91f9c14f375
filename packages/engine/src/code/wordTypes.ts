import type { CodeHostingOperationType } from '@saywright/domain/operations';
import type { Phrase } from '@saywright/domain/planner';

/** The texts of a plan for a repository. */
export interface CodeWords {
  readonly type: CodeHostingOperationType;
  readonly title: string;
  readonly doneTitle: string;
  readonly understood: string;
  readonly steps: readonly Phrase[];
}

/** What the words of one action depend on besides the action. */
export interface ActionFacts {
  /** The branch that is current before the action. */
  readonly branch: string;
  /** The files of the action: "3 files". */
  readonly files: string;
  /** The message of a save. */
  readonly message: string | undefined;
  /** The paths of the action. */
  readonly paths: readonly string[];
}
