import {
  activateAllRules,
  canActivateAll,
  countActiveRules,
  functionalScore,
  mandateNote,
  mandateRules,
  mandateSections,
  mandateStatusText,
  rulesBySection,
  toggleMandateRule,
} from '@saywright/domain/mandate';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

const ids = mandateRules.map((rule) => rule.id);

it('has eight active rules in five sections', () => {
  expect(mandateRules).toHaveLength(8);
  expect(new Set(ids).size).toBe(8);
  expect(mandateSections).toEqual([
    'CORE_CODE_ARCHITECTURE',
    'EXTERNAL_INTEGRATION',
    'AESTHETIC_GUIDELINES',
    'WEB3_COMPATIBILITY',
    'DEVELOPMENT_ECONOMICS',
  ]);
  expect(new Set(mandateRules.map((rule) => rule.section))).toEqual(new Set(mandateSections));
  expect(new Set(mandateRules.map((rule) => rule.priority))).toEqual(new Set(['EXTREME', 'HIGH', 'MEDIUM']));
  expect(functionalScore).toBe(85);
  expect(mandateNote).toContain('instruction to re-evaluate adherence to it');
});

it.each(mandateRules.map((rule) => [rule.id, rule] as const))('%s is complete', (id, rule) => {
  expect(id).toBe(`RULE_${mandateSections.indexOf(rule.section) + 1}.${id.slice(-1)}`);
  expect(Object.keys(rule)).toEqual(['id', 'section', 'title', 'description', 'priority', 'active']);
  expect(rule.active).toBe(true);
});

it('groups the rules by section, leaving empty ones out', () => {
  const groups = rulesBySection(mandateRules);
  expect(groups.map((group) => group.section)).toEqual(mandateSections);
  expect(groups.flatMap((group) => group.rules)).toEqual(mandateRules);
  expect(rulesBySection(mandateRules.slice(0, 1))).toHaveLength(1);
  expect(rulesBySection([])).toEqual([]);
});

it.each([
  [[], 'All mandates active', false, 8],
  [['RULE_1.1'], '1 mandates disabled', true, 7],
  [['RULE_1.1', 'RULE_5.2'], '2 mandates disabled', true, 6],
  [['RULE_1.1', 'RULE_1.1'], 'All mandates active', false, 8],
  [['RULE_9.9'], 'All mandates active', false, 8],
  [ids, '8 mandates disabled', true, 0],
])('after switching %j: %s', (switched, text, offered, active) => {
  const rules = switched.reduce(toggleMandateRule, mandateRules);
  expect(mandateStatusText(rules)).toBe(text);
  expect(canActivateAll(rules)).toBe(offered);
  expect(countActiveRules(rules)).toEqual({ active, total: 8 });
});

it('activates all rules from any state', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...ids), fc.string())), (switched) => {
      const rules = switched.reduce(toggleMandateRule, mandateRules);
      expect(activateAllRules(rules)).toEqual(mandateRules);
      expect(canActivateAll(activateAllRules(rules))).toBe(false);
      const { active, total } = countActiveRules(rules);
      expect(canActivateAll(rules)).toBe(active < total);
    }),
  );
});
