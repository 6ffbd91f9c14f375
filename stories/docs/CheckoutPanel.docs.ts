import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'What is paid, what it comes to, and the button that pays it.',
  when: 'Beside the form of a purchase.',
  whenNot: 'To compare plans, or for a bill that is already paid.',
  alternatives: ['PlanPicker', 'ValueList'],
  keyboard: [],
  announces: ['A change of status, such as “Payment is being processed…”, is announced.'],
  content: ['Write amounts with their currency and period.', 'While the button waits, the status says why.'],
};
