import type { Service } from '../operations/types.ts';
import type { ProjectFacts } from '../demo/projectFiles.ts';

/** What the grammar knows of a repository. */
export interface CodeContext {
  /** The branch that is current. */
  readonly branch: string;
  readonly branches: readonly string[];
  /** What differs from the last save. */
  readonly unsaved: readonly { readonly path: string; readonly change: 'added' | 'changed' | 'removed' }[];
}

/** One thing a person can ask to be done to a repository, as data. */
export type CodeWish =
  /** Keeps everything that is not saved yet on the current branch. */
  | { readonly kind: 'save'; readonly message: string }
  | {
      readonly kind: 'create-branch';
      readonly name: string;
      /** Where it starts; the current branch when left out. */
      readonly from?: string;
      readonly switchTo: boolean;
    }
  | { readonly kind: 'switch'; readonly name: string }
  | { readonly kind: 'delete-branch'; readonly name: string }
  | { readonly kind: 'merge'; readonly from: string; readonly into: string }
  /** Writes the first files of a project and keeps them as a save on the current branch. */
  | ({ readonly kind: 'start-project' } & ProjectFacts)
  /** Adds a save that takes back what the last one changed; the history only grows. */
  | { readonly kind: 'take-back' };

interface Choice {
  readonly label: string;
  readonly instruction: string;
  /** The service it is for; the one that asked when left out. */
  readonly service?: Service;
}

/** What became of an instruction about code: something to do, something to tell, one question, or an honest no. */
export type CodeUnderstanding =
  | { readonly kind: 'plan'; readonly action: CodeWish; readonly next: readonly string[] }
  | { readonly kind: 'answer'; readonly about: 'status' | 'history' | 'branches' | 'files' }
  | {
      readonly kind: 'question';
      readonly text: string;
      readonly choices: readonly Choice[];
      /** Nothing of the instruction was understood; the choices are examples. */
      readonly isUnread?: true;
    }
  | { readonly kind: 'refusal'; readonly reason: string; readonly suggestions: readonly string[] };
