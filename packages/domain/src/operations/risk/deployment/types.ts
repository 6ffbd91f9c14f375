import type { RiskFinding } from '../finding.ts';

/** One step of a plan for sites. Sites use their names. */
export type DeploymentStep =
  /** Uploads files: a draft has a separate address, production is shown to visitors. */
  | { readonly kind: 'deploy'; readonly site: string; readonly target: 'draft' | 'production' }
  /** Shows visitors an existing deploy, newer or older. */
  | { readonly kind: 'publish'; readonly site: string; readonly deploy: string }
  | {
      readonly kind: 'domain';
      readonly site: string;
      readonly change: 'add' | 'primary' | 'remove';
      readonly name: string;
    }
  | {
      readonly kind: 'dns';
      readonly site: string;
      readonly change: 'add' | 'change' | 'remove';
      readonly name: string;
    }
  | {
      readonly kind: 'variable';
      readonly site: string;
      readonly change: 'set' | 'remove';
      readonly name: string;
      /** `client` when the value becomes part of what browsers load. */
      readonly audience: 'server' | 'client';
    }
  | {
      readonly kind: 'site';
      readonly site: string;
      readonly change: 'create' | 'rename' | 'delete';
    }
  /** Shows visitors a message instead of the site, or the site again. */
  | { readonly kind: 'visibility'; readonly site: string; readonly change: 'offline' | 'online' }
  | {
      readonly kind: 'password';
      readonly site: string;
      readonly change: 'add' | 'change' | 'remove';
      /** Whose pages ask for it. */
      readonly audience: 'visitors' | 'previews';
    }
  /** Removes something small that undo restores. */
  | {
      readonly kind: 'remove';
      readonly site: string;
      readonly what: 'preview' | 'redirect' | 'schedule';
      readonly name: string;
    }
  /** Only reads. */
  | { readonly kind: 'harmless'; readonly site: string; readonly what: string }
  /** A step that no rule can judge. */
  | { readonly kind: 'unknown'; readonly site: string; readonly what: string };

/** Facts about a site; missing facts are unknown and never lower a level. */
export interface SiteFacts {
  /** The deploy that visitors get now and that can be restored; null when there was none. */
  readonly published?: string | null;
  /** Names of its variables. */
  readonly variables?: readonly string[];
  /** Names of the variables whose value is stored, so that it can be restored. */
  readonly kept?: readonly string[];
  /** Its dependents, for example domains, forms or other sites. */
  readonly dependents?: readonly string[];
}

export interface DeploymentFacts {
  /** Facts about existing sites, by name. */
  readonly sites?: Readonly<Record<string, SiteFacts>>;
}

/** A finding with the index of the step within the plan. */
export interface DeploymentFinding extends RiskFinding {
  readonly step: number;
}

/** The finding of one rule, before its level is adjusted. */
export interface DeploymentHit extends Omit<RiskFinding, 'rule'> {
  /** True when the level applies to a new site as well. */
  readonly lasting?: boolean;
}

/** One rule, which checks one step with the facts about its site. */
export interface DeploymentRule {
  readonly id: string;
  check(step: DeploymentStep, site: SiteFacts): DeploymentHit | undefined;
}
