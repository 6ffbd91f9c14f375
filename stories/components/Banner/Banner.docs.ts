import type { BannerProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<BannerProps> = {
  status: 'stable',
  summary: 'News that stays where it is, with what to do about it.',
  when: 'When something about the page or a form has to be known until it is mended.',
  whenNot: 'For news that passes by itself.',
  alternatives: ['Toast', 'EmptyState'],
  keyboard: [],
  announces: ['Nothing by itself: the page announces what is urgent. Title and text form a named group.'],
  content: ['Title: what happened. Text: what stayed safe. Action: the next step.'],
  pairs: [
    {
      good: {
        props: {
          tone: 'warning',
          title: 'The database answers slowly',
          children: 'Plans take about 8 seconds. Nothing is lost.',
        },
        because: 'What happens, and what it means for you.',
      },
      bad: {
        props: { tone: 'danger', title: 'Warning!', children: 'An issue was detected.' },
        because: 'Loud, and without a fact.',
      },
    },
  ],
};
