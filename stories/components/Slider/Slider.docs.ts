import type { SliderProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<SliderProps> = {
  status: 'stable',
  summary: 'A number chosen along a line: a native range input whose keys step alike in every browser.',
  when: 'For a value whose neighbours are nearly as good.',
  whenNot: 'For an exact figure.',
  alternatives: ['TextField', 'SegmentedControl'],
  keyboard: [
    { keys: 'Arrow keys', does: 'Change it by one step', story: 'ArrowsGoOneStepAndStayRound' },
    { keys: 'Page up, Page down', does: 'Change it by ten steps', story: 'PageKeysGoTenSteps' },
    { keys: 'Home, End', does: 'Go to the least and the greatest', story: 'HomeAndEnd' },
    { keys: 'Arrow keys, right to left', does: 'Go the other way', story: 'RightToLeft' },
  ],
  announces: ['Its value in words, with its unit: “1,024 tokens”.'],
  content: ['Write the unit; say in the help what more and less do.'],
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
          description: 'More takes longer and costs more.',
          onChange: nothing,
        },
        because: 'Its neighbours are nearly as good, and the unit is said.',
      },
      bad: {
        props: { label: 'Port of the database', min: 0, max: 65535, value: 5432, onChange: nothing },
        because: 'One port is right and the next one wrong: an exact figure is typed.',
      },
    },
  ],
};
