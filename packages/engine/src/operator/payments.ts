import type { Topic } from './topic.ts';

/** Payments and refunds. Only the engine may ask the payment provider, so it carries these out. */
export const paymentsTopic: Topic = {
  name: 'payments',
  usage: [
    'list         every payment, newest first, and what needs your attention',
    'refund <id>  give the money of a payment back and end the month it paid for',
  ],
  run: (args, { ask }) => ask({ topic: 'payments', args }),
};
