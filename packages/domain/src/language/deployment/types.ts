import type { Service } from '../../operations/types.ts';
/** Facts about a site and the branch it is published from. */
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
    /** The commit it was built from, if known. */
    readonly commit?: string | null;
    readonly publishedAt: string | null;
  }[];
}

/** An action on a site, without its files. */
export type RequestedSiteAction =
  | { readonly kind: 'publish' }
  | { readonly kind: 'preview' }
  | { readonly kind: 'delete-site' }
  | { readonly kind: 'rollback'; readonly deploy: string }
  | { readonly kind: 'set-variable'; readonly name: string; readonly value: string }
  | { readonly kind: 'remove-variable'; readonly name: string };

interface Choice {
  readonly label: string;
  readonly instruction: string;
  /** The service to send it to; defaults to the one that asked. */
  readonly service?: Service;
}

/** The reading of an instruction about the site. `said` is the instruction without any secret value. */
export type SiteUnderstanding = { readonly said: string } & (
  | { readonly kind: 'plan'; readonly action: RequestedSiteAction }
  | { readonly kind: 'answer'; readonly about: 'status' | 'deploys' | 'variables' }
  | {
      readonly kind: 'question';
      readonly text: string;
      readonly choices: readonly Choice[];
      /** Set when nothing was understood; the choices are examples. */
      readonly isUnread?: true;
    }
  | { readonly kind: 'refusal'; readonly reason: string; readonly suggestions: readonly string[] }
);
