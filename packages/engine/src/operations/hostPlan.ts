import type { ReadWords } from '@saywright/domain/ast';
import type { OperationType, RiskLevel } from '@saywright/domain/operations';
import type { Phrase } from '@saywright/domain/planner';
import type { ReceiptLine } from '@saywright/domain/receipt';
import type { RiskFinding } from '@saywright/domain/risk';
import type { StoredCodeRequest } from '../code/storedRequest.ts';
import type { FileDiff } from '../ports/codeHost.ts';
import type { SiteAction } from '../ports/siteHost.ts';

/** How an instruction was read: by which language model, and which words as what. */
export interface PlanReading {
  /** Name of the language model; left out for the rules. */
  readonly by?: string | undefined;
  readonly words: readonly ReadWords[];
}

export interface HostPlanWords {
  /** Left out for a plan that no reading led to. */
  readonly reading?: PlanReading | undefined;
  readonly type: OperationType;
  /** Imperative: `Merge prices into main`. */
  readonly title: string;
  /** Past tense, for the history: `Merged prices into main`. */
  readonly doneTitle: string;
  /** One plain sentence that says how the instruction was understood. */
  readonly understood: string;
  readonly steps: readonly Phrase[];
  /** The equivalent commands. */
  readonly commands: readonly string[];
  readonly warnings: readonly string[];
}

/** A plan for the founder's repository. */
export interface CodePlan extends HostPlanWords {
  readonly service: 'code-hosting';
  readonly request: StoredCodeRequest;
}

/** A plan for the founder's site. */
export interface SitePlan extends HostPlanWords {
  readonly service: 'deployment';
  readonly action: SiteAction;
}

/** A table of examples under a caption. */
export interface HostSample {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
}

/** The result of a trial of a plan for a repository or a site. Plain data, which is stored. */
export interface HostProof {
  readonly service: 'code-hosting' | 'deployment';
  readonly provenAt: string;
  readonly tookMs: number;
  readonly risk: RiskLevel;
  readonly findings: readonly Pick<RiskFinding, 'rule' | 'level' | 'object' | 'sentence'>[];
  readonly signature: string;
  readonly lines: readonly ReceiptLine[];
  readonly samples: readonly HostSample[];
  /** Changes in text files, line by line; only for code. */
  readonly diffs?: readonly FileDiff[];
  /** What undo restores, in words. */
  readonly undo: string;
  /** Whether undo was tried and led back exactly; missing in older proofs. */
  readonly undoable?: boolean;
  /** What a second confirmation names, `delete the branch idea with 2 saves that exist nowhere else`. */
  readonly consequence: string;
}

export type HostPlan = CodePlan | SitePlan;
