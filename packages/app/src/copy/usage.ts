import { counted, countText } from '@saywright/domain/receipt';

/** How much of a plan’s limits is used. */
export const usageCopy = {
  title: 'Usage of your plan',
  storage: 'Storage',
  month: 'This month',
  monthUsed: (percent: number, plans: number) => `${percent}% of ${counted(plans, 'plan')} this month`,
  monthMade: (made: number, plans: number) => `${countText(made)} of ${counted(plans, 'plan')} this month`,
  requests: (count: number) => `${counted(count, 'plan')} made`,
  unlimited: (used: string) => `${used}, without a limit`,
  near: 'Near the limit',
  plans: 'See the plans',
} as const;
