import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { domainSubpaths } from '../support/domainSubpaths.ts';
import { exportsOf } from '../support/surface.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Public names that neither the studio uses nor another public name needs, each with the reason why it stays. */
const justified: Readonly<Record<string, string>> = {
  accessState: 'documented: the two access states, signed in or anonymous',
  baselineOf: 'for a checker in CI: accepts the findings of today',
  checkProject: 'documented: the score of several files',
  createOperation: 'documented: a new operation, unexecuted',
  ecosystemMembers: 'documented: the four members of the ecosystem',
  inviteMember: 'documented: what the invite button does with the address',
  markExecuted: 'documented: execution is marked locally, once, and fails for an unknown id',
  newFindings: 'for a checker in CI: the findings that a baseline does not accept',
  onboardingProgress: 'documented: the progress as text, for a checklist without the kit',
  placeIn: 'for editors: the line and column of a finding',
  scanSource: 'for editors: the tokens that the checker sees',
  sqlNotes: 'for editors: findings too small to raise the risk of a plan',
};

interface Source {
  readonly file: string;
  /** The code without comments and without lists of imports and exports. */
  readonly code: string;
}

function sourcesIn(...folders: readonly string[]): readonly Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({
        file: relative(root, file),
        code: readFileSync(file, 'utf8')
          .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
          .replaceAll(/^(?:import|export) (?:type )?\{[^}]*\}.*$/gm, ''),
      })),
  );
}

/** How often each file mentions each word. */
function mentions(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { file, code } of sources)
    for (const [word] of code.matchAll(/[A-Za-z_$][\w$]*/g)) {
      const files = found.get(word);
      if (files) files.push(file);
      else found.set(word, [file]);
    }
  return found;
}

const product = mentions(sourcesIn('packages/domain/src', 'packages/engine/src', 'packages/app/src'));
const tested = mentions(sourcesIn('tests'));

const exported = new Map([...domainSubpaths.values()].flatMap((file) => [...exportsOf(file)]));
const all = [...exported.values()].map(({ name, kind, text }) => ({
  name,
  isType: kind === 'interface' || kind === 'type',
  /** Its name where it is declared; an index may rename it. */
  local: /\b(?:class|const|function|interface|type) (\w+)/.exec(text)?.[1] ?? name,
}));

/** True for a name that something needs: a type in another declaration, a value in another file. */
function isNeeded({ name, isType, local }: (typeof all)[number]): boolean {
  const where = [...(product.get(name) ?? []), ...(local === name ? [] : (product.get(local) ?? []))];
  if (where.length < 2) return false;
  return isType || new Set(where).size > 1 || tested.has(name);
}

test('every public name of the domain is needed, or its reason is listed', () => {
  const unused = all.filter((one) => !isNeeded(one)).map(({ name }) => name);
  expect(unused.toSorted()).toEqual(Object.keys(justified).toSorted());
});
