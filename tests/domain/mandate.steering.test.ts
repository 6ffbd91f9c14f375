import { checkProject, checkSource, reviewRules, scoreParts } from '@saywright/domain/compliance';
import {
  checkedMandates,
  mandateOfFinding,
  mandateOfViolation,
  mandateRules,
  rulesSwitchedOff,
  steeredResult,
} from '@saywright/domain/mandate';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { malformedValue } from '../support/malformed.ts';

/** Split, so that the checker does not match this test. */
const joined = (...parts: readonly string[]): string => parts.join('');
const lines = [
  'const a = 1;',
  joined('// TO', 'DO later'),
  joined('const user = "du', 'mmy";'),
  joined('const key = "pass', 'word123";'),
  'open("https://shop.dev");',
  'interface Shop {}',
  'import { useState } from "react";',
];
const sources = fc
  .array(fc.array(fc.constantFrom(...lines), { maxLength: 12 }), { maxLength: 6 })
  .map((files) => files.map((text, index) => ({ path: `src/${index}.ts`, text: text.join('\n') })));

function steered(files: readonly { readonly path: string; readonly text: string }[]) {
  return files.map(({ path, text }) => ({
    path,
    violations: checkSource({ path, text }).violations,
    bonus: scoreParts([], text).bonus,
  }));
}

it('equals the documented check while nothing is switched off', () => {
  fc.assert(
    fc.property(sources, (files) => {
      const { score, valid, violations, setAside } = steeredResult(steered(files), []);
      const documented = checkProject(files);
      const [only, ...others] = documented.files;
      const isValid = only && others.length === 0 ? only.valid : documented.valid;
      expect({ score, valid }).toEqual({ score: documented.score, valid: isValid });
      expect(violations).toEqual(documented.files.flatMap((file) => file.violations));
      expect(setAside).toBe(0);
    }),
  );
});

it('ignores only the violations of rules that are switched off', () => {
  fc.assert(
    fc.property(sources, fc.subarray(mandateRules.map(({ id }) => id)), (files, off) => {
      const all = steeredResult(steered(files), []);
      const some = steeredResult(steered(files), off);
      expect(some.violations.length + some.setAside).toBe(all.violations.length);
      expect(some.violations.some((violation) => off.includes(mandateOfViolation(violation)))).toBe(false);
      expect(some.score).toBeGreaterThanOrEqual(all.score);
    }),
  );
});

it('maps every violation and every finding except remarks to a rule of the mandate', () => {
  expect(mandateOfViolation({ type: 'todo_comment', severity: 'medium' })).toBe('RULE_1.1');
  expect(mandateOfViolation({ type: 'hardcoded_value', severity: 'critical' })).toBe('RULE_2.1');
  const known = Object.values(reviewRules).map(({ id }) => [id, mandateOfFinding(id)] as const);
  expect(known.filter(([, rule]) => rule === undefined).map(([id]) => id)).toEqual([
    'allowance-without-reason',
    'unused-allowance',
  ]);
  expect(new Set(known.flatMap(([, rule]) => rule ?? []))).toEqual(new Set(checkedMandates));
  expect(mandateRules.map(({ id }) => id)).toEqual(expect.arrayContaining([...checkedMandates]));
});

it('reads the switches from any stored value', () => {
  fc.assert(
    fc.property(fc.oneof(malformedValue, fc.array(malformedValue)), (value) => {
      expect(rulesSwitchedOff(value)).toHaveLength(8);
    }),
  );
  expect(rulesSwitchedOff(['RULE_4.1', 'other']).filter(({ active }) => !active)).toHaveLength(1);
});

it('switches rules off without changing anything else', () => {
  const switched = rulesSwitchedOff(['RULE_1.1']);
  expect(switched).toEqual(
    mandateRules.map((rule) => (rule.id === 'RULE_1.1' ? { ...rule, active: false } : rule)),
  );
  for (const ids of [undefined, 'RULE_1.1', { 0: 'RULE_1.1' }])
    expect(rulesSwitchedOff(ids)).toEqual(mandateRules);
});

it('judges a single file by the rule for one file, with its score before rounding', () => {
  const high = { path: 'a.ts', text: 'const a = fake;' };
  expect(steeredResult(steered([high]), [])).toMatchObject({ score: 85, mean: 85, valid: false });
  const good = { path: 'b.ts', text: 'const b = 1;' };
  expect(steeredResult(steered([high, good, good]), [])).toMatchObject({ score: 95, mean: 95, valid: true });
  expect(steeredResult(steered([high, good]), [])).toMatchObject({ score: 93, mean: 92.5, valid: true });
  expect(
    steeredResult(steered([high]), [mandateOfViolation({ type: 'mock_data', severity: 'high' })]).valid,
  ).toBe(true);
});
