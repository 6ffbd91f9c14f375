import type { SwitchProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<SwitchProps> = {
  status: 'stable',
  summary: 'Something that is on or off, at once and without a form to send.',
  when: 'For a setting that takes effect now.',
  whenNot: 'For a choice that is sent with a form.',
  alternatives: ['Checkbox', 'MandateSwitch'],
  keyboard: [
    { keys: 'Space', does: 'Switches it', story: 'SpaceSwitches' },
    { keys: 'Enter', does: 'Switches it and sends no form', story: 'EnterSwitchesAndSendsNoForm' },
  ],
  announces: ['“switch”, its label, and on or off.'],
  content: ['Name the thing that is on, not the act: “Weekly report”.'],
  pairs: [
    {
      good: {
        props: { label: 'Check every 30 seconds', checked: true, onChange: nothing },
        because: 'It holds at once, so it is a switch.',
      },
      bad: {
        props: { label: 'I agree to the terms', checked: true, onChange: nothing },
        because: 'Consent is sent with a form: take a checkbox.',
      },
    },
  ],
};
