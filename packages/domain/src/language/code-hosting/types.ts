import type { Service } from '../../operations/types.ts';
import type { ProjectFacts } from '../../content/demo/projectFiles.ts';

/** Facts about a repository. */
export interface CodeContext {
  /** The branch that is current. */
  readonly branch: string;
  readonly branches: readonly string[];
  /** Files that differ from the last save. */
  readonly unsaved: readonly { readonly path: string; readonly change: 'added' | 'changed' | 'removed' }[];
}

/** An action on a repository. */
export type RequestedCodeAction =
  /** Commits everything unsaved on the current branch. */
  | { readonly kind: 'save'; readonly message: string }
  | {
      readonly kind: 'create-branch';
      readonly name: string;
      /** The start branch; defaults to the current one. */
      readonly from?: string;
      readonly switchTo: boolean;
    }
  | { readonly kind: 'switch'; readonly name: string }
  | { readonly kind: 'delete-branch'; readonly name: string }
  | { readonly kind: 'merge'; readonly from: string; readonly into: string }
  /** Writes the first files of a project and commits them on the current branch. */
  | ({ readonly kind: 'start-project' } & ProjectFacts)
  /** Adds a commit that reverts the last one; history is never rewritten. */
  | { readonly kind: 'take-back' };

interface Choice {
  readonly label: string;
  readonly instruction: string;
  /** The service to send it to; defaults to the one that asked. */
  readonly service?: Service;
}

/** The reading of an instruction about code: an action, an answer, one question or a refusal. */
export type CodeUnderstanding =
  | { readonly kind: 'plan'; readonly action: RequestedCodeAction; readonly next: readonly string[] }
  | { readonly kind: 'answer'; readonly about: 'status' | 'history' | 'branches' | 'files' }
  | {
      readonly kind: 'question';
      readonly text: string;
      readonly choices: readonly Choice[];
      /** Set when nothing was understood; the choices are examples. */
      readonly isUnread?: true;
    }
  | { readonly kind: 'refusal'; readonly reason: string; readonly suggestions: readonly string[] };
