import type { RiskFinding } from '../finding.ts';

/** One step of a plan for sites, as data. Sites go by their names. */
export type DeploymentStep =
  /** Uploads files: a draft has an address of its own, production is what visitors get. */
  | { readonly kind: 'deploy'; readonly site: string; readonly target: 'draft' | 'production' }
  /** Shows visitors a deploy that exists, be it a newer one or an older one. */
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
  /** Only reads. */
  | { readonly kind: 'harmless'; readonly site: string; readonly what: string }
  /** Nothing that the rules can judge. */
  | { readonly kind: 'unknown'; readonly site: string; readonly what: string };

/** What is known of a site; whatever is left out is unknown, and the unknown makes no rule milder. */
export interface SiteFacts {
  /** The deploy that visitors get now, to which one can go back; null when there was none yet. */
  readonly published?: string | null;
  /** Names of the variables it has. */
  readonly variables?: readonly string[];
  /** Names of the variables whose value is kept, so that it can be put back. */
  readonly kept?: readonly string[];
  /** What needs it, for example domains, forms or other sites. */
  readonly dependents?: readonly string[];
}

export interface DeploymentFacts {
  /** More about sites that exist, by name. */
  readonly sites?: Readonly<Record<string, SiteFacts>>;
}

/** A finding with the index of the step within the plan. */
export interface DeploymentFinding extends RiskFinding {
  readonly step: number;
}

/** What one rule found, before the level moves. */
export interface DeploymentHit extends Omit<RiskFinding, 'rule'> {
  /** True when the level holds for a new site as well. */
  readonly lasting?: boolean;
}

/** One rule: looks at one step with what is known of its site and says what it finds. */
export interface DeploymentRule {
  readonly id: string;
  check(step: DeploymentStep, site: SiteFacts): DeploymentHit | undefined;
}
