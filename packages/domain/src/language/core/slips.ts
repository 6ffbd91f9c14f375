/** Everyday words as they are often misspelt. None of them is a name, or right as it stands, here or in another language. */
const slips: ReadonlyMap<string, string> = new Map(
  Object.entries({
    which: 'wich whcih whitch wihch',
    what: 'waht wat whta',
    where: 'wher whre',
    when: 'whn whne',
    with: 'wiht wth',
    that: 'taht tht thta',
    the: 'teh hte',
    they: 'thye',
    their: 'thier',
    there: 'ther',
    this: 'thsi',
    them: 'thme',
    have: 'hvae haev',
    should: 'shud shoud shold shuld sould',
    could: 'coud',
    would: 'wud woud wuld',
    every: 'evry evrey',
    everyone: 'evryone everyon',
    library: 'libary libery librery',
    everybody: 'evrybody',
    everything: 'evrything everythig',
    already: 'alredy allready alrady',
    always: 'allways alwys',
    because: 'becuase becouse becos becaus',
    before: 'befor befour',
    until: 'untill',
    tomorrow: 'tommorow tomorow tommorrow tmrw tomorrwo',
    yesterday: 'yestarday yesturday yesterdy',
    people: 'poeple peple ppl',
    happened: 'hapened happend hapend',
    happens: 'hapens',
    delete: 'delet delte deleet',
    remove: 'remvoe remov',
    change: 'chnage chagne',
    create: 'creat craete',
    column: 'colum collum coloumn columm',
    table: 'tabel',
    list: 'lsit',
    number: 'nubmer numbr',
    name: 'nmae',
    address: 'adress addres',
    received: 'recieved',
    receive: 'recieve',
    separate: 'seperate',
    customer: 'custumer costumer customor',
    customers: 'custumers costumers customors',
    payment: 'paymant',
    payments: 'paymants',
    staff: 'staf',
    paid: 'payed',
    incident: 'incidant incedent',
    members: 'membrs memebers',
    member: 'membr memeber',
    appointment: 'apointment appointmnt',
    appointments: 'apointments appointmnts',
    serious: 'serius',
    quantity: 'quantitiy quantaty',
    price: 'pirce',
    email: 'emial emal',
    phone: 'phne',
    only: 'olny onyl',
    through: 'thru',
    different: 'diffrent',
    finished: 'finnished finishd',
    cancelled: 'canceld cancled',
    cancel: 'cancle',
    please: 'pls plese',
    show: 'shwo',
    write: 'wrtie',
    week: 'weeek',
    night: 'nite',
    something: 'somthing',
    somebody: 'sombody',
    someone: 'somone',
    anymore: 'anymor',
  }).flatMap(([right, wrong]) => wrong.split(' ').map((word): [string, string] => [word, right])),
);

/** What follows `wen` and `an` where they stand for `when` and `and`; both may be right before anything else. */
const slipsBefore: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}\p{N}])wen(?= (?:i|we|they|he|she|it|you|u|the|an?|my|our|is|are|do|does|did|someone|somebody|people)\b)/gu,
    'when',
  ],
  [/(?<![\p{L}\p{N}])an(?= (?:how|what|when|where|who|which|whether|if|the|then|also)\b)/gu, 'and'],
];

/** Words in quotes are as somebody wants them. */
const parts = /["“„][^"”“]*["”]|[^"“„]+|["“„]/gu;
const word =
  /(?<![\p{L}\p{N}@._-])(?:(?<=(?:^|[.!?]\s|\n)\s*)\p{Lu})?\p{Ll}{2,14}(?![\p{L}\p{N}@_-]|\.\p{L})/gu;

/** A word as it is spelt, with its capital letter. */
function spelt(found: string): string {
  const right = slips.get(found.toLowerCase());
  if (right === undefined) return found;
  return /^\p{Lu}/u.test(found) ? `${right.charAt(0).toUpperCase()}${right.slice(1)}` : right;
}

/**
 * A message with its everyday words as they are spelt. What the project calls so, words in capitals and what is in quotes
 * stay as they are.
 *
 * @example
 * withoutSlips('wich dogs are here', []) // => 'which dogs are here'
 */
export function withoutSlips(message: string, names: readonly string[]): string {
  const own = new Set(names.flatMap((name) => name.split('_')));
  return message.replaceAll(parts, (part) => {
    if (/^["“„]/u.test(part)) return part;
    const text = part.replaceAll(word, (found) => (own.has(found.toLowerCase()) ? found : spelt(found)));
    return slipsBefore.reduce((all, [slip, right]) => all.replaceAll(slip, right), text);
  });
}
