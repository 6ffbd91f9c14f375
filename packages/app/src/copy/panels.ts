/** The monitor and the health panel. */
export const panelsCopy = {
  reviewFix: 'Review fix',
  fixApplied: 'Fix applied',
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
