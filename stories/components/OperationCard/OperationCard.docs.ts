import type { OperationCardProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<OperationCardProps> = {
  status: 'stable',
  summary: 'One operation from plan to undo: it is as heavy as what it asks of you.',
  when: 'For everything an agent wants to do, is doing, or has done.',
  whenNot: 'For news without a decision.',
  alternatives: ['Banner', 'Toast', 'Receipt'],
  keyboard: [
    {
      keys: 'Enter on “Execute”',
      does: 'Runs the plan, or asks for the second yes where it is dangerous',
      story: 'OperationCardFlows/WholeLife',
    },
    {
      keys: 'Escape in the second yes',
      does: 'Goes back; focus returns to “Execute”',
      story: 'OperationCardFlows/GoBackReturnsFocus',
    },
  ],
  announces: [
    '“Needs your approval”, with title and risk, when it is proven.',
    'Its outcome; focus goes there if it was on the card.',
  ],
  content: ['Title: the act. Steps: what happens, with names and counts. Result: what was observed.'],
  pairs: [
    {
      good: {
        props: {
          state: 'proven',
          headingLevel: 3,
          serviceLabel: 'Database',
          stateLabel: 'Needs your approval',
          risk: 'high',
          riskNote: 'It deletes data.',
          title: 'Delete 37 people who never signed in',
          summary: 'Orders and invoices stay.',
          steps: ['Copy 37 rows of customers for undo', 'Delete these 37 rows'],
          onExecute: nothing,
          onDecline: nothing,
        },
        because: 'The act with its number, why it is a risk, and what stays.',
      },
      bad: {
        props: {
          state: 'proven',
          headingLevel: 3,
          serviceLabel: 'Service',
          stateLabel: 'Ready',
          risk: 'high',
          title: 'Database cleanup',
          steps: ['Analyse the data', 'Optimise the data'],
          onExecute: nothing,
          onDecline: nothing,
        },
        because: 'Nobody reads from this that people are deleted, and how many.',
      },
    },
  ],
};
