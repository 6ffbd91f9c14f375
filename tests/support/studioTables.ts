/** Tables of the studio that hold what belongs to an account. */
export const studioTables = [
  'profiles',
  'projects',
  'operations',
  'journal',
  'orders',
  'plan_periods',
  'preferences',
  'conversations',
  'conversation_turns',
  'model_settings',
  'model_calls',
  'attempt_counts',
] as const;
