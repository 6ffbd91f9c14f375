import type { OwnAssumptions } from '@saywright/domain/economics';

const fields: Readonly<Record<keyof OwnAssumptions, string>> = {
  hours: 'Hours of work',
  hourlyRate: 'Dollars per hour',
  monthlyRevenue: 'Revenue per month, in dollars',
  monthlyCost: 'Running cost per month, in dollars',
};

/** The tab Economics. */
export const economicsCopy = {
  title: 'Build economics',
  complexity: 'Complexity',
  cards: { budget: 'Total Budget', hours: 'Total Hours', progress: 'Progress', roi: 'Projected ROI' },
  hours: (hours: string): string => `${hours} h`,
  shareReport: 'Share Report',
  fileName: 'build-economics',
  phases: 'Phase cost breakdown',
  components: 'Component costs',
  columns: [
    { id: 'name', label: 'Component' },
    { id: 'type', label: 'Type' },
    { id: 'complexity', label: 'Complexity' },
    { id: 'status', label: 'Status' },
    { id: 'lines', label: 'Lines', align: 'end' },
    { id: 'hours', label: 'Hours', align: 'end' },
    { id: 'cost', label: 'Cost', align: 'end' },
  ],
  empty: 'No components.',
  value: 'Value analysis',
  cost: 'Adjusted cost',
  revenue: 'Projected revenue, 12 months',
  multiple: 'Revenue multiple',
  roi: 'Projected ROI',
  breakEven: 'Break-even',
  months: (months: string): string => `${months} months`,
  fixed: (roi: string, months: string): string =>
    `Projected ROI and Break-even are fixed sample figures. Your own assumptions calculates both: with the same hours, rate and revenue, the ROI is ${roi} of the budget, with break-even after ${months} months.`,
  own: {
    title: 'Your own assumptions',
    text: 'Change a number to update the figures. They use the complexity chosen above and stay in this browser.',
    method:
      'ROI is the gain after 12 months minus the budget, as a percentage of the budget. The sample’s 250% and 8 months are fixed and not calculated this way.',
    fields,
    wrong: 'Enter a number from 0 to 1,000,000,000.',
    reset: 'Reset',
    gain: 'Gain after running cost, 12 months',
    roi: 'ROI after 12 months',
    never: 'Never at this gain',
    noBudget: 'No budget to recover',
  },
} as const;
