import type { BannerProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<BannerProps> = {
  status: 'stable',
  summary: 'A persistent message about a problem or status, with what to do about it.',
  when: 'For a problem or status that people need to see until it is resolved.',
  whenNot: 'For a message that can disappear after a few seconds.',
  alternatives: ['Toast', 'EmptyState'],
  anatomy: [
    { part: 'Icon', does: 'Shows the tone as a shape, so it does not depend on colour.' },
    { part: 'Title', does: 'What happened or what is the case.' },
    { part: 'Text', does: 'What it means for the reader.' },
    { part: 'Actions', does: 'What the reader can do now.' },
    { part: 'Close button', does: 'Only if the message can be dismissed.' },
  ],
  sizes:
    'As wide as its container, with 12 px of padding and 12 px between icon and text. Leave 16 px to the content below it.',
  keyboard: [],
  announces: ['A group named by its title. It is not announced; the page announces what is urgent.'],
  content: ['Title: what happened. Text: what is unaffected. Action: the next step.'],
  pairs: [
    {
      good: {
        props: {
          tone: 'warning',
          title: 'The database is slow',
          children: 'Plans take about 8 seconds. Nothing is lost.',
        },
        because: 'What is happening, and what it means for you.',
      },
      bad: {
        props: { tone: 'danger', title: 'Warning!', children: 'An issue was detected.' },
        because: 'Alarming, without a fact.',
      },
    },
  ],
  edgeCases: { optionalMissing: 'TitleOnly' },
};
