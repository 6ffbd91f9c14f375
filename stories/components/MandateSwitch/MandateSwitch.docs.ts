import type { MandateSwitchProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<MandateSwitchProps> = {
  status: 'stable',
  summary: 'One rule of a mandate with the switch that puts it in force.',
  when: 'For rules somebody reads before switching them.',
  whenNot: 'For a setting whose label says it all.',
  alternatives: ['Switch', 'Checkbox'],
  keyboard: [
    { keys: 'Space', does: 'Puts the rule in force, or takes it out', story: 'NotInForce' },
    { keys: 'Enter', does: 'The same', story: 'NotInForce' },
  ],
  announces: ['“switch”, its title, and on or off.'],
  content: ['The title states the rule: “No change without a plan”. The text says what it stops.'],
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
        because: 'The rule itself, and what it stops.',
      },
      bad: {
        props: {
          ruleId: 'M-02',
          title: 'Enhanced safety mode',
          rule: 'Makes your project safer.',
          checked: true,
          onChange: nothing,
        },
        because: 'A promise instead of a rule: nobody can tell what is stopped.',
      },
    },
  ],
};
