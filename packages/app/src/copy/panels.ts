import { counted } from '@saywright/domain/receipt';

/** The monitor, the health panel and the marks of sample figures. */
export const panelsCopy = {
  reviewFix: 'Review fix',
  fixApplied: 'Fix applied',
  fix: {
    title: 'Proposed fix',
    text: 'The table profiles belongs to the studio, not to your project, so the AI Agent cannot change it. Send these statements to the operator of this server for approval. Nothing was changed.',
    code: 'SQL of the proposed fix',
  },
  severities: { high: 'High', medium: 'Medium' },
  sources: { database: 'Database', rls: 'Access rules', network: 'Network', client: 'Instruction' },
  health: {
    healthy: 'No problem was found.',
    warning: 'A problem was found in the last hour.',
    critical: 'Something needs your attention now.',
    unknown: 'The first check is running.',
    lost: 'The studio server cannot be reached. Check your network, and that the server is running.',
  },
} as const;

/** What is used of what a plan holds. */
export const usageCopy = {
  title: 'Usage of your plan',
  storage: 'Storage',
  month: 'This month',
  monthUsed: (percent: number, plans: number) => `${percent}% of ${counted(plans, 'plan')} this month`,
  requests: (count: number) => `${counted(count, 'plan')} made`,
  unlimited: (used: string) => `${used}, without a limit`,
  near: 'Near the limit',
  plans: 'See the plans',
} as const;
