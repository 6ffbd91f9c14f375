import {
  buildGuideLinks,
  buildGuidePhases,
  buildJourney,
  connectorExplanation,
} from '@saywright/domain/build-guide';
import { ecosystemCatalogue, ecosystemPhases } from '@saywright/domain/ecosystem';
import { expect, it } from 'vitest';

it('has five phases in the order of the journey, with the documented numbers of services', () => {
  expect(buildGuidePhases.map(({ phase }) => phase)).toEqual(['Build', 'Secure', 'Test', 'Deploy', 'Scale']);
  expect(buildGuidePhases.map(({ phase }) => phase)).toEqual(ecosystemPhases);
  expect(
    buildGuidePhases.map(({ phase }) => ecosystemCatalogue.filter((item) => item.phase === phase).length),
  ).toEqual([2, 1, 1, 1, 6]);
});

it.each([
  ['Available', ['code-building', 'code-backup', 'authentication', 'deployment']],
  ['Coming Soon', ['security-and-performance-testing', 'payments', 'advanced-email']],
  ['In Development', ['image-management', 'communication-portal', 'agent-builder', 'profile-manager']],
])('has the documented services with status %s', (status, ids) => {
  const found = ecosystemCatalogue.filter((item) => item.status === status).map(({ id }) => id);
  expect(found.toSorted()).toEqual(ids.toSorted());
});

it('explains the connector and the journey in four steps', () => {
  expect(connectorExplanation.points).toHaveLength(3);
  expect(buildJourney).toHaveLength(4);
  expect(new Set(buildJourney.map(({ title }) => title)).size).toBe(4);
});

it('links to the hub and to the demo', () => {
  expect(buildGuideLinks.map(({ path }) => path)).toEqual(['/welcome', '/demo']);
});
