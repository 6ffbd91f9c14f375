import { inboxTopic } from './inbox.ts';
import { journalTopic } from './journal.ts';
import { moveTopic } from './move.ts';
import { paymentsTopic } from './payments.ts';
import type { Topic } from './topic.ts';

/** All topics of operator commands; each also has an npm script of its name in the repository. */
export const topics: readonly Topic[] = [inboxTopic, journalTopic, moveTopic, paymentsTopic];
