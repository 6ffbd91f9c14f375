/** The analytics page. */
export const overviewCopy = {
  range: 'Range',
  spoken: { '1d': 'last day', '7d': 'last 7 days', '30d': 'last 30 days', '90d': 'last 90 days' },
  figures: 'Key figures',
  rangeNote:
    'Sample figures are fixed, so the range has no effect. Switch to Live for the figures of your project.',
  comparedTo: 'compared with the previous range',
  newIn: 'none in the previous range',
  tables: 'Tables',
  rows: 'Rows',
  instructions: 'Instructions',
  executed: 'Approved changes executed',
  chart: 'Activity',
  placeholder: 'Your chart appears here',
  placeholderText: 'Sample figures have no chart. Switch to Live to see the instructions of your project.',
  perDay: 'Instructions planned per day',
  perHour: 'Instructions planned per hour',
  noActivity: 'No instructions in this range',
  noActivityText: 'Choose a longer range, or tell the AI Agent what your app needs.',
  count: 'Instructions',
} as const;
