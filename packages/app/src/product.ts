/** The product's name wherever it is shown. */
export const product = 'Saywright';

/** Keys of local and session storage. */
export const storageKeys = {
  // The kit's `prepaint.js` also reads these three, by their prefix, before the first paint.
  theme: 'saywright-theme',
  contrast: 'saywright-contrast',
  density: 'saywright-density',
  draft: 'saywright-draft',
  heldDrafts: 'saywright-held-drafts',
  trialDraft: 'saywright-trial-draft',
  tried: 'saywright-tried',
  auth: 'saywright-auth',
  figures: 'saywright-figures',
  notificationPreferences: 'saywright-notification-preferences',
  models: 'saywright-models',
  templates: 'saywright-templates',
  syncedChats: 'saywright-synced-chats',
  project: 'saywright-project',
  unsent: 'saywright-unsent',
  waiting: 'saywright-waiting',
  issues: 'saywright-issues',
  notifications: 'saywright-notifications',
  hub: 'saywright-hub',
  monitorToast: 'saywright-monitor-said',
  reloaded: 'saywright-reloaded',
} as const;
