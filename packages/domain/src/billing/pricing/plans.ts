/** The ids of the subscriptions. */
export type PlanId = 'explorer' | 'pro' | 'enterprise';

/** A subscription on offer. */
export interface Plan {
  readonly planId: PlanId;
  readonly name: string;
  /** In US dollars, per month unless free. */
  readonly price: number;
  /** The text after the price, such as `/month`. */
  readonly period: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly popular: boolean;
  readonly buttonText: string;
}

/** The free subscription, also the fallback for an unknown id. */
export const explorerPlan: Plan = {
  planId: 'explorer',
  name: 'Explorer',
  price: 0,
  period: 'free',
  description: 'Find out what plain English can build, for as long as you like.',
  features: [
    '3 connected projects',
    'basic navigation',
    'community support',
    'standard templates',
    'plain English interface',
  ],
  popular: false,
  buttonText: 'Activate Explorer Plan',
};

/** The three subscriptions in display order. */
export const plans: readonly Plan[] = [
  explorerPlan,
  {
    planId: 'pro',
    name: 'Bridge Builder',
    price: 29,
    period: '/month',
    description: 'For founders who build and run several projects.',
    features: [
      'unlimited projects',
      'priority support',
      'advanced orchestration',
      'custom integration templates',
      'team collaboration',
      'API connector access',
      'multi-service analytics',
    ],
    popular: true,
    buttonText: 'Choose Bridge Builder',
  },
  {
    planId: 'enterprise',
    name: 'Ecosystem Master',
    price: 199,
    period: '/month',
    description: 'For organisations with special requirements.',
    features: [
      'everything in pro',
      'dedicated support',
      'custom integrations',
      'SLA',
      'advanced security',
      'white-label connector',
      'training',
    ],
    popular: false,
    buttonText: 'Contact Sales',
  },
];

/** The label of the popular subscription. */
export const popularMark = 'Most Popular';
