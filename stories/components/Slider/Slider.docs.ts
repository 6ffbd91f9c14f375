import type { SliderProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<SliderProps> = {
  group: 'Choice',
  status: 'stable',
  summary: 'A number selected on a track: a native range input with the same key steps in every browser.',
  when: 'For a value that can be approximate.',
  whenNot: 'For an exact number.',
  alternatives: ['TextField', 'SegmentedControl'],
  anatomy: [
    { part: 'Label', does: 'What is set.' },
    { part: 'Value', does: 'The number with its unit.' },
    { part: 'Track', does: 'The range.' },
    { part: 'Knob', does: '20 px, moved by pointer or keys.' },
  ],
  sizes: 'As wide as its container; the track is 6 px high in a target of 28 px, 44 px on touch screens.',
  keyboard: [
    { keys: 'Arrow keys', does: 'Change it by one step', story: 'ArrowsGoOneStepAndStayRound' },
    { keys: 'Page up, Page down', does: 'Change it by ten steps', story: 'PageKeysGoTenSteps' },
    { keys: 'Home, End', does: 'Set the minimum or maximum', story: 'HomeAndEnd' },
    { keys: 'Arrow keys, right to left', does: 'Work in the opposite direction', story: 'RightToLeftTest' },
  ],
  announces: ['Its value in words, with its unit: “1,024 tokens”.'],
  content: ['Give the unit; explain in the help what more and less mean.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Longest answer',
          min: 256,
          max: 4096,
          step: 256,
          value: 1024,
          formatValue: (value) => `${value.toLocaleString('en')} tokens`,
          description: 'Longer answers take more time and cost more.',
          onChange: nothing,
        },
        because: 'An approximate value is fine, and the unit is given.',
      },
      bad: {
        props: { label: 'Port of the database', min: 0, max: 65535, value: 5432, onChange: nothing },
        because: 'One port is right and the next is wrong: let people type an exact number.',
      },
    },
  ],
  edgeCases: { notANumber: 'BadNumbers', hugeNumber: 'Enormous' },
};
