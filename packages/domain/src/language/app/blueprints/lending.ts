import type { AppField, Blueprint } from '../spec.ts';
import { askedNote, description, email, message, name, price, statusOf, text, title } from './fields.ts';

/** The days for which somebody would like to have a thing. */
const days: readonly AppField[] = [
  { name: 'starts_on', label: 'From', type: 'date', required: true },
  { name: 'ends_on', label: 'Until', type: 'date', required: true },
];

/** Apps that lend, hire out or offer places to live. */
export const lending: readonly Blueprint[] = [
  {
    kind: 'lending library',
    words:
      /(?:lending |book |school )?(?<!(?:video|photo|image|music|media|component) )librar(?:y|ies)|books? to (?:lend|borrow)/u,
    near: /lend(?:ing|s)?|borrow(?:s|ed|ing)?|loans?|librarians?|librar(?:y|ies)|who has (?:which|what|my)|gave? (?:it |them )?back/u,
    title: 'Library',
    entities: [
      {
        name: 'books',
        one: 'book',
        title: 'Books',
        words: /books?/u,
        access: 'public',
        fields: [title, text('author', 'Author', { required: false }), description],
        examples: [
          { title: 'Example book', author: 'An author', description: 'Change it on the Manage page' },
        ],
      },
      {
        name: 'loans',
        one: 'loan',
        act: 'Borrow',
        title: 'My loans',
        words: /loans?|borrow(?:s|ed|ing)?|lend(?:s|ing)?(?: out)?/u,
        access: 'placed',
        of: { table: 'books', column: 'book_id', label: 'Book', shown: 'title' },
        fields: [...days, askedNote, statusOf('asked for', 'lent', 'returned', 'declined')],
      },
    ],
  },
  {
    kind: 'rental app',
    words:
      /rentals?|(?:bike|bicycle|car|van|boat|tool|costume|equipment|party) hire|(?:things|tools|equipment) (?:to|for) hire/u,
    near: /(?:for|to) (?:rent|hire)|rent(?:ed|s|ing)?(?: out)?|hir(?:e|es|ed|ing) out|by (?:the )?(?:hour|day)/u,
    title: 'Rentals',
    entities: [
      {
        name: 'rental_items',
        one: 'item',
        title: 'To hire',
        words: /items?|things|equipment|tools|bikes?|bicycles|boats?|cars?|vans?|costumes?|cameras?/u,
        called: /bikes?|bicycles|boats?|cars?|vans?|costumes?|cameras?/u,
        access: 'public',
        fields: [name, description, { ...price, label: 'Price per day' }],
        examples: [{ name: 'Example item', description: 'Change it on the Manage page', price: 15 }],
      },
      {
        name: 'rentals',
        one: 'rental',
        act: 'Rent',
        title: 'My rentals',
        words: /rentals?|rent(?:s|ed|ing)?/u,
        access: 'placed',
        of: { table: 'rental_items', column: 'item_id', label: 'Item', shown: 'name' },
        fields: [...days, askedNote, statusOf('asked for', 'confirmed', 'out', 'returned', 'declined')],
      },
    ],
  },
  {
    kind: 'property site',
    words:
      /propert(?:y|ies)(?: listings?)?|real estate(?: listings?)?|(?:estate|letting) agen(?:t|cy|ts|cies)|(?:house|flat|apartment)s? (?:for sale|to let|for rent)/u,
    near: /flats?|houses?|apartments?|bedrooms?|viewings?|for sale|sale and rent|landlords?|agents?/u,
    title: 'Properties',
    entities: [
      {
        name: 'properties',
        one: 'property',
        title: 'Properties',
        words: /propert(?:y|ies)|listings?|houses?|flats?|apartments?|homes/u,
        called: /houses?|flats?|apartments?|homes/u,
        access: 'public',
        fields: [
          title,
          text('area', 'Area', { required: false }),
          { name: 'bedrooms', label: 'Bedrooms', type: 'whole-number' },
          description,
          price,
        ],
        examples: [
          {
            title: 'Example house',
            area: 'Old town',
            bedrooms: 3,
            description: 'Change it on the Manage page',
            price: 250_000,
          },
        ],
      },
      {
        name: 'enquiries',
        one: 'enquiry',
        act: 'Ask',
        title: 'Ask about a property',
        words: /enquir(?:y|ies)|inquir(?:y|ies)|contact(?: forms?)?|messages?|viewings?/u,
        access: 'inbox',
        of: { table: 'properties', column: 'property_id', label: 'Property', shown: 'title' },
        fields: [name, email, message],
      },
    ],
  },
];
