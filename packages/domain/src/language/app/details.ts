import { askedNote, due, long, phone, picture, text as lineOfText } from './blueprints/fields.ts';
import type { AppEntity, AppField } from './spec.ts';

const line = (name: string, label: string, words: RegExp): AppField =>
  lineOfText(name, label, { required: false, words });

/** Fields of the things that an app shows, whatever its kind, when the sentence asks for them. */
const ofThings: readonly AppField[] = [
  picture,
  line('category', 'Category', /categor(?:y|ies)/u),
  line('section', 'Section', /sections?/u),
  line('trade', 'Trade', /trades?/u),
  line('village', 'Village', /villages?/u),
  line('town', 'Town', /towns?/u),
  line('level', 'Level', /levels?|grades?/u),
  line('size', 'Size', /sizes?/u),
  line('colour', 'Colour', /colou?rs?/u),
  line('brand', 'Brand', /brands?/u),
  line('model', 'Model', /models?/u),
  line('supplier', 'Supplier', /suppliers?/u),
  line('shelf', 'Shelf', /shel(?:f|ves)/u),
  line('room', 'Room', /(?<!laundry )rooms?/u),
  line('teacher', 'Teacher', /teachers?/u),
  line('speaker', 'Speaker', /speakers?/u),
  line('shift_pattern', 'Shift pattern', /shift patterns?/u),
  line('salary', 'Salary', /salar(?:y|ies)/u),
  line('mood', 'Mood', /moods?/u),
  line('tags', 'Tags', /tags?/u),
  line('opening_hours', 'Opening hours', /opening (?:hours|times)/u),
  line('servings', 'Servings', /servings?|portions?/u),
  line('isbn', 'ISBN', /isbns?/u),
  long('allergens', 'Allergens', { words: /allergens?/u }),
  { name: 'minimum', label: 'Minimum', type: 'whole-number', words: /minimum(?: stock)?|reorder levels?/u },
  { name: 'deposit', label: 'Deposit', type: 'money', words: /deposits?/u },
];

/** Fields of what people enter. */
const ofEntries: readonly AppField[] = [
  askedNote,
  phone,
  due,
  line('address', 'Address', /(?:delivery |postal |home )?address(?:es)?/u),
  line('serial_number', 'Serial number', /serial numbers?/u),
  line('reference', 'Reference', /(?:order |booking |reference )numbers?/u),
  { name: 'birthday', label: 'Date of birth', type: 'date', words: /birthdays?|dates? of birth/u },
  {
    name: 'priority',
    label: 'Priority',
    type: 'text',
    choices: ['low', 'normal', 'high'],
    words: /priorit(?:y|ies)/u,
  },
];

/** Words that ask for a field; `our town` and `the village hall` tell of the founder. */
export function asking({ source }: RegExp): RegExp {
  return new RegExp(
    `(?<!(?<!with )\\b(?:our|my|the|this|an?) )(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])(?! hall)`,
    'gu',
  );
}

function isAsked({ words }: AppField, text: string): boolean {
  return words === undefined || asking(words).test(text);
}

/** The entities with the fields that a text in lower case asks for: those of the blueprint, then those of any app. */
export function withDetails(entities: readonly AppEntity[], text: string): readonly AppEntity[] {
  const known = new Set(entities.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const added = (fields: readonly AppField[]): readonly AppField[] =>
    fields.filter(
      (field) =>
        !known.has(field.name) &&
        entities.every((entity) => !entity.name.startsWith(field.name) && entity.one !== field.name) &&
        isAsked(field, text),
    );
  const shown = entities.find(({ access }) => access === 'public') ?? entities[0];
  const entered = entities.find(({ access }) => access !== 'public') ?? entities[0];
  return entities.map((entity) => ({
    ...entity,
    fields: [
      ...entity.fields.filter((field) => isAsked(field, text)),
      ...(entity === shown ? added(ofThings) : []),
      ...(entity === entered ? added(ofEntries) : []),
    ],
  }));
}
