import { mandateRules, type MandateRule } from './rules.ts';

/**
 * The rules with those switched off that a store names; anything else in it is ignored.
 * @example
 * rulesSwitchedOff(['RULE_1.1', 7]).filter(({ active }) => !active).map(({ id }) => id) // => ['RULE_1.1']
 */
export function rulesSwitchedOff(ids: unknown): readonly MandateRule[] {
  const off: readonly unknown[] = Array.isArray(ids) ? ids : [];
  return mandateRules.map((rule) => (off.includes(rule.id) ? { ...rule, active: false } : rule));
}
