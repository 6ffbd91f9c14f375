import type { ReadingReportProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<ReadingReportProps> = {
  group: 'Agent',
  status: 'preview',
  summary: 'What was understood of a sentence and what was not, with sentences near to it.',
  when: 'Under the answer to a sentence that was not understood in full, so that the next try can work.',
  whenNot: 'For a plan, where every word is accounted for, or for an error.',
  alternatives: ['ReadingLine', 'SuggestionChips'],
  anatomy: [
    { part: 'Sentence', does: 'With what was understood and what was not.' },
    { part: 'Reason', does: 'Why it was not enough.' },
    { part: 'Suggestions', does: 'Sentences near to it that can be planned.' },
  ],
  sizes: 'At most 46 rem wide. Suggestions are 40 px high and fill the width.',
  keyboard: [{ keys: 'Enter or Space', does: 'Sends the focused sentence', story: 'KeyboardPicks' }],
  announces: ['Three named groups: Understood, Not understood, and Near to it, and ready to run.'],
  content: [
    'Quote the words as typed; give their meaning in two to five plain words.',
    'Offer only sentences that work now, three at most.',
  ],
  edgeCases: {
    nothing: 'OnlySentences',
    one: 'OneUnknownWord',
    many: 'ManyWords',
    optionalMissing: 'NothingUnderstood',
  },
  pairs: [
    {
      good: {
        props: {
          unread: ['no-show'],
          near: [{ id: 'all', label: 'Show all bookings', note: 'a question' }],
          onPick: () => undefined,
        },
        because: 'It names the word and offers a sentence that works.',
      },
      bad: {
        props: { unread: ['show me the no-show bookings'], onPick: () => undefined },
        because: 'It does not say which word was the problem.',
      },
    },
  ],
  since: '0.1.0',
};
