import { settingsCards, settingsInfoCards } from '@saywright/domain/settings';
import { expect, it } from 'vitest';

it('has the four documented cards', () => {
  expect(settingsCards.map(({ title, path }) => [title, path])).toEqual([
    ['Advanced Settings', '/settings/advanced'],
    ['Database Settings', '/settings/database'],
    ['Notifications', '/settings/notifications'],
    ['Appearance', '/settings/appearance'],
  ]);
  for (const card of settingsCards) {
    expect(Object.keys(card)).toEqual(['title', 'description', 'icon', 'path']);
  }
});

it.each([
  ['advanced', ['API keys', 'Performance', 'Security']],
  ['database', ['Backend connection', 'Table management', 'Sync settings']],
  ['notifications', ['Email', 'Push', 'System alerts']],
  ['appearance', ['Theme', 'Colour scheme', 'Display options']],
] as const)('%s informs about its subjects', (page, titles) => {
  expect(settingsInfoCards[page].map(({ title }) => title)).toEqual(titles);
  expect(settingsInfoCards[page].every(({ description, icon }) => description !== '' && icon !== '')).toBe(
    true,
  );
});

it('names the three choices of theme', () => {
  expect(settingsInfoCards.appearance[0]?.description).toMatch(/light.*dark.*system/u);
});
