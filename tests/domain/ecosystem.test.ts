import {
  connectedServices,
  ecosystemCatalogue,
  ecosystemMembers,
  ecosystemPhases,
  ecosystemStatuses,
  guideEcosystem,
  homeEcosystem,
  installedCatalogue,
} from '@saywright/domain/ecosystem';
import { describe, expect, it } from 'vitest';

describe('the catalogue', () => {
  it('has eleven complete items', () => {
    expect(ecosystemCatalogue).toHaveLength(11);
    expect(new Set(ecosystemCatalogue.map(({ id }) => id)).size).toBe(11);
    for (const item of ecosystemCatalogue) {
      expect(Object.keys(item).toSorted()).toEqual(
        ['id', 'title', 'description', 'provider', 'phase', 'status', 'isAiPowered', 'details'].toSorted(),
      );
      expect(item.details.length).toBeGreaterThan(0);
    }
    expect(new Set(ecosystemCatalogue.map(({ isAiPowered }) => isAiPowered)).size).toBe(2);
  });

  it.each([
    ['Available', ['Code Building', 'Code Backup', 'Authentication', 'Deployment']],
    ['Coming Soon', ['Security and Performance Testing', 'Payments', 'Advanced Email']],
    ['In Development', ['Image Management', 'Communication Portal', 'Agent Builder', 'Profile Manager']],
  ])('%s: %j', (status, titles) => {
    expect(ecosystemCatalogue.filter((item) => item.status === status).map(({ title }) => title)).toEqual(
      titles,
    );
  });

  it('has the documented values', () => {
    expect(ecosystemStatuses).toEqual(['Available', 'Coming Soon', 'In Development']);
    expect(ecosystemPhases).toEqual(['Build', 'Secure', 'Test', 'Deploy', 'Scale']);
  });
});

describe('projections', () => {
  it('of the home grid keep every item', () => {
    const tiles = homeEcosystem();
    expect(tiles).toHaveLength(11);
    expect(tiles[0]).toEqual({
      name: 'Code Building',
      description: ecosystemCatalogue[0]?.description,
      status: 'Available',
      category: 'Build',
      isAiPowered: true,
    });
    expect(homeEcosystem([])).toEqual([]);
  });

  it('of the build guide sort them into five phases', () => {
    const phases = guideEcosystem();
    expect(phases.map(({ phase, items }) => [phase, items.length])).toEqual([
      ['Build', 2],
      ['Secure', 1],
      ['Test', 1],
      ['Deploy', 1],
      ['Scale', 6],
    ]);
    expect(phases.flatMap(({ items }) => items)).toEqual(ecosystemCatalogue);
    expect(phases.every(({ text }) => text.length > 0)).toBe(true);
  });

  it('name six connected services and four members', () => {
    expect(connectedServices.map(({ name }) => name)).toEqual([
      'GitHub',
      'Netlify',
      'Supabase',
      'AI model provider',
      'PayPal',
      'Email service',
    ]);
    expect(ecosystemMembers).toHaveLength(4);
  });
});

describe('the catalogue of an installation', () => {
  const here = { database: 'machine', 'code-hosting': 'machine', deployment: 'machine' } as const;
  const find = (items: typeof ecosystemCatalogue, id: string) => items.find((item) => item.id === id);

  it('keeps the documented statuses for local stand-ins, and says that they are local', () => {
    const items = installedCatalogue(here);
    expect(items.map(({ status }) => status)).toEqual(ecosystemCatalogue.map(({ status }) => status));
    expect(find(items, 'code-backup')?.provider).toBe('A Git repository on this machine');
    expect(find(items, 'code-backup')?.details.at(-1)).toContain('no copy is kept elsewhere');
    expect(find(items, 'deployment')?.details.at(-1)).toContain('only this machine opens');
    expect(find(items, 'authentication')?.details.at(-1)).toContain('pages to register and sign in');
    expect(find(items, 'code-building')).toBe(ecosystemCatalogue[0]);
  });

  it('names the provider where an account is linked', () => {
    const items = installedCatalogue({ ...here, 'code-hosting': 'account' });
    expect(find(items, 'code-backup')).toBe(find(ecosystemCatalogue, 'code-backup'));
  });

  it('marks no service as available that the installation does not have', () => {
    const items = installedCatalogue({});
    expect(items.filter(({ status }) => status === 'Available').map(({ id }) => id)).toEqual([
      'code-building',
    ]);
  });
});
