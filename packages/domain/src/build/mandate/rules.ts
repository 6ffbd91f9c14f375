/** The sections of the mandate, in order. */
export const mandateSections = [
  'CORE_CODE_ARCHITECTURE',
  'EXTERNAL_INTEGRATION',
  'AESTHETIC_GUIDELINES',
  'WEB3_COMPATIBILITY',
  'DEVELOPMENT_ECONOMICS',
] as const;

export type MandateSection = (typeof mandateSections)[number];
export type MandatePriority = 'EXTREME' | 'HIGH' | 'MEDIUM';

/** A rule of the mandate. */
export interface MandateRule {
  /** As in `RULE_1.1`: number of the section, number in the section. */
  readonly id: string;
  readonly section: MandateSection;
  readonly title: string;
  readonly description: string;
  readonly priority: MandatePriority;
  readonly active: boolean;
}

/** The eight rules; all start active. */
export const mandateRules: readonly MandateRule[] = [
  {
    id: 'RULE_1.1',
    section: 'CORE_CODE_ARCHITECTURE',
    title: 'Only working code',
    description: 'Every part that is shown does what it says. Sample figures are marked as samples.',
    priority: 'EXTREME',
    active: true,
  },
  {
    id: 'RULE_1.2',
    section: 'CORE_CODE_ARCHITECTURE',
    title: 'One registry of parts',
    description:
      'Components, pages, hooks, interfaces and types are listed with their dependencies before use.',
    priority: 'HIGH',
    active: true,
  },
  {
    id: 'RULE_2.1',
    section: 'EXTERNAL_INTEGRATION',
    title: 'Secrets stay on the server',
    description:
      'Keys and passwords are read from the environment and never reach the browser or the source.',
    priority: 'EXTREME',
    active: true,
  },
  {
    id: 'RULE_2.2',
    section: 'EXTERNAL_INTEGRATION',
    title: 'Services can be exchanged',
    description: 'Database, code host, deployment host and payments are reached through one interface each.',
    priority: 'HIGH',
    active: true,
  },
  {
    id: 'RULE_3.1',
    section: 'AESTHETIC_GUIDELINES',
    title: 'One design language',
    description: 'Colours, spacing and type come from the theme. Nothing is shown by colour alone.',
    priority: 'MEDIUM',
    active: true,
  },
  {
    id: 'RULE_4.1',
    section: 'WEB3_COMPATIBILITY',
    title: 'Sign-in methods stay open',
    description: 'Each account has its own id, so that a wallet can be added as a way to sign in.',
    priority: 'MEDIUM',
    active: true,
  },
  {
    id: 'RULE_5.1',
    section: 'DEVELOPMENT_ECONOMICS',
    title: 'Estimate before building',
    description: 'Each phase and component has an estimate of hours and lines before work on it starts.',
    priority: 'HIGH',
    active: true,
  },
  {
    id: 'RULE_5.2',
    section: 'DEVELOPMENT_ECONOMICS',
    title: 'Watch the deviation',
    description: 'Actual hours and costs are compared with the estimate, and large deviations are reported.',
    priority: 'MEDIUM',
    active: true,
  },
];

/** The fixed figure in the header, in percent. */
export const functionalScore = 85;

/** The note beside the switches. */
export const mandateNote = 'Switching a rule off or on is an instruction to re-evaluate adherence to it.';
