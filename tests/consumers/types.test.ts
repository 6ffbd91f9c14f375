import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Consumer, ours, root } from './consumer.ts';

const pages = join(root, 'tests/consumers/pages');
const shop = new Consumer();

const compilerOptions = {
  strict: true,
  noEmit: true,
  module: 'nodenext',
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  exactOptionalPropertyTypes: true,
  types: [],
};

beforeAll(() => {
  shop.install([
    inject('tarballs').ui,
    ...ours('react', 'react-dom', '@types/react', '@types/react-dom'),
    'typescript@5.4.5',
    `typescript-now@npm:${ours('typescript')[0] ?? ''}`,
  ]);
  for (const name of readdirSync(pages))
    shop.write({ [`src/${name}`]: readFileSync(join(pages, name), 'utf8') });
  shop.write({ 'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src'] }) });
}, 300_000);

afterAll(() => shop.remove(), 120_000);

describe.each(['typescript', 'typescript-now'])('a product compiled with %s', (compiler) => {
  test('compiles its settings, approval and dashboard pages without skipLibCheck', () => {
    expect(shop.run('node', [`node_modules/${compiler}/bin/tsc`, '-p', '.'])).toBe('');
  }, 300_000);

  test('is warned of a prop that does not exist', () => {
    const wrong = `import { Button } from '@saywright/ui/Button'; export const a = <Button colour="red">A</Button>;`;
    shop.write({ 'wrong/a.tsx': wrong });
    shop.write({ 'wrong/tsconfig.json': JSON.stringify({ compilerOptions, include: ['.'] }) });
    expect(() => shop.run('node', [`node_modules/${compiler}/bin/tsc`, '-p', 'wrong'])).toThrow(
      /Command failed/,
    );
  }, 300_000);
});

test('React 18 is refused when the kit is installed', () => {
  const old = new Consumer();
  try {
    expect(() => old.install([inject('tarballs').ui, 'react@18.3.1', 'react-dom@18.3.1'])).toThrow(
      /ERESOLVE/,
    );
  } finally {
    old.remove();
  }
}, 120_000);
