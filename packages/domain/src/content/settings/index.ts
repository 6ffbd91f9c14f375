export { settingsCards, settingsInfoCards } from './cards.ts';
export type { SettingsCard, SettingsInfoCard, SettingsPage } from './cards.ts';
