import type { AppEntity, Blueprint } from '../spec.ts';
import {
  askedNote,
  chosenTime,
  contact,
  description,
  moment,
  name,
  note,
  place,
  price,
  quantity,
  startsAt,
  statusOf,
  title,
} from './fields.ts';

const services: AppEntity = {
  name: 'services',
  one: 'service',
  title: 'Services',
  words:
    /services?|treatments?|offers?|prices?|price ?lists?|rooms|lessons?|classes|sessions|tours|packages|courts/u,
  called: /treatments?|rooms|lessons|classes|sessions|tours|packages|courts/u,
  access: 'public',
  fields: [name, description, price],
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
    near: /sell(?:s|ing)?|basket|check ?out|(?:pre-?)?order(?:s|ing)?(?: [a-z]+){0,3} (?:online|from (?:me|us|home)|ahead)|buy(?:s|ing)?(?: [a-z]+){0,3} (?:online|from (?:me|us|home))|pick(?:s|ed|ing)? (?:it |them )?up|click and collect|deliver(?:y|ies)/u,
    title: 'Shop',
    entities: [
      {
        name: 'products',
        one: 'product',
        title: 'Products',
        words: /products?|articles?|goods/u,
        access: 'public',
        fields: [name, description, price],
        examples: [
          { name: 'Example product', description: 'Change or delete it on the Manage page', price: 4.5 },
          { name: 'Another example', description: 'Each product has a name and a price', price: 12 },
        ],
      },
      {
        name: 'orders',
        one: 'order',
        act: 'Order',
        title: 'My orders',
        words: /orders?/u,
        access: 'placed',
        of: { table: 'products', column: 'product_id', label: 'Product', shown: 'name' },
        fields: [
          { ...quantity, least: 1 },
          {
            name: 'pickup_at',
            label: 'Pick-up time',
            type: 'moment',
            required: true,
            words: /pick-?up(?: times?| slots?| dates?)?/u,
          },
          askedNote,
          statusOf('new', 'ready', 'collected'),
        ],
      },
    ],
  },
  {
    kind: 'booking app',
    words: /(?:bookings?|appointments?|reservations?)(?: system| calendar)?/u,
    near: /book(?:s|ed)? (?:a|an|their|in|with|me|us|online)|appointments?|(?:time ?)?slots?|salons?|barbers?|hair ?(?:cuts?|dressers?)|massages?|free times?|tutor(?:s|ing)?/u,
    title: 'Appointments',
    entities: [
      services,
      {
        name: 'appointments',
        one: 'appointment',
        act: 'Book',
        title: 'My appointments',
        words: /appointments?|bookings?|reservations?/u,
        access: 'placed',
        of: { table: 'services', column: 'service_id', label: 'Service', shown: 'name' },
        fields: [
          chosenTime(startsAt, 'in-all'),
          ...contact,
          askedNote,
          statusOf('asked for', 'confirmed', 'cancelled'),
        ],
      },
    ],
  },
  {
    kind: 'restaurant site',
    words: /restaurant|cafe|café|bistro/u,
    near: /trattoria|pizzeria|pub|diner|reserve (?:a )?tables?|dishes|menus?|take ?away|chef/u,
    title: 'Restaurant',
    entities: [
      {
        name: 'dishes',
        one: 'dish',
        title: 'Menu',
        words: /menus?|dish(?:es)?|meals?|food/u,
        access: 'public',
        fields: [name, description, price],
        examples: [{ name: 'Soup of the day', description: 'With bread', price: 6.5 }],
      },
      {
        name: 'reservations',
        one: 'reservation',
        act: 'Reserve',
        title: 'My reservations',
        words: /reservations?|table bookings?/u,
        access: 'placed',
        fields: [
          chosenTime(moment('at', 'When')),
          ...contact,
          { name: 'seats', label: 'Seats', type: 'whole-number', required: true, least: 1 },
          note,
          statusOf('asked for', 'confirmed', 'cancelled'),
        ],
      },
    ],
  },
  {
    kind: 'events app',
    words: /events?(?: calendar| page)?/u,
    near: /tickets?|what[’']?s on|quiz nights?|concerts?|festivals?|gigs?|workshops?|rsvps?|who(?: is|[’']s)? coming|part(?:y|ies)/u,
    title: 'Events',
    entities: [
      {
        name: 'events',
        one: 'event',
        title: 'Events',
        words: /events?/u,
        access: 'public',
        fields: [title, startsAt, place, description],
        examples: [{ title: 'Example event', starts_at: '2027-01-15T19:00:00Z', place: 'Town hall' }],
      },
      {
        name: 'registrations',
        one: 'registration',
        act: 'Sign up',
        title: 'My registrations',
        words: /registrations?|sign-?ups?|attendees?|tickets?|bookings?/u,
        called: /tickets?/u,
        access: 'placed',
        of: { table: 'events', column: 'event_id', label: 'Event', shown: 'title' },
        fields: [{ name: 'seats', label: 'Seats', type: 'whole-number', required: true, least: 1 }],
      },
    ],
  },
];
