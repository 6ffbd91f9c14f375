import type { IconName } from '@saywright/ui/Icon';

interface Pledge {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** What is promised with every plan (SP-PROD-06 to SP-PROD-08). */
const promises: readonly Pledge[] = [
  {
    icon: 'undo',
    title: '30-day money-back guarantee',
    text: 'Not what you hoped for? Ask within 30 days, and you get back what you paid.',
  },
  {
    icon: 'check-circle',
    title: 'No setup fees',
    text: 'You pay the price on the card, and nothing beside it.',
  },
  {
    icon: 'clock',
    title: 'Cancel anytime',
    text: 'A payment covers one month. Nothing renews by itself, so there is nothing to forget.',
  },
];

/** The page /pricing. */
export const pricingCopy = {
  /** To the letter (SP-PRIC-01). */
  title: 'Pricing Plans, Subscription Center',
  text: 'Start free and stay free as long as you like. A paid plan is paid month by month.',
  back: 'Home Studio',
  plans: 'Plans',
  yourPlan: 'Your plan',
  manage: 'See your plan',
  yourPlanUntil: (date: string): string => `Your plan until ${date}`,
  about: (button: string, plan: string): string => `${button} about ${plan}`,
  promises,
  promisesTitle: 'With every plan',
  refund: 'Ask for your money back',
  free: 'No credit card required for the Explorer plan.',
} as const;
