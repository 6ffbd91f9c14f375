import type { SwitchProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<SwitchProps> = {
  group: 'Choice',
  status: 'stable',
  summary: 'A setting that is on or off and takes effect immediately.',
  when: 'For a setting that takes effect immediately.',
  whenNot: 'For a choice that is submitted with a form.',
  alternatives: ['Checkbox', 'MandateSwitch'],
  usage: [
    'A switch takes effect at once, without a save button. If the setting is part of a form that is sent, use a Checkbox. If it takes a moment to apply, show the new position immediately and say below the label that it is being saved; if that fails, move it back and say why.',
    'The label names the thing that is on, and stays the same in both states: “Weekly report”, not “Turn on the weekly report”. What changes belongs in the description. Position and a sign in the knob show the state, so it does not depend on colour.',
    'In a list of settings, all labels start and all switches end on the same lines. Do not use a switch to choose between two options of equal weight, such as metric and imperial: that is a SegmentedControl. If turning it off destroys something, ask with a ConfirmDialog before it moves.',
  ],
  anatomy: [
    { part: 'Label', does: 'The setting.' },
    { part: 'Track and knob', does: 'Position and a sign show the state.' },
    { part: 'State word', does: 'On or off, where it helps.' },
    { part: 'Description', does: 'What changes.' },
  ],
  sizes:
    'The track is 40 by 24 px; the row is 44 px high on touch screens. In a list, all switches are at the end of the line.',
  keyboard: [
    { keys: 'Space', does: 'Toggles it', story: 'SpaceSwitches' },
    { keys: 'Enter', does: 'Toggles it and submits no form', story: 'EnterSwitchesAndSendsNoForm' },
  ],
  announces: ['“switch”, its label, and on or off.'],
  content: ['Name what is on, not the action: “Weekly report”.'],
  pairs: [
    {
      good: {
        props: { label: 'Check every 30 seconds', checked: true, onChange: nothing },
        because: 'It takes effect immediately, so it is a switch.',
      },
      bad: {
        props: { label: 'I agree to the terms', checked: true, onChange: nothing },
        because: 'Consent is submitted with a form: use a checkbox.',
      },
    },
  ],
  edgeCases: { doubleClick: 'DoubleClickEndsAsItBegan' },
};
