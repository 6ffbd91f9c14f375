import type { ServicePickerProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<ServicePickerProps> = {
  group: 'Agent',
  status: 'stable',
  summary: 'A native select shaped like a pill.',
  when: 'Beside a Composer, to select the service for an instruction.',
  whenNot: 'In a form.',
  alternatives: ['Select', 'SegmentedControl'],
  anatomy: [
    { part: 'Icon', does: 'Of the selected service.' },
    { part: 'Name', does: 'The selected service.' },
    { part: 'Arrow', does: 'Opens the list of the device.' },
  ],
  sizes: '28 px high, 44 px on touch screens. It is as wide as its longest name.',
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to it; letters and arrow keys select natively',
      story: 'ReachedByKeyboard',
    },
  ],
  announces: ['Its label and selection.'],
  content: ['The first option picks the service automatically, and says so.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Service for the instruction',
          value: 'auto',
          onChange: nothing,
          options: [
            { id: 'auto', label: 'Choose for me', icon: 'sparkle' },
            { id: 'database', label: 'Database', icon: 'database' },
            { id: 'code', label: 'Code', icon: 'code' },
          ],
        },
        because: 'The first option picks the service automatically, and says so.',
      },
      bad: {
        props: {
          label: 'Service',
          value: 'none',
          onChange: nothing,
          options: [
            { id: 'none', label: '-- Select --' },
            { id: 'database', label: 'Database', icon: 'database' },
            { id: 'code', label: 'Code', icon: 'code' },
          ],
        },
        because: 'People who do not write code must know the service before they can ask.',
      },
    },
  ],
  edgeCases: { optionalMissing: 'WithoutIcons' },
};
