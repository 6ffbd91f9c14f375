import type { AppEntity, Blueprint } from '../spec.ts';
import { long, text } from './fields.ts';

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

/** Apps in which people order, book or register. */
export const selling: readonly Blueprint[] = [
  {
    kind: 'online shop',
    words: /(?:online |web ?)?(?:shops?|stores?)/u,
    near: /sell(?:ing)?|basket|check ?out/u,
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
    near: /book(?:s|ed)? (?:a|an|their|in|with|online)|appointments?/u,
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
    kind: 'restaurant site',
    words: /restaurant|cafe|café|bistro/u,
    near: /trattoria|pizzeria|pub|diner|reserve (?:a )?tables?/u,
    title: 'Restaurant',
    entities: [
      {
        name: 'dishes',
        one: 'dish',
        title: 'Menu',
        words: /menus?|dish(?:es)?|meals?|food/u,
        access: 'public',
        fields: [
          text('name', 'Name'),
          long('description', 'Description'),
          { name: 'price', label: 'Price', type: 'money', required: true },
        ],
        examples: [{ name: 'Soup of the day', description: 'With bread', price: 6.5 }],
      },
      {
        name: 'reservations',
        one: 'reservation',
        title: 'My reservations',
        words: /reservations?|table bookings?/u,
        access: 'placed',
        fields: [
          { name: 'at', label: 'When', type: 'moment', required: true },
          { name: 'seats', label: 'Seats', type: 'whole-number', required: true },
          long('note', 'Note'),
          text('status', 'Status', { choices: ['asked for', 'confirmed', 'cancelled'], isFixed: true }),
        ],
      },
    ],
  },
  {
    kind: 'events app',
    words: /events?(?: calendar| page)?/u,
    near: /tickets?|what[’']?s on|quiz nights?|concerts?/u,
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
];
