import type { BannerProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<BannerProps> = {
  group: 'Feedback',
  status: 'stable',
  summary: 'A persistent message about a problem or status, with what to do about it.',
  when: 'For a problem or status that people need to see until it is resolved.',
  whenNot: 'For a message that can disappear after a few seconds.',
  alternatives: ['Toast', 'EmptyState'],
  usage: [
    'A banner stays until its reason is gone. Use it for something that affects the whole page or the part below it: a service that is not connected, a limit that is nearly reached, a form that could not be sent. What people can ignore after a few seconds is a Toast.',
    'Choose the tone by the consequence. Danger means that something has failed or is lost; warning, that it soon may; success and info are rare, because good news seldom needs to stay. The icon shows the tone as a shape, and screen readers hear its name.',
    'Offer what helps now as an action, and only one if possible. Remove the banner as soon as its reason is gone, and say so politely. Show at most one banner at a place; of two reasons, the worse one comes first.',
  ],
  anatomy: [
    { part: 'Icon', does: 'Shows the tone as a shape, so it does not depend on colour.' },
    { part: 'Title', does: 'What happened or what is the case.' },
    { part: 'Text', does: 'What it means for the reader.' },
    { part: 'Actions', does: 'What the reader can do now.' },
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
