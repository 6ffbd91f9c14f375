import type { NumberFieldProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<NumberFieldProps> = {
  status: 'preview',
  summary: 'A number that is written, or stepped by keys and buttons.',
  when: 'For an amount that somebody knows: seats, a price, a limit.',
  whenNot: 'For digits that are no amount, such as a phone number, or to try out where on a line is right.',
  alternatives: ['TextField', 'Slider'],
  keyboard: [
    { keys: 'Up and down', does: 'Go one step', story: 'ArrowsGoOneStep' },
    { keys: 'PageUp and PageDown', does: 'Go ten steps', story: 'PageKeysGoTenSteps' },
    { keys: 'Home and End', does: 'Go to the least and the most, where there are such', story: 'HomeAndEnd' },
    { keys: 'Tab', does: 'Leaves it: what is beyond an end becomes that end', story: 'StaysBetweenItsEnds' },
  ],
  announces: [
    '“spin button”, its label, its number, its help and its error; a press of a button says the number.',
  ],
  content: ['Name the unit in the label or the help: “Price in euros”.'],
  pairs: [
    {
      good: {
        props: { label: 'Seats', value: 12, min: 1, max: 40, description: 'Up to 40.', onChange: nothing },
        because: 'The ends are said before somebody meets them.',
      },
      bad: {
        props: { label: 'Postal code', value: 10115, onChange: nothing },
        because: 'Nobody goes one postal code up: this is text.',
      },
    },
  ],
};
