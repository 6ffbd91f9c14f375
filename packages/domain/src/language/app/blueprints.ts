import type { AppEntity, AppField, Blueprint } from './spec.ts';

const text = (name: string, label: string, more: Partial<AppField> = {}): AppField => ({
  name,
  label,
  type: 'text',
  required: true,
  ...more,
});
const long = (name: string, label: string): AppField => ({ name, label, type: 'long' });
const email: AppField = { name: 'email', label: 'Email', type: 'email', required: true };

const services: AppEntity = {
  name: 'services',
  one: 'service',
  title: 'Services',
  words: /services?|treatments?|offers?/u,
  access: 'public',
  fields: [
    text('name', 'Name'),
    long('description', 'Description'),
    { name: 'price', label: 'Price', type: 'money', required: true },
  ],
  examples: [
    { name: 'First visit', description: 'Half an hour to get to know each other', price: 25 },
    { name: 'Regular visit', description: 'One hour', price: 45 },
  ],
};

/** Kinds of apps. The first whose words are in a sentence is built. */
export const blueprints: readonly Blueprint[] = [
  {
    kind: 'to-do app',
    words: /to-?dos?(?: lists?)?|tasks?(?: lists?| tracker)?/u,
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
          { name: 'due', label: 'Due', type: 'date', words: /due dates?|deadlines?/u },
          { name: 'done', label: 'Done', type: 'yes-no', isFixed: true },
        ],
      },
    ],
  },
  {
    kind: 'online shop',
    words: /(?:online |web ?)?(?:shops?|stores?)/u,
    title: 'Shop',
    entities: [
      {
        name: 'products',
        one: 'product',
        title: 'Products',
        words: /products?|articles?|goods/u,
        access: 'public',
        fields: [
          text('name', 'Name'),
          long('description', 'Description'),
          { name: 'price', label: 'Price', type: 'money', required: true },
        ],
        examples: [
          { name: 'Example product', description: 'Change or delete it on the Data page', price: 4.5 },
          { name: 'Another example', description: 'Each product has a name and a price', price: 12 },
        ],
      },
      {
        name: 'orders',
        one: 'order',
        title: 'My orders',
        words: /orders?/u,
        access: 'placed',
        of: { table: 'products', column: 'product_id', label: 'Product', shown: 'name' },
        fields: [
          { name: 'quantity', label: 'Quantity', type: 'whole-number', required: true },
          {
            name: 'pickup_at',
            label: 'Pick-up time',
            type: 'moment',
            required: true,
            words: /pick-?up(?: times?| slots?| dates?)?/u,
          },
          { ...long('note', 'Note'), words: /notes?/u },
          text('status', 'Status', { choices: ['new', 'ready', 'collected'], isFixed: true }),
        ],
      },
    ],
  },
  {
    kind: 'booking app',
    words: /(?:bookings?|appointments?|reservations?)(?: system| calendar)?/u,
    title: 'Appointments',
    entities: [
      services,
      {
        name: 'appointments',
        one: 'appointment',
        title: 'My appointments',
        words: /appointments?|bookings?|reservations?/u,
        access: 'placed',
        of: { table: 'services', column: 'service_id', label: 'Service', shown: 'name' },
        fields: [
          { name: 'starts_at', label: 'Starts', type: 'moment', required: true },
          { ...long('note', 'Note'), words: /notes?/u },
          text('status', 'Status', { choices: ['asked for', 'confirmed', 'cancelled'], isFixed: true }),
        ],
      },
    ],
  },
  {
    kind: 'events app',
    words: /events?(?: calendar| page)?/u,
    title: 'Events',
    entities: [
      {
        name: 'events',
        one: 'event',
        title: 'Events',
        words: /events?/u,
        access: 'public',
        fields: [
          text('title', 'Title'),
          { name: 'starts_at', label: 'Starts', type: 'moment', required: true },
          text('place', 'Place', { required: false }),
          long('description', 'Description'),
        ],
        examples: [{ title: 'Example event', starts_at: '2027-01-15T19:00:00Z', place: 'Town hall' }],
      },
      {
        name: 'registrations',
        one: 'registration',
        title: 'My registrations',
        words: /registrations?|sign-?ups?|attendees?/u,
        access: 'placed',
        of: { table: 'events', column: 'event_id', label: 'Event', shown: 'title' },
        fields: [{ name: 'seats', label: 'Seats', type: 'whole-number', required: true }],
      },
    ],
  },
  {
    kind: 'landing page with a waiting list',
    words: /landing page|waiting ?list|wait ?list/u,
    title: 'Coming soon',
    entities: [
      {
        name: 'waiting_list',
        one: 'entry',
        title: 'Be the first to know',
        words: /waiting ?list|wait ?list|emails?|addresses/u,
        access: 'inbox',
        fields: [email],
      },
    ],
  },
  {
    kind: 'feedback board',
    words: /feedback(?: board| page)?|ideas? board|suggestion box/u,
    title: 'Feedback',
    entities: [
      {
        name: 'ideas',
        one: 'idea',
        title: 'Ideas',
        words: /ideas?|suggestions?|feedback/u,
        access: 'shared',
        fields: [
          text('title', 'Title'),
          long('details', 'Details'),
          text('status', 'Status', { choices: ['new', 'planned', 'done'], isFixed: true }),
        ],
      },
    ],
  },
  {
    kind: 'blog',
    words: /blog|news page/u,
    title: 'Blog',
    entities: [
      {
        name: 'posts',
        one: 'post',
        title: 'Posts',
        words: /posts?|articles?|news/u,
        access: 'public',
        fields: [
          text('title', 'Title'),
          { ...long('body', 'Text'), required: true },
          { name: 'published_on', label: 'Published', type: 'date' },
        ],
        examples: [{ title: 'Hello', body: 'This is an example. Change it on the Data page.' }],
      },
    ],
  },
  {
    kind: 'diary',
    words: /diary|journal/u,
    title: 'My diary',
    entities: [
      {
        name: 'entries',
        one: 'entry',
        title: 'My entries',
        words: /entries|notes?/u,
        access: 'own',
        fields: [text('title', 'Title'), long('body', 'Text')],
      },
    ],
  },
];
