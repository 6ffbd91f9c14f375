import type { MandateSwitchProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<MandateSwitchProps> = {
  group: 'Agent',
  status: 'stable',
  summary: 'One rule of a mandate, with a switch to enforce it.',
  when: 'For rules that people should read before switching them on.',
  whenNot: 'For a setting whose label explains it fully.',
  alternatives: ['Switch', 'Checkbox'],
  anatomy: [
    { part: 'Rule', does: 'What the agent must or must not do.' },
    { part: 'Priority', does: 'A badge.' },
    { part: 'Rule id', does: 'To refer to the rule in a report.' },
    { part: 'Switch', does: 'Whether it is enforced.' },
  ],
  sizes: 'As wide as its container with 16 px of padding; the switch keeps its place at the end of the line.',
  keyboard: [
    { keys: 'Space', does: 'Turns the rule on or off', story: 'NotInForceTest' },
    { keys: 'Enter', does: 'Turns the rule on or off', story: 'NotInForceTest' },
  ],
  announces: ['“switch”, its title, and on or off.'],
  content: ['The title states the rule: “No change without a plan”. The text says what it prevents.'],
  pairs: [
    {
      good: {
        props: {
          ruleId: 'M-01',
          title: 'No change without a plan',
          rule: 'Stops every change that was not shown as a plan first.',
          checked: true,
          onChange: nothing,
        },
        because: 'The rule itself, and what it prevents.',
      },
      bad: {
        props: {
          ruleId: 'M-02',
          title: 'Enhanced safety mode',
          rule: 'Makes your project safer.',
          checked: true,
          onChange: nothing,
        },
        because: 'A promise, not a rule: what does it prevent?',
      },
    },
  ],
  edgeCases: {
    many: 'ManyRules',
    optionalMissing: 'WithoutPriority',
    doubleClick: 'DoubleClickEndsAsItBegan',
  },
};
