import type { ToggleButtonProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<ToggleButtonProps> = {
  group: 'Actions',
  status: 'preview',
  summary: 'A button that is on or off.',
  when: 'For a tool or a view that takes effect at once: bold, follow, show archived.',
  whenNot: 'For a setting with a label beside it, for a value in a form, or for one of several choices.',
  alternatives: ['Switch', 'Checkbox', 'SegmentedControl'],
  usage: [
    'Like any button it acts at once, and a second press reverts it. Its label stays the same in both states, because screen readers announce the state after it: “Follow, pressed”. A label that changed to “Unfollow” would say the opposite of what is heard.',
    'Show only the icon where it is known to everybody, as in a Toolbar for text. The label is then the accessible name, and appears on hover.',
  ],
  anatomy: [
    { part: 'Icon', does: 'Optional, before the label; required if the label is hidden.' },
    { part: 'Label', does: 'What is on or off.' },
    { part: 'Ring', does: 'Shows that it is on, besides the colour.' },
  ],
  sizes: '28, 36 or 44 px high, like a Button; its width is the same in both states.',
  keyboard: [{ keys: 'Space or Enter', does: 'Turns it on or off', story: 'SpaceAndEnterToggle' }],
  announces: ['Its label, “toggle button”, and whether it is pressed.'],
  content: ['One verb or noun that fits both states: “Follow”, “Bold”, “Archived”.'],
  since: '0.1.0',
  pairs: [
    {
      good: { props: { label: 'Follow', defaultPressed: true }, because: 'The state tells that you follow.' },
      bad: {
        props: { label: 'Unfollow', defaultPressed: true },
        because: 'It is announced as “Unfollow, pressed”, the opposite.',
      },
    },
  ],
};
