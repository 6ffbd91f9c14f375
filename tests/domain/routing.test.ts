import { resolveAuto, routeInstruction } from '@saywright/domain/routing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const words = {
  database: ['database', 'table', 'auth', 'supabase', 'rls', 'policy'],
  'code-hosting': ['git', 'branch', 'merge', 'repository', 'commit', 'pull request'],
  deployment: ['deploy', 'netlify', 'domain', 'build', 'environment'],
} as const;
const routes = Object.entries(words).flatMap(([service, list]) =>
  list.map((word) => [word, service] as const),
);

describe('routing', () => {
  it.each(routes)('"%s" goes to %s in any case', (word, service) => {
    expect(routeInstruction(`please ${word} it`)).toBe(service);
    expect(routeInstruction(`PLEASE ${word.toUpperCase()} IT`)).toBe(service);
  });

  it.each([
    ['deploy the database', 'database'],
    ['git branch policy', 'database'],
    ['deploy the branch', 'code-hosting'],
    ['redeploy my subdomain', 'deployment'],
    ['a suitable digital author', 'auto'],
    ['hello', 'auto'],
    ['', 'auto'],
  ])('"%s" goes to %s', (text, service) => {
    expect(routeInstruction(text)).toBe(service);
  });

  it.each([
    ['deploy the branch', 'deployment'],
    ['a new branch', 'code-hosting'],
    ['hello', 'database'],
    ['', 'database'],
  ])('auto takes "%s" to %s', (text, service) => {
    expect(resolveAuto(text)).toBe(service);
  });

  it('answers for every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([...Object.keys(words), 'auto']).toContain(routeInstruction(text));
        expect(Object.keys(words)).toContain(resolveAuto(text));
      }),
    );
  });

  it('gives an earlier service precedence, in any case', () => {
    fc.assert(
      fc.property(fc.subarray([...routes], { minLength: 1 }), (picked) => {
        const expected = Object.keys(words).find((service) => picked.some(([, of]) => of === service));
        const text = picked.map(([word]) => word).join(' and ');
        expect(routeInstruction(text)).toBe(expected);
        expect(routeInstruction(text.toUpperCase())).toBe(expected);
      }),
    );
  });
});
