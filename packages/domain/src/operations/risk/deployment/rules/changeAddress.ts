import type { DeploymentHit, DeploymentRule } from '../types.ts';

const sentences = {
  'domain add': (site, name) => `From then on ${name} leads to ${site}.`,
  'domain primary': (site, name) => `Every other address of ${site} then redirects to ${name}.`,
  'domain remove': (site, name) => `Visitors of ${name} no longer find ${site}.`,
  'dns add': (_, name) => `It adds an entry for ${name} that the whole internet reads.`,
  'dns change': (_, name) => `It changes where ${name} leads, and old answers stay in use for hours.`,
  'dns remove': (_, name) => `It removes where ${name} leads; pages and mail may stop arriving.`,
} as const satisfies Readonly<Record<string, (site: string, name: string) => string>>;

/** D3: adding a domain or DNS entry, which can be undone, or changing or removing one, whose effect lasts for hours. */
export const changeAddress: DeploymentRule = {
  id: 'D3',
  check(step): DeploymentHit | undefined {
    if (step.kind !== 'domain' && step.kind !== 'dns') return undefined;
    const mild = step.change === 'add' || step.change === 'primary';
    const sentence =
      step.kind === 'domain' ? sentences[`domain ${step.change}`] : sentences[`dns ${step.change}`];
    return {
      level: mild ? 'medium' : 'high',
      object: step.name,
      evidence: `${step.name} of ${step.site}`,
      sentence: sentence(step.site, step.name),
      undo: mild ? 'exact' : 'partial',
    };
  },
};
