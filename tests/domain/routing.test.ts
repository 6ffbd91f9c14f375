import { elsewhere, resolveAuto, routeInstruction, serviceOf } from '@saywright/domain/routing';
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

describe('the service that can read an instruction', () => {
  it.each([
    ['Publish my site', 'deployment'],
    ['Put my website online', 'deployment'],
    ['Make my site live', 'deployment'],
    ['Go live', 'deployment'],
    ['My app should go live', 'deployment'],
    ['Put my app online', 'deployment'],
    ['Set API_KEY to abc', 'deployment'],
    ['set api_key to abc', 'deployment'],
    ['What is live?', 'deployment'],
    ['remove variable API_KEY', 'deployment'],
    ['Save my changes', 'code-hosting'],
    ['Undo the last save', 'code-hosting'],
    ['Switch to staging', 'code-hosting'],
    ['delete branch staging', 'code-hosting'],
    ['discard my changes', 'code-hosting'],
    ['Build a todo app', 'database'],
    ['add a login page to my app', 'database'],
    ['Add a build column to orders', 'database'],
    ['set due_date of task 5 to tomorrow', 'database'],
    ['show files', 'database'],
    ['drop orders', 'database'],
    ['undo', 'database'],
    ['Merge it', 'code-hosting'],
    ['something about netlify', 'deployment'],
    ['something else', 'database'],
  ] as const)('%s: %s', (text, service) => {
    expect(serviceOf(text)).toBe(service);
  });

  it('is offered by the service that was asked, with the whole instruction', () => {
    expect(elsewhere('Publish my site', 'database')).toEqual({
      text: 'That is about your site, not about your database.',
      choices: [
        { label: 'Ask about your site instead', instruction: 'Publish my site', service: 'deployment' },
      ],
    });
    expect(elsewhere('Build a todo app', 'deployment')?.choices[0]).toMatchObject({ service: 'database' });
    expect(elsewhere('Publish my site', 'deployment')).toBeUndefined();
    expect(elsewhere('make it nice', 'code-hosting')).toBeUndefined();
  });

  it('is offered without the value of a variable', () => {
    expect(elsewhere('Set API_KEY to hush123', 'database')?.choices[0]).toMatchObject({
      instruction: 'Set variable API_KEY',
      service: 'deployment',
    });
  });
});
