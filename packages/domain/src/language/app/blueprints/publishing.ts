import type { Blueprint } from '../spec.ts';
import { body, description, email, long, message, name, statusOf, text, title } from './fields.ts';

/** Apps that show something to everybody. */
export const publishing: readonly Blueprint[] = [
  {
    kind: 'blog',
    words: /blog|news page/u,
    near: /(?:write|writing) about|articles?|my (?:trips?|travels?|stories)|travell?ing|posts?/u,
    title: 'Blog',
    entities: [
      {
        name: 'posts',
        one: 'post',
        title: 'Posts',
        words: /posts?|articles?|news/u,
        access: 'public',
        fields: [title, body, { name: 'published_on', label: 'Published', type: 'date' }],
        examples: [{ title: 'Hello', body: 'This is an example. Change it on the Manage page.' }],
      },
    ],
  },
  {
    kind: 'feedback board',
    words:
      /feedback(?: board| page)?|ideas? board|suggestion box|(?:collect|gather) (?:ideas|suggestions|feedback)/u,
    near: /suggest(?:ions?)?|votes?|voting|wish(?:es)?|improve(?:ments?)?/u,
    title: 'Feedback',
    entities: [
      {
        name: 'ideas',
        one: 'idea',
        title: 'Ideas',
        words: /ideas?|suggestions?|feedback|features?|requests?/u,
        called: /suggestions?|feature requests?/u,
        access: 'shared',
        fields: [title, long('details', 'Details'), statusOf('new', 'planned', 'done')],
      },
    ],
  },
  {
    kind: 'recipe collection',
    words: /recipes?(?: collection| book)?|cook ?book/u,
    near: /cook(?:s|ing)?|ingredients?|grand(?:ma|mother)[’']?s|dishes i/u,
    title: 'Recipes',
    entities: [
      {
        name: 'recipes',
        one: 'recipe',
        title: 'Recipes',
        words: /recipes?/u,
        access: 'shared',
        fields: [
          title,
          long('ingredients', 'Ingredients', { required: true }),
          long('steps', 'Steps', { required: true }),
          { name: 'minutes', label: 'Minutes', type: 'whole-number' },
        ],
      },
    ],
  },
  {
    kind: 'portfolio',
    words: /portfolio/u,
    near: /galler(?:y|ies)|my (?:photos|paintings|work|art|pictures|designs)|photograph(?:er|y)|painter|illustrat(?:or|ions?)|sculpt(?:or|ures?)/u,
    title: 'Portfolio',
    entities: [
      {
        name: 'works',
        one: 'work',
        title: 'My work',
        words: /works?|projects?/u,
        called: /projects?/u,
        access: 'public',
        fields: [title, description, { name: 'year', label: 'Year', type: 'whole-number' }],
        examples: [{ title: 'Example work', description: 'Change it on the Manage page', year: 2026 }],
      },
      {
        name: 'messages',
        one: 'message',
        title: 'Contact',
        words: /contact(?: forms?| pages?)?|messages?/u,
        access: 'inbox',
        fields: [name, email, message],
      },
    ],
  },
  {
    kind: 'directory',
    words: /director(?:y|ies)|listings?/u,
    near: /find (?:a|and)|list of (?:the |good |best |local )*[a-z]+s (?:in|near)|tradespeople|local (?:businesses|shops|makers|people)|all the (?:shops|clubs|places)|who does what|places to/u,
    title: 'Directory',
    entities: [
      {
        name: 'places',
        one: 'place',
        title: 'Places',
        words: /places?|businesses|shops?|addresses|doctors?|lawyers|restaurants?|makers|experts|companies/u,
        called: /businesses|doctors|lawyers|restaurants|makers|experts|companies/u,
        access: 'public',
        fields: [name, description, text('address', 'Address', { required: false })],
        examples: [
          { name: 'Example place', description: 'Change it on the Manage page', address: '1 High Street' },
        ],
      },
      {
        name: 'suggested_places',
        one: 'suggestion',
        title: 'Suggest a place',
        words: /suggestions?/u,
        access: 'inbox',
        fields: [name, long('why', 'Why?')],
      },
    ],
  },
];
