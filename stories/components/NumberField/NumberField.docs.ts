import type { NumberFieldProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<NumberFieldProps> = {
  group: 'Inputs',
  status: 'preview',
  summary: 'A number that people type, or step with keys and buttons.',
  when: 'For an amount that people know: seats, a price, a limit.',
  whenNot: 'For digits that are not an amount, such as a phone number, or for a value found by trying.',
  alternatives: ['TextField', 'Slider'],
  anatomy: [
    { part: 'Label', does: 'What to count, with its unit.' },
    { part: 'Input', does: 'Formats the number in the reader’s language.' },
    { part: 'Step buttons', does: 'One step down or up.' },
    { part: 'Description and error', does: 'Below the field.' },
  ],
  sizes:
    '36 px high, 44 px on touch screens, where the step buttons grow with it. Make it only as wide as its longest number.',
  keyboard: [
    { keys: 'Up and down', does: 'Change it by one step', story: 'ArrowsGoOneStep' },
    { keys: 'PageUp and PageDown', does: 'Change it by ten steps', story: 'PageKeysGoTenSteps' },
    { keys: 'Home and End', does: 'Set the minimum or maximum, if there is one', story: 'HomeAndEnd' },
    {
      keys: 'Tab',
      does: 'Leaves the field; a value out of range becomes the nearest limit',
      story: 'StaysBetweenItsEnds',
    },
  ],
  announces: [
    '“spin button”, its label, its value, its help and its error; each press of a button announces the new value.',
  ],
  content: ['Name the unit in the label or the help: “Price in euros”.'],
  pairs: [
    {
      good: {
        props: { label: 'Seats', value: 12, min: 1, max: 40, description: 'Up to 40.', onChange: nothing },
        because: 'The limit is given before anyone reaches it.',
      },
      bad: {
        props: { label: 'Postal code', value: 10115, onChange: nothing },
        because: 'Nobody increases a postal code by one: this is text.',
      },
    },
  ],
  edgeCases: {
    optionalMissing: 'Empty',
    notANumber: 'NotANumber',
    hugeNumber: 'Enormous',
    doubleClick: 'DoubleClickGoesTwoSteps',
  },
};
