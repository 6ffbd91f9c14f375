/** Tables of the studio whose rows people can ask for, each their own. */
export const personTables = [
  'profiles',
  'projects',
  'operations',
  'journal',
  'orders',
  'plan_periods',
  'preferences',
  'conversations',
  'conversation_turns',
] as const;

/** Tables of the studio that hold what belongs to an account; the last three are for the server alone. */
export const studioTables = [...personTables, 'model_settings', 'model_calls', 'attempt_counts'] as const;
