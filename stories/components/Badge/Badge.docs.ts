import type { BadgeProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<BadgeProps> = {
  group: 'Feedback',
  status: 'stable',
  summary: 'One or two words about the item beside it.',
  when: 'For a short fact such as a plan, a count or a kind.',
  whenNot: 'For a live status, a risk or a priority; each has its own component.',
  alternatives: ['StatusDot', 'RiskBadge', 'PriorityBadge'],
  usage: [
    'A badge adds a short fact to the item beside it: a plan, a count, a type, “New”. It cannot be pressed. If people can filter by it or remove it, use SuggestionChips or a TagField.',
    'Several facts have their own component, with a shape that people learn: StatusDot for what is running, RiskBadge for danger, PriorityBadge for urgency. A badge in red beside them would look the same and mean something else.',
    'Choose the tone by the meaning of the words, and neutral when in doubt. A page with five tones has none. Since the words carry the meaning, a badge is understood without colour, in print and in high contrast. Keep badges of a list in one column. If a number can become large, shorten it and give the full number in the text nearby. Use one or two for an item; more are facts for a ValueList.',
  ],
  anatomy: [
    { part: 'Icon', does: 'Optional, before the text.' },
    { part: 'Text', does: 'One or two words.' },
  ],
  sizes:
    '22 px high, with 7 px at each side and 4 px between icon and text. Long text is cut at the width of its container, so keep it short.',
  keyboard: [],
  announces: ['Plain text, read in place; colour adds no meaning.'],
  content: ['At most three words, no full stop.', 'The words carry the meaning: “Past due”, not a red “3”.'],
  pairs: [
    {
      good: { props: { tone: 'success', children: 'Proven' }, because: 'One word for a state.' },
      bad: {
        props: { tone: 'success', children: 'This plan was proven on the real database and can be run' },
        because: 'A sentence belongs in text or in a banner.',
      },
    },
  ],
};
