import type { OperationCardProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<OperationCardProps> = {
  group: 'Agent',
  status: 'stable',
  summary: 'One operation from plan to undo; its emphasis matches the decision it needs.',
  when: 'For everything an agent plans to do, is doing, or has done.',
  whenNot: 'For information without a decision.',
  alternatives: ['Banner', 'Toast', 'Receipt'],
  usage: [
    'The card is the same object from the first proof to the last undo, so people always find the decision, the effect and the way it was tested in the same place. Its emphasis follows the state: while a plan waits, the buttons stand out; while it runs, the current step; afterwards the receipt.',
    'Write the title as the action and the summary as what it means for the person. The receipt only states what was counted. When the risk is high, the card asks for a second confirmation that names the object before it can be executed.',
  ],
  anatomy: [
    { part: 'Head', does: 'Service, state and risk.' },
    { part: 'Title and summary', does: 'What will happen, in the reader’s words.' },
    { part: 'Steps', does: 'The plan in order.' },
    { part: 'Code', does: 'The exact statements, closed at first.' },
    { part: 'Receipt', does: 'The counted effect and the undo.' },
    { part: 'Buttons', does: 'Execute and decline, or what the state allows.' },
  ],
  sizes:
    'As wide as the conversation. Steps and receipt are side by side where both have room, otherwise below each other. Padding is 20 px, 14 px in compact density.',
  keyboard: [
    {
      keys: 'Enter on “Execute”',
      does: 'Runs the plan, or asks for a second confirmation if the risk is high',
      story: 'OperationCardFlows.test/WholeLife',
    },
    {
      keys: 'Escape in the second yes',
      does: 'Cancels the confirmation; focus returns to “Execute”',
      story: 'OperationCardFlows.test/GoBackReturnsFocus',
    },
  ],
  announces: [
    '“Needs your approval”, with title and risk, once it is proven.',
    'The outcome; focus moves there if it was on the card.',
  ],
  content: ['Title: the action. Steps: what happens, with names and counts. Result: what was observed.'],
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
          summary: 'Orders and invoices are unchanged.',
          steps: ['Copy 37 rows of customers for undo', 'Delete these 37 rows'],
          onExecute: nothing,
          onDecline: nothing,
        },
        because: 'The action with its count, why it is risky, and what is unchanged.',
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
        because: 'It hides that people are deleted, and how many.',
      },
    },
  ],
  edgeCases: { pending: 'Proving' },
};
