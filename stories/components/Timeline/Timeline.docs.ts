import type { TimelineProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<TimelineProps> = {
  group: 'Data',
  status: 'preview',
  summary: 'Events in order of time, each with what can be done about it.',
  when: 'For the history of one thing: a project, an order, a deploy.',
  whenNot:
    'For steps that are still to do, for the steps of an operation that is running, or for messages to mark as read. For a log that people filter and sort, use a table.',
  alternatives: ['StepList', 'ExecutionTrace', 'NotificationList', 'DataGrid'],
  usage: [
    'Put the newest event first in a history that people check, and the oldest first in a story that people read from the start. Keep one order in a product.',
    'Give a tone only to events that differ in meaning; where every event is a success, none needs a mark.',
  ],
  anatomy: [
    { part: 'Mark', does: 'The icon of the tone, or your own icon; a dot without either.' },
    { part: 'Title', does: 'What happened.' },
    { part: 'Time', does: 'At the end of the line; below the title in a narrow place.' },
    { part: 'Description', does: 'Details in one or two sentences.' },
    { part: 'Actions', does: 'Buttons or links that concern this event.' },
  ],
  sizes:
    'Marks are 24 px wide; 20 px separate the events, and a line joins the marks. Below 30 rem the time moves below the title.',
  keyboard: [],
  announces: ['A list; each event with its tone, title and time.'],
  content: [
    'The title is a short sentence in the past tense: “Added the table customers”.',
    'Write recent times as people say them, “2 minutes ago”, and give the exact time in `dateTime`.',
  ],
  pairs: [
    {
      good: {
        props: {
          label: 'Deploys of shop-front',
          events: [
            { id: '2', title: 'Published version 12', time: '5 minutes ago', tone: 'success' },
            { id: '1', title: 'Changed the page prices', time: '10 minutes ago' },
          ],
        },
        because: 'Each title says what happened, and only the outcome has a tone.',
      },
      bad: {
        props: {
          label: 'Events',
          events: [
            { id: '2', title: 'Deploy', time: '5 minutes ago', tone: 'success' },
            { id: '1', title: 'Edit', time: '10 minutes ago', tone: 'success' },
          ],
        },
        because: 'Nouns leave open what happened, and a mark on every event says nothing.',
      },
    },
  ],
  edgeCases: { nothing: 'NoEvents', one: 'OneEvent', many: 'Thousands', optionalMissing: 'WithoutTimes' },
  since: '0.1.0',
};
