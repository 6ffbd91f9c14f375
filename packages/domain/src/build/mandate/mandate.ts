import { mandateSections, type MandateRule, type MandateSection } from './rules.ts';

/**
 * The rules with one of them switched; an unknown id changes nothing (SP-BMAN-15).
 * @example
 * toggleMandateRule(mandateRules, 'RULE_1.1')[0].active // => false
 */
export function toggleMandateRule(rules: readonly MandateRule[], id: string): readonly MandateRule[] {
  return rules.map((rule) => (rule.id === id ? { ...rule, active: !rule.active } : rule));
}

/**
 * The rules, all of them active (SP-BMAN-16).
 * @example
 * activateAllRules(toggleMandateRule(mandateRules, 'RULE_1.1')).every(({ active }) => active) // => true
 */
export function activateAllRules(rules: readonly MandateRule[]): readonly MandateRule[] {
  return rules.map((rule) => (rule.active ? rule : { ...rule, active: true }));
}

/**
 * How many rules are active out of how many (SP-BMAN-01).
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
 * Whether the button that activates all is shown, which is while a rule is off (SP-BMAN-05).
 * @example
 * canActivateAll(mandateRules) // => false
 */
export function canActivateAll(rules: readonly MandateRule[]): boolean {
  return rules.some((rule) => !rule.active);
}

/**
 * The status line; its plural is literal (SP-BMAN-03, SP-BMAN-04, A49).
 * @example
 * mandateStatusText(toggleMandateRule(mandateRules, 'RULE_1.1')) // => '1 mandates disabled'
 */
export function mandateStatusText(rules: readonly MandateRule[]): string {
  const { active, total } = countActiveRules(rules);
  return active === total ? 'All mandates active' : `${total - active} mandates disabled`;
}

/**
 * The rules under their sections, in the order of the sections; a section without rules is left out (SP-BMAN-06).
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
