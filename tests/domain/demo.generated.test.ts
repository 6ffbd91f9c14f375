import { generateCode } from '@saywright/domain/demo/generate';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const indented = (lines: string, by: string): string => lines.trimEnd().replaceAll(/^(?=.)/gmu, by);

/** The result for a description in the format of the corpus: its reading, the code and the preview. */
function written(description: string): string {
  const { kind, type, fileName, understood, suggestions, code, preview } = generateCode(description);
  return [
    description,
    `  ${kind} ${type} ${fileName ?? ''}`.trimEnd(),
    `  ${understood}`,
    ...suggestions.map((suggestion) => `  - ${suggestion}`),
    indented(code, '    '),
    ...(preview === undefined ? [] : [`  ${preview}`]),
  ].join('\n');
}

const cases = readFileSync(new URL('corpus/generated.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n====\n');

it.each(cases.map((text) => [text.split('\n')[0] ?? '', text]))('%s', (description, text) => {
  expect(written(description)).toBe(text);
});
