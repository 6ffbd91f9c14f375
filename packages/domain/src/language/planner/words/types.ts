/** Words for types; explicit ('as a number', 'a yes/no field'), so they take precedence over the name. */
export const typeWords: readonly { readonly words: readonly string[]; readonly type: string }[] = [
  {
    words: [
      'long text',
      'longer text',
      'big text',
      'rich text',
      'text',
      'string',
      'varchar',
      'free text',
      'short text',
      'words',
      'characters',
      'paragraph',
      'paragraphs',
      'plain text',
    ],
    type: 'text',
  },
  {
    words: [
      'whole number',
      'whole numbers',
      'integer',
      'int',
      'int4',
      'counter',
      'round number',
      'number without decimals',
    ],
    type: 'integer',
  },
  { words: ['big integer', 'bigint', 'large number', 'big number', 'int8'], type: 'bigint' },
  {
    words: [
      'number',
      'decimal',
      'decimals',
      'decimal number',
      'numeric',
      'float',
      'double',
      'real',
      'fraction',
    ],
    type: 'numeric',
  },
  { words: ['money', 'currency', 'money amount', 'amount of money'], type: 'numeric(12,2)' },
  {
    words: [
      'yes/no',
      'yes or no',
      'true/false',
      'true or false',
      'boolean',
      'bool',
      'flag',
      'checkbox',
      'tick box',
      'tickbox',
      'toggle',
      'switch',
      'yes-no',
      'true-false',
      'on/off',
      'check mark',
      'checkmark',
    ],
    type: 'boolean',
  },
  { words: ['date'], type: 'date' },
  {
    words: ['datetime', 'timestamp', 'timestamptz', 'date-time', 'date with time', 'moment', 'point in time'],
    type: 'timestamptz',
  },
  { words: ['time of day', 'time'], type: 'time' },
  { words: ['uuid', 'guid'], type: 'uuid' },
  { words: ['json', 'jsonb'], type: 'jsonb' },
  {
    words: [
      'list of words',
      'list of texts',
      'list of text',
      'array of text',
      'several words',
      'list of tags',
      'text[]',
      'list of strings',
    ],
    type: 'text[]',
  },
  {
    words: ['link', 'url', 'web address', 'email', 'e-mail', 'email address', 'phone', 'phone number'],
    type: 'text',
  },
];

/** SQL type names that may close a column without an article: 'name text, price numeric'. */
export const bareTypes = [
  'text',
  'varchar',
  'string',
  'integer',
  'int',
  'bigint',
  'numeric',
  'decimal',
  'float',
  'boolean',
  'bool',
  'timestamp',
  'timestamptz',
  'uuid',
  'json',
  'jsonb',
  'yes/no',
  'true/false',
  'whole number',
  'long text',
];

/** Types by the end of the name; the first entry that fits decides. Names are in snake_case. */
export const namedTypes: readonly {
  readonly pattern: RegExp;
  readonly type: string;
  readonly initial?: string;
}[] = [
  { pattern: /^(?:number|count|amount)_of_/u, type: 'integer' },
  {
    pattern:
      /(?:^|_)(?:phone|order|invoice|house|serial|account|tracking|reference|card|vat|tax|part|room|flight|licen[cs]e|passport|mobile|telephone|fax|registration|contact|customer|model|street|frame|chassis|plate|bank|insurance|membership|batch|receipt|contract|engine)_(?:number|no)$/u,
    type: 'text',
  },
  {
    pattern:
      /(?:^|_)(?:signup|sign_up|signed_up|registration|registered|join|joined|joining|created|creation|added|entry)_(?:date|on)$|^date_(?:joined|created|added|registered|of_signup)$/u,
    type: 'date',
    initial: 'current_date',
  },
  {
    pattern:
      /^(?:created|updated|inserted|added|signed_up|registered|joined|modified)_at$|^(?:creation|signup|registration)_time$|^(?:timestamp|creation_timestamp)$/u,
    type: 'timestamptz',
    initial: 'now()',
  },
  { pattern: /_at$|(?:^|_)(?:datetime|timestamp)$|^last_(?:login|seen|visit)$/u, type: 'timestamptz' },
  {
    pattern:
      /(?:^|_)(?:date|day|birthday|birthdate|dob|deadline|anniversary)$|^date_|^day_(?:its?|they|he|she|we)_|_on$|^date$/u,
    type: 'date',
  },
  {
    pattern: /(?:^|_)(?:start|end|departure|arrival|pickup|delivery)_time$/u,
    type: 'timestamptz',
  },
  {
    pattern: /(?:^|_)(?:opening|closing|opens|closes)(?:_time)?$/u,
    type: 'time',
  },
  {
    pattern:
      /(?:^|_)(?:price|cost|amount|total|subtotal|fee|salary|wage|budget|balance|revenue|income|expense|deposit|payment|tax|refund|turnover|rent|credit_limit|tip|charge|spend|profit)$/u,
    type: 'numeric(12,2)',
  },
  {
    pattern:
      /^(?:how_many|number_of)_|(?:^|_)(?:count|quantity|qty|pieces|stock|inventory|age|year|rank|position|views|likes|points|level|capacity|seats|pages|attempts|copies|visits|votes|downloads|floor|floors|rooms|bedrooms|bathrooms|guests|persons|adults|kids|nights|beds|servings|sort_order|goals|wins|losses|followers|minutes|hours|days|seconds|calories|number|units|stars|rating|score|priority_number|isbn_count)$/u,
    type: 'integer',
  },
  {
    pattern:
      /(?:^|_)(?:weight|height|width|length|depth|distance|latitude|longitude|lat|lng|percentage|percent|rate|discount|temperature|size_in|area|volume|speed|ratio|margin|kg|cm|km|mm|grams|litres|liters|metres|meters|miles)$/u,
    type: 'numeric',
  },
  {
    pattern:
      /^(?:is|has|was|can|should|needs|wants|accepts|allows)_|(?:^|_)(?:active|enabled|verified|published|completed|done|archived|subscribed|available|confirmed|approved|visible|hidden|featured|finished|sold_out|sold|paid|shipped|delivered|deleted|locked|blocked|banned|checked|in_stock|newsletter|opt_in|vip)$/u,
    type: 'boolean',
    initial: 'false',
  },
  { pattern: /(?:^|_)(?:tags|keywords|labels)$/u, type: 'text[]' },
  { pattern: /(?:^|_)(?:metadata|preferences|json|payload)$/u, type: 'jsonb' },
];

/** Units that become part of a name, so that they stay visible: 'weight in kg' becomes weight_kg. */
export const units: Readonly<Record<string, { readonly suffix: string; readonly type: string }>> = {
  kg: { suffix: 'kg', type: 'numeric' },
  kilograms: { suffix: 'kg', type: 'numeric' },
  kilos: { suffix: 'kg', type: 'numeric' },
  grams: { suffix: 'grams', type: 'numeric' },
  g: { suffix: 'grams', type: 'numeric' },
  pounds_weight: { suffix: 'lb', type: 'numeric' },
  lb: { suffix: 'lb', type: 'numeric' },
  lbs: { suffix: 'lb', type: 'numeric' },
  ounces: { suffix: 'oz', type: 'numeric' },
  cm: { suffix: 'cm', type: 'numeric' },
  centimetres: { suffix: 'cm', type: 'numeric' },
  centimeters: { suffix: 'cm', type: 'numeric' },
  mm: { suffix: 'mm', type: 'numeric' },
  m: { suffix: 'm', type: 'numeric' },
  metres: { suffix: 'm', type: 'numeric' },
  meters: { suffix: 'm', type: 'numeric' },
  km: { suffix: 'km', type: 'numeric' },
  kilometres: { suffix: 'km', type: 'numeric' },
  kilometers: { suffix: 'km', type: 'numeric' },
  miles: { suffix: 'miles', type: 'numeric' },
  inches: { suffix: 'inches', type: 'numeric' },
  feet: { suffix: 'feet', type: 'numeric' },
  litres: { suffix: 'litres', type: 'numeric' },
  liters: { suffix: 'liters', type: 'numeric' },
  seconds: { suffix: 'seconds', type: 'integer' },
  minutes: { suffix: 'minutes', type: 'integer' },
  hours: { suffix: 'hours', type: 'numeric' },
  days: { suffix: 'days', type: 'integer' },
  weeks: { suffix: 'weeks', type: 'integer' },
  months: { suffix: 'months', type: 'integer' },
  years: { suffix: 'years', type: 'integer' },
  percent: { suffix: 'percent', type: 'numeric' },
  '%': { suffix: 'percent', type: 'numeric' },
};
