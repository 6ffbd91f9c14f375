import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'The agent that watches: how it stands, what it found, and its two buttons.',
  when: 'Where somebody looks after checks that run by themselves.',
  whenNot: 'For news of any kind.',
  alternatives: ['NotificationList', 'HealthPanel'],
  keyboard: [
    { keys: 'Enter or Space', does: 'Pauses the agent or starts it; focus stays', story: 'PauseAndStart' },
  ],
  announces: ['The outcome of a check that was asked for.'],
  content: ['Each issue says what is wrong; its button says what is done about it.'],
};
