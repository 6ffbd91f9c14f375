import { inboxTopic } from './inbox.ts';
import { paymentsTopic } from './payments.ts';
import type { Topic } from './topic.ts';

/** Every topic of the operator's commands; each also has a script of its name in the package of the repository. */
export const topics: readonly Topic[] = [inboxTopic, paymentsTopic];
