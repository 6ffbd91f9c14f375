/** The monitor, the health panel and the marks of sample figures. */
export const panelsCopy = {
  reviewFix: 'Review fix',
  severities: { high: 'High', medium: 'Medium' },
  sources: { database: 'Database', rls: 'Access rules', network: 'Network', client: 'Instruction' },
  health: {
    healthy: 'No problem was found.',
    warning: 'Something was found in the last hour.',
    critical: 'Something needs your attention now.',
    unknown: 'The first check is on its way.',
  },
} as const;
