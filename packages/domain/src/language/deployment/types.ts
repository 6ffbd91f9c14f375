import type { Service } from '../operations/types.ts';
/** What the grammar knows of a site and of what it is published from. */
export interface SiteContext {
  /** The branch that is published. */
  readonly branch: string;
  /** Names only. */
  readonly variables: readonly string[];
  /** What visitors see. */
  readonly live: { readonly id: string } | null;
  /** Newest first; `publishedAt` is when visitors first saw it, or null for a preview. */
  readonly deploys: readonly {
    readonly id: string;
    /** The save it comes from, where that is known. */
    readonly commit?: string | null;
    readonly publishedAt: string | null;
  }[];
}

/** What is wanted of a site; files and values come later. */
export type SiteWish =
  | { readonly kind: 'publish' }
  | { readonly kind: 'preview' }
  | { readonly kind: 'delete-site' }
  | { readonly kind: 'rollback'; readonly deploy: string }
  | { readonly kind: 'set-variable'; readonly name: string; readonly value: string }
  | { readonly kind: 'remove-variable'; readonly name: string };

interface Choice {
  readonly label: string;
  readonly instruction: string;
  /** The service it is for; the one that asked when left out. */
  readonly service?: Service;
}

/** What became of an instruction about the site. `said` is the instruction without any value it carried. */
export type SiteUnderstanding = { readonly said: string } & (
  | { readonly kind: 'plan'; readonly wish: SiteWish }
  | { readonly kind: 'answer'; readonly about: 'status' | 'deploys' | 'variables' }
  | {
      readonly kind: 'question';
      readonly text: string;
      readonly choices: readonly Choice[];
      /** Nothing of the instruction was understood; the choices are examples. */
      readonly isUnread?: true;
    }
  | { readonly kind: 'refusal'; readonly reason: string; readonly suggestions: readonly string[] }
);
