import type { ServicePickerProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<ServicePickerProps> = {
  status: 'stable',
  summary: 'A native select in the shape of a pill.',
  when: 'Beside a Composer, for which service is meant.',
  whenNot: 'In a form.',
  alternatives: ['Select', 'SegmentedControl'],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to it; letters and arrow keys choose, as the browser does by itself',
      story: 'ReachedByKeyboard',
    },
  ],
  announces: ['Its label and the choice.'],
  content: ['The first option chooses by itself, and says so.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Service for the instruction',
          selected: 'auto',
          onSelect: nothing,
          options: [
            { id: 'auto', label: 'Choose for me', icon: 'sparkle' },
            { id: 'database', label: 'Database', icon: 'database' },
            { id: 'code', label: 'Code', icon: 'code' },
          ],
        },
        because: 'The first one chooses by itself, and says so.',
      },
      bad: {
        props: {
          label: 'Service',
          selected: 'none',
          onSelect: nothing,
          options: [
            { id: 'none', label: '-- Select --' },
            { id: 'database', label: 'Database', icon: 'database' },
            { id: 'code', label: 'Code', icon: 'code' },
          ],
        },
        because: 'Who does not write code has to know which service it is before they can ask.',
      },
    },
  ],
};
