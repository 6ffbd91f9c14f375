import type { IconName } from '@saywright/ui/Icon';

interface Pledge {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** What is promised with every plan. */
const promises: readonly Pledge[] = [
  {
    icon: 'undo',
    title: '30-day money-back guarantee',
    text: 'Not what you hoped for? Ask within 30 days to get your money back.',
  },
  {
    icon: 'check-circle',
    title: 'No setup fees',
    text: 'You pay the price on the card and nothing else.',
  },
  {
    icon: 'clock',
    title: 'Cancel anytime',
    text: 'A payment covers one month. Nothing renews automatically.',
  },
];

/** The page /pricing. */
export const pricingCopy = {
  /** To the letter. */
  title: 'Pricing Plans, Subscription Center',
  text: 'Start free and stay free as long as you like. You pay for a paid plan month by month.',
  back: 'Home Studio',
  plans: 'Plans',
  yourPlan: 'Your plan',
  manage: 'See your plan',
  yourPlanUntil: (date: string): string => `Your plan until ${date}`,
  about: (button: string, plan: string): string => `${button} about ${plan}`,
  promises,
  promisesTitle: 'With every plan',
  refund: 'Request a refund',
  free: 'No credit card required for the Explorer plan.',
} as const;
