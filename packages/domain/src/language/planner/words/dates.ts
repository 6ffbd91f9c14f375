/** Month names and their usual short forms, in order. */
export const months = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
] as const;

/** Verbs that date an event, and how the name of the matching column is likely to begin. */
export const eventVerbs: readonly { readonly words: readonly string[]; readonly stems: readonly string[] }[] =
  [
    {
      words: ['signed up', 'sign up', 'signed-up', 'registered', 'joined', 'enrolled', 'subscribed'],
      stems: ['sign', 'regist', 'join', 'enrol', 'subscri', 'creat'],
    },
    {
      words: ['created', 'made', 'added', 'entered', 'recorded', 'inserted', 'written', 'logged'],
      stems: ['creat', 'insert', 'add', 'enter', 'record', 'made', 'writ', 'log'],
    },
    {
      words: ['placed', 'ordered', 'bought', 'purchased'],
      stems: ['plac', 'order', 'bought', 'purchas', 'creat'],
    },
    { words: ['published', 'posted', 'released'], stems: ['publi', 'post', 'releas'] },
    { words: ['updated', 'changed', 'edited', 'modified'], stems: ['updat', 'chang', 'edit', 'modif'] },
    { words: ['paid', 'invoiced', 'billed'], stems: ['paid', 'pay', 'invoic', 'bill'] },
    { words: ['shipped', 'sent', 'delivered'], stems: ['ship', 'sent', 'deliver', 'send'] },
    {
      words: ['due', 'expiring', 'expired', 'ending', 'that expire', 'expire', 'ended'],
      stems: ['due', 'expir', 'end', 'deadline'],
    },
    { words: ['born'], stems: ['birth', 'born', 'dob'] },
    {
      words: [
        'starting',
        'started',
        'that start',
        'beginning',
        'happening',
        'taking place',
        'scheduled',
        'booked',
      ],
      stems: ['start', 'begin', 'happen', 'schedul', 'book', 'date', 'event'],
    },
    { words: ['completed', 'finished', 'done', 'closed'], stems: ['complet', 'finish', 'done', 'clos'] },
    {
      words: ['last seen', 'seen', 'logged in', 'active'],
      stems: ['last_seen', 'seen', 'last_log', 'last_active', 'login'],
    },
  ];

/** The only date column may answer 'older than' only when its name refers to a beginning, never to a birth or a deadline. */
export const beginningStems = [
  'creat',
  'insert',
  'add',
  'sign',
  'join',
  'regist',
  'order',
  'plac',
  'publi',
  'post',
  'sent',
  'submit',
  'record',
  'enter',
  'log',
  'date',
  'receiv',
  'made',
  'book',
  'time',
];
