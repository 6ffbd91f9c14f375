import type { Blueprint } from '../spec.ts';
import { due, long, name, place, quantity, text, title } from './fields.ts';

/** Apps in which each person has their own rows. */
export const personal: readonly Blueprint[] = [
  {
    kind: 'to-do app',
    words: /to-?dos?(?: lists?)?|tasks?(?: lists?| tracker)?/u,
    near: /jobs? list|chores?|to do|remember to|forget (?:to|things)|get(?:ting)? things done|tick(?:s|ed)? (?:it |them )?off|household/u,
    title: 'To-do list',
    entities: [
      {
        name: 'tasks',
        one: 'task',
        title: 'My tasks',
        words: /tasks?|to-?dos?|items?/u,
        access: 'own',
        fields: [
          text('title', 'What is to do?'),
          {
            ...text('responsible', 'Who does it?', { required: false }),
            words: /assign(?:s|ed|ees?|ing)?|responsible|who does (?:what|it)/u,
          },
          due,
          { name: 'done', label: 'Done', type: 'yes-no', first: false },
        ],
      },
    ],
  },
  {
    kind: 'diary',
    words: /diary|journal/u,
    near: /what i (?:wrote|did)|my thoughts|my days?|every (?:evening|night)|gratitude|dreams/u,
    title: 'My diary',
    entities: [
      {
        name: 'entries',
        one: 'entry',
        title: 'My entries',
        words: /entr(?:y|ies)|notes?/u,
        access: 'own',
        fields: [title, long('body', 'Text')],
      },
    ],
  },
  {
    kind: 'inventory',
    words: /inventory|stock(?: list| keeping)?/u,
    near: /parts|shel(?:f|ves)|warehouse|spares|run(?:s|ning)? (?:out|low)|how (?:many|much) (?:is|are|we have|i have) left|store ?rooms?|supplies|materials|tools/u,
    title: 'Inventory',
    entities: [
      {
        name: 'stock_items',
        one: 'item',
        title: 'My items',
        words: /items?|stock|things|products?|parts|materials?|goods/u,
        called: /products?|parts|materials/u,
        access: 'own',
        fields: [name, quantity, place],
      },
    ],
  },
  {
    kind: 'habit tracker',
    words: /habits?/u,
    near: /streaks?|routines?|every (?:day|morning)|exercis(?:e|es|ing)|meditat(?:e|ion)|work ?outs?|smok(?:e|ing)/u,
    title: 'Habits',
    entities: [
      {
        name: 'habits',
        one: 'habit',
        title: 'My habits',
        words: /habits?/u,
        access: 'own',
        fields: [
          text('title', 'Habit'),
          { name: 'last_done', label: 'Last done', type: 'date' },
          { name: 'done_today', label: 'Done today', type: 'yes-no', first: false },
        ],
      },
    ],
  },
];
