import type { Reading } from '@saywright/domain/ast';
import type { HostContext } from '@saywright/domain/core';
import type { Lexicon } from '@saywright/domain/planner';
import type { Result } from '@saywright/domain/result';
import type { ModelReached } from '../protocol/index.ts';

/** Facts about the founder's files and their history; names only, never contents. */
export interface CodeFacts {
  readonly current: string;
  readonly branches: readonly string[];
  readonly tags: readonly string[];
  /** Paths of files that differ from the last save. */
  readonly unsaved: readonly string[];
  /** Paths of the current files. */
  readonly files: readonly string[];
  /** Newest first; times in ISO 8601. */
  readonly commits: readonly { readonly id: string; readonly message: string; readonly at: string }[];
}

/** Facts about the founder's site; names of variables only, never values. */
export interface SiteFacts {
  readonly live: string | null;
  /** Newest first; `publishedAt` is null for a preview. */
  readonly deploys: readonly {
    readonly id: string;
    readonly title: string;
    readonly branch: string | null;
    readonly publishedAt: string | null;
  }[];
  readonly domains: readonly string[];
  readonly variables: readonly string[];
  /** Branches with a preview. */
  readonly previews: readonly string[];
  readonly schedule: readonly { readonly at: string; readonly what: string }[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

/** What was said and done before an instruction. Texts are without secrets. */
export interface ReadConversation {
  /** Oldest first. */
  readonly turns: readonly { readonly by: 'person' | 'studio'; readonly text: string }[];
  /** The plan or question that waits for an answer. */
  readonly pending?: { readonly instruction: string; readonly reading: Reading };
  /** Newest first. */
  readonly executed?: readonly { readonly instruction: string; readonly reading: Reading }[];
  /** Names that "it" or "them" can refer to, most recent first. */
  readonly salient?: readonly string[];
}

/** What an instruction is read against. It contains no rows and no values of rows. */
export interface ReadContext {
  readonly lexicon: Lexicon;
  /** What the rules for code and site read against; a model gets only the facts below. */
  readonly hosts?: HostContext;
  readonly code?: CodeFacts;
  readonly site?: SiteFacts;
  readonly conversation?: ReadConversation;
  /** Today's date where the person is, ISO 8601. */
  readonly today: string;
  /** Offset from UTC where the person is, `+02:00`. */
  readonly offset: string;
}

/** What reading cost. Failed attempts count too. */
export interface ReadCost {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Millionths of a euro. */
  readonly microEuros: number;
}

export interface ReadAnswer {
  readonly reading: Reading;
  /** `rules`, or the name of the model that read it. */
  readonly by: string;
  readonly cost?: ReadCost;
}

export interface ReadProblem {
  readonly kind:
    /** The model or its server does not answer as expected. */
    | 'failed'
    /** The person stopped it. */
    | 'stopped'
    /** It would cost more than is left this month. */
    | 'over-cap'
    /** The instruction contains a secret, which is never sent. */
    | 'secret';
  /** For a founder; contains nothing that a server sent. */
  readonly message: string;
  /** How the server of the model behaved; left out where it was not asked. */
  readonly reached?: ModelReached;
  readonly cost?: ReadCost;
}

/** Reads an instruction. */
export interface Reader {
  read(
    instruction: string,
    context: ReadContext,
    signal?: AbortSignal,
  ): Promise<Result<ReadAnswer, ReadProblem>>;
}
