/** The product's name wherever it is shown (decision D9). */
export const product = 'Saywright';

/** Keys under which the browser keeps things for us. */
export const storageKeys = {
  // These three are read before the first paint too: `prepaint.js` of the kit, by the word they begin with.
  theme: 'saywright-theme',
  contrast: 'saywright-contrast',
  density: 'saywright-density',
  draft: 'saywright-draft',
  trialDraft: 'saywright-trial-draft',
  auth: 'saywright-auth',
  figures: 'saywright-figures',
  tellings: 'saywright-tellings',
  models: 'saywright-models',
  templates: 'saywright-templates',
  unsent: 'saywright-unsent',
  waiting: 'saywright-waiting',
  issues: 'saywright-issues',
  notifications: 'saywright-notifications',
  hub: 'saywright-hub',
  monitorToast: 'saywright-monitor-said',
  reloaded: 'saywright-reloaded',
} as const;
