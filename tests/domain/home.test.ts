import { homeFeatures } from '@saywright/domain/home';
import { understandSite } from '@saywright/domain/deployment';
import { routeInstruction } from '@saywright/domain/routing';
import { expect, it } from 'vitest';

it('has six different feature cards', () => {
  expect(homeFeatures).toHaveLength(6);
  expect(new Set(homeFeatures.map(({ title }) => title)).size).toBe(6);
  expect(homeFeatures.every(({ icon, text }) => icon.length > 0 && text.length > 40)).toBe(true);
});

it('names an instruction that publishes, and where the site is then live', () => {
  const text = homeFeatures.find(({ title }) => title === 'One-click deployment')?.text ?? '';
  const sentence = /“(.+?)”/u.exec(text)?.[1] ?? '';
  const site = { branch: 'main', variables: [], live: null, deploys: [] };
  expect(understandSite(sentence, site)).toMatchObject({ kind: 'plan', action: { kind: 'publish' } });
  expect(routeInstruction(sentence)).toBe('deployment');
  expect(text).toContain('on this machine');
});
