import {
  deploymentRisk,
  findingsLevel,
  type DeploymentStep,
  type SiteFacts,
} from '@saywright/domain/risk/deployment';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

type Example = readonly [level: 'high' | 'medium' | 'low', step: DeploymentStep, site?: SiteFacts];

const site = 'shop';
const live: DeploymentStep = { kind: 'deploy', site, target: 'production' };
const draft: DeploymentStep = { kind: 'deploy', site, target: 'draft' };
const read: DeploymentStep = { kind: 'harmless', site, what: 'status' };

function address(kind: 'domain', change: 'add' | 'primary' | 'remove'): DeploymentStep;
function address(kind: 'dns', change: 'add' | 'change' | 'remove'): DeploymentStep;
function address(kind: 'domain' | 'dns', change: 'add' | 'primary' | 'change' | 'remove'): DeploymentStep {
  const name = 'shop.example';
  return kind === 'domain'
    ? { kind, site, name, change: change === 'change' ? 'primary' : change }
    : { kind, site, name, change: change === 'primary' ? 'change' : change };
}

function variable(name: string, change: 'set' | 'remove', audience: 'server' | 'client'): DeploymentStep {
  return { kind: 'variable', site, name, change, audience };
}

/** Every rule with examples that it finds and examples that it does not. */
const table: Readonly<Record<string, readonly Example[]>> = {
  D1: [
    ['high', { kind: 'site', site, change: 'delete' }],
    ['high', { kind: 'site', site, change: 'delete' }, { dependents: ['shop.example', 'orders'] }],
    ['low', { kind: 'site', site, change: 'create' }],
    ['low', live],
  ],
  D2: [
    ['high', live],
    ['medium', live, { published: 'd7' }],
    ['medium', { kind: 'publish', site, deploy: 'd6' }, { published: 'd7' }],
    ['medium', live, { published: null }],
    ['low', draft],
    ['low', read],
  ],
  D3: [
    ['medium', address('domain', 'add')],
    ['medium', address('domain', 'primary')],
    ['high', address('domain', 'remove')],
    ['medium', address('dns', 'add')],
    ['high', address('dns', 'change')],
    ['high', address('dns', 'remove')],
    ['low', draft],
    ['low', read],
  ],
  D4: [
    ['high', variable('COLOR', 'remove', 'server')],
    ['medium', variable('COLOR', 'remove', 'server'), { kept: ['COLOR'] }],
    ['high', variable('COLOR', 'set', 'server')],
    ['high', variable('COLOR', 'set', 'server'), { variables: ['COLOR'] }],
    ['medium', variable('COLOR', 'set', 'server'), { variables: ['COLOR'], kept: ['COLOR'] }],
    ['low', variable('COLOR', 'set', 'server'), { variables: [] }],
    ['low', read],
  ],
  D5: [
    ['high', variable('STRIPE_SECRET', 'set', 'client')],
    ['high', variable('VITE_SERVICE_ROLE_KEY', 'set', 'server')],
    ['high', variable('NEXT_PUBLIC_apiKey', 'set', 'server')],
    ['low', variable('VITE_SUPABASE_ANON_KEY', 'set', 'client')],
    ['low', variable('NEXT_PUBLIC_PUBLISHABLE_API_KEY', 'set', 'client')],
    ['low', variable('VITE_COLOR', 'set', 'client')],
    ['low', variable('STRIPE_SECRET', 'set', 'server')],
    ['low', variable('STRIPE_SECRET', 'remove', 'client')],
    ['low', read],
  ],
  D6: [
    ['medium', { kind: 'site', site, change: 'rename' }],
    ['high', { kind: 'site', site, change: 'rename' }, { dependents: ['blog'] }],
    ['low', { kind: 'site', site, change: 'create' }],
    ['low', draft],
  ],
  D7: [
    ['high', { kind: 'unknown', site, what: 'plugins' }],
    ['high', { kind: 'unknown', site, what: '' }],
    ['low', read],
    ['low', draft],
  ],
  D8: [
    ['high', { kind: 'visibility', site, change: 'offline' }],
    ['medium', { kind: 'visibility', site, change: 'online' }],
    ['low', read],
  ],
  D9: [
    ['high', { kind: 'password', site, change: 'remove', audience: 'visitors' }],
    ['high', { kind: 'password', site, change: 'remove', audience: 'previews' }],
    ['medium', { kind: 'password', site, change: 'add', audience: 'visitors' }],
    ['medium', { kind: 'password', site, change: 'change', audience: 'previews' }],
    ['low', { kind: 'password', site, change: 'add', audience: 'previews' }],
    ['low', read],
  ],
  D10: [
    ['medium', { kind: 'remove', site, what: 'preview', name: 'winter' }],
    ['medium', { kind: 'remove', site, what: 'redirect', name: '/old' }],
    ['medium', { kind: 'remove', site, what: 'schedule', name: 'publish' }],
    ['low', read],
  ],
};

const cases = Object.entries(table).flatMap(([rule, examples]) =>
  examples.map(([level, step, known = {}]) => ({
    rule,
    level,
    step,
    known,
    example: JSON.stringify([step, known]),
  })),
);

test.each(cases)('$rule is $level: $example', ({ rule, level, step, known }) => {
  const found = deploymentRisk([step], { sites: { shop: known } }).filter((finding) => finding.rule === rule);
  expect(found).toHaveLength(level === 'low' ? 0 : 1);
  expect(findingsLevel(found)).toBe(level);
  for (const { object, evidence, sentence, saferWay, undo, step: index } of found) {
    expect([object, evidence].filter((text) => text.trim() === '')).toEqual([]);
    expect(sentence).toMatch(/^[^\n]+[.]$/);
    expect(saferWay ?? 'A').toMatch(/^[A-Z][^\n]*[^.]$|^A$/);
    expect(['exact', 'partial', 'none']).toContain(undo);
    expect(index).toBe(0);
  }
});

test('names the version that can be restored', () => {
  const found = (known: SiteFacts) =>
    deploymentRisk([live], { sites: { shop: known } }).map(({ evidence, undo }) => [evidence, undo]);
  expect(found({ published: 'd7' })).toEqual([['shop: d7 before', 'exact']]);
  expect(found({ published: null })).toEqual([['shop: nothing before', 'partial']]);
  expect(found({})).toEqual([['shop', 'none']]);
});

test('an unknown site lowers no level', () => {
  expect(deploymentRisk([live], {})[0]?.level).toBe('high');
  expect(deploymentRisk([{ ...live, site: 'constructor' }], { sites: {} })[0]?.level).toBe('high');
});

test('a level falls by one for a site created by the plan, but never for a secret', () => {
  const plan: readonly DeploymentStep[] = [
    { kind: 'site', site, change: 'create' },
    live,
    address('domain', 'remove'),
    variable('VITE_SECRET', 'set', 'client'),
    { kind: 'site', site, change: 'delete' },
  ];
  expect(deploymentRisk(plan, {}).map(({ step, rule, level }) => [step, rule, level])).toEqual([
    [2, 'D3', 'medium'],
    [3, 'D5', 'high'],
    [4, 'D1', 'medium'],
  ]);
  expect(deploymentRisk(plan, {})[0]).not.toHaveProperty('lasting');
});

test('a step of an unknown kind is high', () => {
  for (const kind of ['constructor', 'toString', 'deploy '])
    // @ts-expect-error Untrusted input may be anything.
    expect(deploymentRisk([{ kind, site }], {})[0]).toMatchObject({
      rule: 'D7',
      level: 'high',
      object: 'a step',
    });
});

describe('for every plan and all facts', () => {
  const step = fc.constantFrom(...cases.map((example) => example.step));
  const names = fc.array(fc.constantFrom('COLOR', 'STRIPE_SECRET', 'blog'));
  const known = fc.record(
    { published: fc.constantFrom('d7', null), variables: names, kept: names, dependents: names },
    { requiredKeys: [] },
  );
  const order = ['low', 'medium', 'high'];

  test('findings are plain data, and a longer plan never has a lower level', () => {
    fc.assert(
      fc.property(fc.array(step), step, known, (plan, more, shop) => {
        const found = deploymentRisk(plan, { sites: { shop } });
        expect(JSON.parse(JSON.stringify(found))).toEqual(found);
        expect(structuredClone(found)).toEqual(found);
        const after = order.indexOf(findingsLevel(deploymentRisk([...plan, more], { sites: { shop } })));
        expect(after).toBeGreaterThanOrEqual(order.indexOf(findingsLevel(found)));
      }),
    );
  });
});
