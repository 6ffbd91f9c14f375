import type { ColumnSpec, Expression } from '../../ast/index.ts';

type ColumnType = ColumnSpec['type'];

interface NamedType {
  readonly pattern: RegExp;
  readonly type: ColumnType;
  readonly default?: Expression;
}

/** What a yes-or-no column starts as. */
export const no: Expression = { kind: 'value', value: false };

/** Types by the name of a column in snake_case; the first that fits decides. */
const named: readonly NamedType[] = [
  { pattern: /^(?:number|count|no|nr|qty|quantity)_of_|^how_many/u, type: 'whole-number' },
  {
    pattern:
      /^[a-z]{3,}s_(?:left|used|remaining|sold)$|_level$(?<!(?:^|skill|difficulty|access)_level)|^minimum_/u,
    type: 'whole-number',
  },
  { pattern: /^(?:joined|hired|enrolled|retired|arrived|departed|opened|founded)$/u, type: 'date' },
  { pattern: /(?:^|_)e_?mails?(?:_address|_id)?$|^mail(?:_address)?$/u, type: 'email' },
  {
    pattern: /(?:^|_)(?:phone|telephone|tel|mobile|cell|cellphone|fax|whatsapp|handy)(?:_number|_no|_nr)?$/u,
    type: 'phone',
  },
  {
    pattern:
      /(?:^|_)(?:link|url|website|webpage|homepage|web_address|photo|picture|image|logo|video|instagram)s?(?:_url|_link)?$/u,
    type: 'link',
  },
  {
    pattern:
      /(?:^|_)(?:phone|order|vehicle|voucher|invoice|receipt|house|serial|account|tracking|reference|card|vat|tax|part|frame|flight|licen[cs]e|passport|registration|customer|member|membership|model|ear|tag|batch|lot|chip|room|locker|table|seat|clock)_(?:number|no|nr|num)$/u,
    type: 'text',
  },
  {
    pattern:
      /^(?:created|updated|inserted|posted|submitted|written|uploaded|logged|sent|asked|signed_up|requested|reported)_(?:at|on)$|^(?:timestamp|created|time_stamp)$/u,
    type: 'moment',
  },
  {
    pattern:
      /(?:^|_)(?:start|starts|end|ends|begin|begins|departure|arrival|pickup|pick_up|collection|check_in|check_out|drop_off)_(?:time|at|moment)$|_at$|datetime|^date_(?:and|with|plus)_(?:time|hour)|^(?:starts|ends|begins)$/u,
    type: 'moment',
  },
  {
    pattern:
      /(?<!week|per|of|a|^)_day$|^last_(?:[a-z]+ed|seen|fed|paid|sent)$|(?:^|_)(?:date|birthday|birthdate|dob|deadline|anniversary|since|until|till|born)$|^day$|^date_|_on$|^promised_(?:by|for|until|to)$|^(?:due|due_by|best_before|use_by|expires|ready_by|needed_by|valid_until|valid_to|valid_from|paid_until|start|end|finish)$|_(?:until|since|due|expiry|expires)$|^expiry$|^(?:from|to)_date$/u,
    type: 'date',
  },
  { pattern: /^time_in_|(?:^|_)(?:hours?|hrs)$/u, type: 'number' },
  { pattern: /(?:^|_)(?:time|opening|closing|opens|closes|time_of_day|hour_of_day)$/u, type: 'time' },
  {
    pattern:
      /(?:^|_)(?:price|cost|costs|amount|total|subtotal|fee|fees|salary|wage|wages|budget|balance|revenue|income|expenditure|expense|expenses|deposit|payment|tax|refund|turnover|rent|tip|charge|spend|profit|donation|contribution|dues|offering|hourly_rate|day_rate|entry_fee|value|worth|debts?|owed|owing|arrears|price_paid|paid_amount|takings)$|(?:^|_)(?:price|cost|fee|rate|charge|amount)_(?:per|each|a|by|of|for|paid|asked)(?:_|$)|_(?:eur|euro|euros|gbp|usd|dollars|pounds|chf|zloty)$|^(?:price|fee|cost|amount)_|(?:^|_)(?:deposit|money|fees?|payment|amount|sum)_(?:received|paid|due|given)(?:_|$)/u,
    type: 'money',
  },
  {
    pattern:
      /^(?:systolic|diastolic|pulse|bpm|mileage|odometer|degrees|heart_rate|blood_sugar)$|^(?:litres|liters|kilos|kg|grams|minutes|km|miles|metres|meters|degrees|hours)_|_per_(?:day|week|month|year|session)$/u,
    type: 'number',
  },
  {
    pattern:
      /^(?:is|has|was|can|may|needs|wants|accepts|allows|speaks|eats|drives)_|(?:^|_)(?:active|enabled|verified|published|completed|done|archived|subscribed|available|confirmed|approved|visible|hidden|featured|finished|sold_out|sold|paid|shipped|delivered|locked|blocked|checked|in_stock|newsletter|opt_in|vip|broken|dry|vaccinated|vegetarian|vegan|returned|collected|packed|cancelled|canceled|signed|neutered|insured|married|on_sale|open|closed|gift_wrapped|house_trained|allowed|included|urgent|free|full|private|public|present|attended|answered|fixed|clean|cleaned|working|organic|fragile|spayed|castrated|chipped|lit|heated|wheelchair_access|deposit_paid)$/u,
    type: 'yes-no',
    default: no,
  },
  {
    pattern:
      /(?:^|_)(?:count|quantity|qty|stock|inventory|age|year|rank|position|views|likes|points|level_number|capacity|seats|pages|attempts|copies|visits|votes|downloads|floor|floors|rooms|bedrooms|bathrooms|guests|servings|sort_order|goals|wins|losses|draws|followers|minutes|days|weeks|months|years|seconds_count|calories|units|stars|rating|score|people|persons|places|players|participants|boards|pieces|bottles|jars|eggs|wheels|boxes|bags|tickets|sets|reps|laps|rounds|beds|chairs|tables|centrepieces|stems|plants|hens|animals|kids|children|adults|members|spots|elo|jersey_number|shirt_number|row_number|number|issue|edition|broken_count)$|^(?:max|min|maximum|minimum)_(?!price|cost|fee|amount|weight|temperature)/u,
    type: 'whole-number',
  },
  {
    pattern:
      /(?:^|_)(?:weight|height|width|length|depth|distance|latitude|longitude|lat|lng|percentage|percent|rate|discount|temperature|temp|area|volume|speed|ratio|margin|kg|kilos|kilo|cm|km|mm|m|ml|cl|g|grams|gram|litres|liters|litre|metres|meters|miles|hectares|acres|fat|thickness|diameter|size_cm|size_mm|size_g|oechsle|ph|dose_mg|seconds|sugar|alcohol|humidity|share)$/u,
    type: 'number',
  },
  {
    pattern: /^(?:temperature|temp|weight|height|length|width|percentage|distance|humidity)_/u,
    type: 'number',
  },
  { pattern: /^year_of|(?:^|_)year(?:_|$)/u, type: 'whole-number' },
  { pattern: /(?:^|_)(?:tags|keywords|labels|languages|skills|allergies_list)$/u, type: 'list' },
];

/** The type a name suggests; text where it suggests none. */
export function typeByName(name: string): Pick<ColumnSpec, 'type' | 'default'> {
  const found = named.find(({ pattern }) => pattern.test(name));
  return found ? { type: found.type, ...(found.default && { default: found.default }) } : { type: 'text' };
}

/** Words for a type. */
export const typeWords: readonly { readonly pattern: RegExp; readonly type: ColumnType }[] = [
  {
    pattern:
      /^(?:(?:a |as a? ?|in )?(?:long |short |free |plain |longer )?(?:text|string|words|free text|note|sentence)(?: field)?)(?:,? (?:sometimes|can be|may be) (?:long|short|very long))?$/u,
    type: 'text',
  },
  {
    pattern: /^(?:a |as a? ?)?(?:whole|round) numbers?$|^(?:integer|int|digits only|a count)$/u,
    type: 'whole-number',
  },
  {
    pattern:
      /^(?:a |as a? ?)?(?:number|decimal|decimals|decimal number|numeric|figure|with decimals|with (?:two|2|one|1) decimals?|with hundredths)$/u,
    type: 'number',
  },
  {
    pattern:
      /^(?:in )?(?:money|(?:pounds?|euros?|eur|gbp|usd|chf|dollars?|zloty|francs?|£|€|\$)(?: and (?:pence|cents?))?)$/u,
    type: 'money',
  },
  {
    pattern:
      /^(?:(?:a )?(?:yes|y|true)\s*(?:\/|-|or| )\s*(?:no|n|false)|boolean|bool|flag|check ?box|tick ?box|tick|a tick|ja\/nein|on\/off)$/u,
    type: 'yes-no',
  },
  { pattern: /^(?:a |the )?(?:date|day)(?: only)?$/u, type: 'date' },
  {
    pattern:
      /^(?:a |the )?(?:date (?:and|with|\+|&) (?:the )?(?:time|hour)|datetime|date-time|timestamp|day and (?:time|hour))$/u,
    type: 'moment',
  },
  { pattern: /^(?:a |the )?(?:time|time of day|hour|clock time)$/u, type: 'time' },
  {
    pattern:
      /^(?:(?:can|may|could|might) be (?:several|more than one|many|multiple)|several|multiple|more than one(?: possible)?|a list|list)$/u,
    type: 'list',
  },
  { pattern: /^(?:a )?(?:link|url|web address|web link)$/u, type: 'link' },
];

const unitNames: Readonly<Record<string, { readonly suffix: string; readonly type: ColumnType }>> = {
  kg: { suffix: 'kg', type: 'number' },
  kilos: { suffix: 'kg', type: 'number' },
  kilograms: { suffix: 'kg', type: 'number' },
  g: { suffix: 'g', type: 'number' },
  grams: { suffix: 'g', type: 'number' },
  mg: { suffix: 'mg', type: 'number' },
  cm: { suffix: 'cm', type: 'number' },
  mm: { suffix: 'mm', type: 'number' },
  m: { suffix: 'm', type: 'number' },
  metres: { suffix: 'm', type: 'number' },
  meters: { suffix: 'm', type: 'number' },
  km: { suffix: 'km', type: 'number' },
  ml: { suffix: 'ml', type: 'number' },
  litres: { suffix: 'litres', type: 'number' },
  liters: { suffix: 'litres', type: 'number' },
  hectares: { suffix: 'hectares', type: 'number' },
  minutes: { suffix: 'minutes', type: 'whole-number' },
  hours: { suffix: 'hours', type: 'number' },
  seconds: { suffix: 'seconds', type: 'number' },
  days: { suffix: 'days', type: 'whole-number' },
  weeks: { suffix: 'weeks', type: 'whole-number' },
  months: { suffix: 'months', type: 'whole-number' },
  years: { suffix: 'years', type: 'whole-number' },
  percent: { suffix: 'percent', type: 'number' },
  '%': { suffix: 'percent', type: 'number' },
};

/** A unit at the end of a name, or as an attribute: `in mm`, `fat %`, `(ml)`. */
export function unitOf(text: string): { readonly suffix: string; readonly type: ColumnType } | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/^in /u, '')
    .replace(/^per cent$/u, 'percent');
  return Object.hasOwn(unitNames, word) ? unitNames[word] : undefined;
}

/** A type behind the name of a column: `length (number)`. Yes or no, and choices, have other readers as well. */
export const typeInBrackets =
  /\((?:(?:short |long )?text|(?:whole |decimal )?numbers?|integer|decimal|money|currency|date|time|date and time|datetime|timestamp|boolean|bool|e-?mail|phone|url|link)\)/iu;
