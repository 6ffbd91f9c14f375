import * as domain from '@saywright/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../packages/domain/src', import.meta.url));

interface Example {
  readonly expression: string;
  readonly expected: string;
}

interface DocumentedFunction {
  readonly file: string;
  readonly name: string;
  readonly examples: readonly Example[];
}

/** The examples of a docstring; one of several lines has its result in the last line. */
function examplesIn(comment: string): readonly Example[] {
  const [, examples = ''] = comment.split('@example');
  const lines = examples.split('\n').map((line) => line.replace(/^\s*\*? ?/u, '').trimEnd());
  const found: Example[] = [];
  let expression = '';
  for (const line of lines) {
    const [code = '', expected] = line.split(/(?:^| )\/\/ => /u);
    expression = `${expression}\n${code}`.trim();
    if (expected === undefined) continue;
    found.push({ expression, expected });
    expression = '';
  }
  return found;
}

/** The exported functions of a file with the examples of the docstrings before them. */
function functionsOf(file: string): readonly DocumentedFunction[] {
  const text = readFileSync(join(source, file), 'utf8');
  const { program, comments } = parseSync(file, text);
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'FunctionDeclaration') return [];
    const before = comments.findLast(({ end }) => end <= node.start);
    const isOwn = before !== undefined && text.slice(before.end, node.start).trim() === '';
    const name = node.declaration.id?.name ?? '';
    return [{ file, name, examples: isOwn ? examplesIn(before.value) : [] }];
  });
}

const functions = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => relative(source, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .toSorted()
  .flatMap(functionsOf);

const withExamples = functions.filter(({ examples }) => examples.length > 0);

/** Evaluates an expression that may use all names of the package and of one of its files. */
async function valueOf(expression: string, file: string): Promise<unknown> {
  const own: unknown = await import(pathToFileURL(join(source, file)).href);
  const scope = new Map<string, unknown>([...Object.entries(domain), ...Object.entries(Object(own))]);
  const run = compileFunction(`return (${expression}\n);`, [...scope.keys()]);
  return Reflect.apply(run, undefined, [...scope.values()]);
}

describe('examples', () => {
  it.each(withExamples)('of $name ($file) are true', async ({ file, examples }) => {
    for (const { expression, expected } of examples) {
      const value = await valueOf(expression, file);
      expect({ expression, value }).toStrictEqual({ expression, value: await valueOf(expected, file) });
    }
  });

  it('exist for every public function', () => {
    const missing = functions
      .filter(({ name, examples }) => Object.hasOwn(domain, name) && examples.length === 0)
      .map(({ file, name }) => `${file}: ${name}`);
    expect(missing).toEqual([]);
  });
});
