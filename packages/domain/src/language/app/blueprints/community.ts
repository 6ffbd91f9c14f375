import type { Blueprint } from '../spec.ts';
import { body, description, name, note, statusOf, title } from './fields.ts';

/** Apps in which people talk or give. */
export const community: readonly Blueprint[] = [
  {
    kind: 'forum',
    words:
      /(?:discussion )?forums?|(?:discussion|message) (?:boards?|sites?)|community (?:discussion )?(?:forums?|sites?)/u,
    near: /discuss(?:ions?|ing)?|threads?|repl(?:y|ies)|ask (?:each other )?questions?|neighbou?rs talk|chat with each other|community page/u,
    title: 'Forum',
    entities: [
      {
        name: 'topics',
        one: 'topic',
        title: 'Topics',
        words: /topics?|threads?|discussions?|questions?/u,
        access: 'shared',
        fields: [title, body],
      },
      {
        name: 'replies',
        one: 'reply',
        title: 'Replies',
        words: /repl(?:y|ies)|answers?/u,
        access: 'shared',
        of: { table: 'topics', column: 'topic_id', label: 'Topic', shown: 'title' },
        fields: [body],
      },
    ],
  },
  {
    kind: 'fundraising site',
    words: /fund-?rais(?:ing|ers?)|donations?|crowd-?funding|pledges?/u,
    near: /donors?|donat(?:e|es|ing)|campaigns?|charit(?:y|ies)|raise money|give money|good cause|sponsors?/u,
    title: 'Fundraising',
    entities: [
      {
        name: 'campaigns',
        one: 'campaign',
        title: 'Campaigns',
        words: /campaigns?|causes?/u,
        access: 'public',
        fields: [
          title,
          description,
          { name: 'goal', label: 'Goal', type: 'money' },
          { name: 'raised', label: 'Raised so far', type: 'money' },
        ],
        examples: [
          { title: 'Example campaign', description: 'Change it on the Manage page', goal: 1000, raised: 250 },
        ],
      },
      {
        name: 'pledges',
        one: 'pledge',
        act: 'Give',
        title: 'My pledges',
        words: /pledges?|donations?/u,
        called: /donations?/u,
        access: 'placed',
        of: { table: 'campaigns', column: 'campaign_id', label: 'Campaign', shown: 'title' },
        fields: [
          name,
          { name: 'amount', label: 'Amount', type: 'money', required: true },
          note,
          statusOf('pledged', 'received', 'cancelled'),
        ],
      },
    ],
  },
];
