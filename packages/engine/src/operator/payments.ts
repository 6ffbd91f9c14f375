import type { Topic } from './topic.ts';

/** Payments and refunds. Only the engine calls the payment provider, so it carries these out. */
export const paymentsTopic: Topic = {
  name: 'payments',
  usage: [
    'list         all payments, newest first, and which need your attention',
    'refund <id>  refund a payment and end the month it paid for',
  ],
  run: (args, { ask }) => ask({ topic: 'payments', args }),
};
