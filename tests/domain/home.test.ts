import { homeFeatures } from '@saywright/domain/home';
import { expect, it } from 'vitest';

it('has six different feature cards', () => {
  expect(homeFeatures).toHaveLength(6);
  expect(new Set(homeFeatures.map(({ title }) => title)).size).toBe(6);
  expect(homeFeatures.every(({ icon, text }) => icon.length > 0 && text.length > 40)).toBe(true);
});
