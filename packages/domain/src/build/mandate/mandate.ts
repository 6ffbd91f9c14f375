import { mandateSections, type MandateRule, type MandateSection } from './rules.ts';

/**
 * The rules with one of them toggled; an unknown id changes nothing.
 * @example
 * toggleMandateRule(mandateRules, 'RULE_1.1')[0].active // => false
 */
export function toggleMandateRule(rules: readonly MandateRule[], id: string): readonly MandateRule[] {
  return rules.map((rule) => (rule.id === id ? { ...rule, active: !rule.active } : rule));
}

/**
 * The rules, all active.
 * @example
 * activateAllRules(toggleMandateRule(mandateRules, 'RULE_1.1')).every(({ active }) => active) // => true
 */
export function activateAllRules(rules: readonly MandateRule[]): readonly MandateRule[] {
  return rules.map((rule) => (rule.active ? rule : { ...rule, active: true }));
}

/**
 * The numbers of active rules and of all rules.
 * @example
 * countActiveRules(mandateRules) // => { active: 8, total: 8 }
 */
export function countActiveRules(rules: readonly MandateRule[]): {
  readonly active: number;
  readonly total: number;
} {
  return { active: rules.filter((rule) => rule.active).length, total: rules.length };
}

/**
 * Whether the button that activates all rules is shown: while any rule is off.
 * @example
 * canActivateAll(mandateRules) // => false
 */
export function canActivateAll(rules: readonly MandateRule[]): boolean {
  return rules.some((rule) => !rule.active);
}

/**
 * The status line; its documented plural does not vary.
 * @example
 * mandateStatusText(toggleMandateRule(mandateRules, 'RULE_1.1')) // => '1 mandates disabled'
 */
export function mandateStatusText(rules: readonly MandateRule[]): string {
  const { active, total } = countActiveRules(rules);
  return active === total ? 'All mandates active' : `${total - active} mandates disabled`;
}

/**
 * The rules grouped by section, in the order of the sections; empty sections are left out.
 * @example
 * rulesBySection(mandateRules)[0].rules.map(({ id }) => id) // => ['RULE_1.1', 'RULE_1.2']
 */
export function rulesBySection(
  rules: readonly MandateRule[],
): readonly { readonly section: MandateSection; readonly rules: readonly MandateRule[] }[] {
  return mandateSections
    .map((section) => ({ section, rules: rules.filter((rule) => rule.section === section) }))
    .filter((group) => group.rules.length > 0);
}
