import type { CodeChange, CodeQuestion } from '../../ast/code.ts';
import type { Reading } from '../../ast/reading.ts';
import type { SiteChange, SiteQuestion } from '../../ast/site.ts';

/** What a sentence about code or the site can refer to. Lists of commits and deploys are newest first. */
export interface HostContext {
  /** Today as an ISO date. */
  readonly today: string;
  /** Offset of the founder's clock, such as `+02:00`; UTC if left out. */
  readonly offset?: string;
  /** The service that the founder has chosen; decides between two equally good readings. */
  readonly service?: 'code-hosting' | 'deployment';
  readonly code: {
    readonly branch: string;
    readonly branches: readonly string[];
    readonly tags: readonly string[];
    readonly files: readonly string[];
    readonly unsaved: readonly { readonly path: string; readonly change: string }[];
    readonly commits: readonly Version[];
    readonly hasSetAside: boolean;
    readonly isMerging?: boolean;
  };
  readonly site: {
    readonly live: { readonly id: string } | null;
    readonly deploys: readonly {
      readonly id: string;
      readonly title: string;
      readonly branch: string;
      readonly createdAt: string;
      readonly publishedAt: string | null;
    }[];
    readonly previews: readonly { readonly branch: string }[];
    readonly domains: readonly { readonly domain: string; readonly isMain: boolean }[];
    readonly variables: readonly string[];
    readonly redirects: readonly { readonly from: string; readonly to: string }[];
    readonly schedule: { readonly at: string } | null;
    readonly online: boolean;
    readonly passwords: { readonly live: boolean; readonly previews: boolean };
  };
}

/** A commit or a deploy that words can refer to. */
export interface Version {
  readonly id: string;
  readonly message: string;
  readonly author: string;
  /** ISO 8601 moment. */
  readonly at: string;
}

export type Kind = 'branch' | 'tag' | 'file' | 'commit' | 'deploy' | 'author' | 'variable' | 'domain';

/** Something of the project that some words may mean. */
export interface Ref {
  readonly kind: Kind;
  readonly value: string;
  /** All words of its name were said. */
  readonly exact: boolean;
}

/** Days that words mean, as ISO dates, both included; `time` is a time of day. */
export interface Span {
  readonly from: string;
  readonly to: string;
  readonly time?: string;
  /** The next such day, where the year was not said and the nearest one is past. */
  readonly ahead?: string;
}

export type Category =
  | 'cue'
  | 'glue'
  | 'filler'
  | 'name'
  | 'quoted'
  | 'file'
  | 'domain'
  | 'path'
  | 'variable'
  | 'email'
  | 'time'
  | 'number'
  | 'word'
  | 'mark'
  | 'break';

/** A stretch of an instruction with the one thing it was read as. */
export interface Item {
  readonly cat: Category;
  /** As typed. */
  readonly said: string;
  /** Lower case and spelt right; the meaning of a cue; the content of quotes. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly refs: readonly Ref[];
  readonly span?: Span;
  /** The spelling was corrected. */
  readonly fixed: boolean;
}

export type HostChange =
  | { readonly service: 'code-hosting'; readonly change: CodeChange }
  | { readonly service: 'deployment'; readonly change: SiteChange };

/** What one clause was read as. */
export type Meaning =
  | { readonly kind: 'changes'; readonly changes: readonly HostChange[] }
  | { readonly kind: 'code-question'; readonly question: CodeQuestion }
  | { readonly kind: 'site-question'; readonly question: SiteQuestion }
  | { readonly kind: 'ask'; readonly text: string; readonly choices: readonly string[] };

/** The reading of a text, how much speaks for it, and the words it uses. */
export interface HostReading {
  readonly reading: Reading;
  /** From 0 to 1. */
  readonly score: number;
  readonly claimed: readonly string[];
}
