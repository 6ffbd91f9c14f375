import { longestFrom } from './phrases.ts';

/** What a cue means; every phrase has one meaning. */
export type Cue =
  | 'polite'
  | 'function'
  | 'create'
  | 'add'
  | 'remove'
  | 'change'
  | 'rename'
  | 'want'
  | 'table'
  | 'column'
  | 'row'
  | 'each'
  | 'every'
  | 'link'
  | 'slow'
  | 'faster'
  | 'not'
  | 'never'
  | 'only'
  | 'except'
  | 'and'
  | 'or'
  | 'must'
  | 'can'
  | 'required'
  | 'optional'
  | 'unique'
  | 'twice'
  | 'same'
  | 'default'
  | 'everyone'
  | 'nobody'
  | 'visitors'
  | 'signed-in'
  | 'own'
  | 'me'
  | 'see'
  | 'write'
  | 'edit'
  | 'public'
  | 'private'
  | 'show'
  | 'which'
  | 'who'
  | 'when'
  | 'how-many'
  | 'how-much'
  | 'sum'
  | 'average'
  | 'most'
  | 'least'
  | 'top'
  | 'latest'
  | 'earliest'
  | 'with'
  | 'without'
  | 'empty'
  | 'more'
  | 'less'
  | 'at-least'
  | 'at-most'
  | 'between'
  | 'before'
  | 'after'
  | 'since'
  | 'until'
  | 'older'
  | 'newer'
  | 'ago'
  | 'today'
  | 'tomorrow'
  | 'yesterday'
  | 'last'
  | 'next'
  | 'this'
  | 'unit'
  | 'increase'
  | 'decrease'
  | 'mark'
  | 'by'
  | 'to'
  | 'from'
  | 'in'
  | 'of'
  | 'for'
  | 'per'
  | 'now'
  | 'new'
  | 'per-cent'
  | 'upper'
  | 'lower'
  | 'trim'
  | 'status-quo'
  | 'first'
  | 'is'
  | 'have'
  | 'all'
  | 'if';

const phrases: Readonly<Record<Cue, string>> = {
  polite: `please|pls|plz|plse|kindly|thanks|thank you|thank you very much|thank you so much|thx|ta|cheers|many thanks|thanks a lot|in advance|hello|hi|hi there|hey|good day|good morning|good evening|dear team|dear all|respected team|respected sir|sorry|if you would be so kind|if you would|if you could|would you be so kind|be so kind|if possible|could you|can you|can u|could u|would you|will you|may i|may i have|might i|i should be grateful if you would|i would be grateful if you would|i should be most obliged if you would|be so good as to|i'd like you to|i want you to|i need you to|i would like you to|i want that|i wish|for me|quickly|quick|asap|ok|okay|ok so|so|well|right|yo|oh|oh and|also|too|as well|just|actually|basically|now please|do the needful|best regards|regards|yours|love|lol|haha|obviously|obvs|of course|in fact|by the way|btw|maybe|perhaps|needless to say`,
  function: `the|a|an|these|those|there|here|it|its|it's|they|them|their|he|she|his|her|we|us|our|my|your|me|be|been|being|was|were|do|does|did|done|that|this|then|as|at|on|into|onto|up|out|off|about|such|one|ones|any|some|thing|things|get|gets|got|put|make|makes|made|go|goes|like|s|t|u|ur|very|really|quite|still|already|again|exactly|always|also`,
  create: `create|set up|setup|build|start|begin|establish|open|make me|make a|make an|do a|i need a|need a|we need a|i want a|i'd like a|i would like a|somewhere for|somewhere to keep|a place for|keep track of|to keep track of|write down|record`,
  add: `add|insert|append|enter|include|put in|put on|plus|give|introduce|register|sign up`,
  remove: `delete|remove|drop|erase|discard|throw away|throw out|get rid of|bin|bin it|scrap|take out|take away|kick out|can go|can go away|must go|must go away|away|clear out|wipe|del|not needed|don't need|dont need|no longer needed`,
  change: `change|update|set|alter|modify|adjust|correct|fix|replace|turn|switch|convert|make it|should be|shall be|becomes|become|goes to|is now|are now|now costs|move|moves`,
  rename: `rename|call|call it|called|named|rename it|should be called|is called|name it|spelt|spelled`,
  want: `i want|i'd like|i would like|we'd like|we would like|we want|i need|we need|need|needs|want|wants|i wanna|i have to|must have|should have|should get|gets|shall have`,
  table: `table|tables|tabel|list|sheet|register|catalogue|catalog|spreadsheet|book for|collection|directory|log`,
  column: `column|columns|field|fields|box|tick box|property|attribute|colum|collumn`,
  row: `row|rows|entry|entries|record|records|line|lines|item|items`,
  each: `each|per each|for each|for every|each one`,
  every: `every|any of the`,
  link: `link|links|linked|connect|connected|belongs to|belong to|belonging to|points to|point to|refers to|relation|attach|tie|associate|conect|join`,
  slow: `slow|slowly|takes ages|takes forever|takes long|take ages|takes so long|too long|is slow|so slow`,
  faster: `faster|quicker|speed up|speedier|index|indexed|quick to find`,
  not: `not|isn't|isnt|aren't|arent|doesn't|doesnt|don't|dont|didn't|didnt|hasn't|hasnt|haven't|havent|wasn't|weren't|no|non`,
  never: `never|never ever|not ever|not yet|not any|no longer`,
  only: `only|solely|exclusively|nothing else|nothing but|no one else|nobody else|none else`,
  except: `except|except for|but not|apart from|other than|besides|unless|excluding|not the|with the exception of|don't count|dont count|do not count|doesn't count|not counted|being disregarded|disregarded|don't include|leave out|leaving out`,
  and: `and|&|n`,
  or: `or`,
  must: `must|has to|have to|should|shall|ought to|needs to|need to`,
  can: `can|may|could|might|is allowed to|are allowed to|allowed to|be able to|are able to|is able to|let|allow`,
  required: `required|compulsory|mandatory|obligatory|filled in|filled|must be given|always be filled`,
  optional: `optional|not required|voluntary`,
  unique: `unique|distinct|duplicate|duplicates|no duplicates`,
  twice: `twice|double|two times|more than once|doubled|only once|only one time|once`,
  same: `same|the same|equal|identical`,
  default: `default|by default|defaults to|default to|normally|assume|initially`,
  everyone: `everyone|everybody|anyone|anybody|all people|all the people|the public|public|the whole world|the world|the internet|anyone on the internet`,
  nobody: `nobody has ever|nobody ever|no one has ever|no one ever|noone ever|nobody|no one|noone|none`,
  visitors: `visitors|visitor|guests|guest|not signed in|not logged in|without login|without an account|anonymous|anonymous visitors|website visitors|signed in or not|logged in or not`,
  'signed-in': `signed in|signed-in|logged in|logged-in|with an account|who are logged in|who is logged in|with a login|login|account|accounts|signed in people|signed in users|logged in people|logged in users`,
  own: `own|their own|his own|her own|his or her own|there own|your own|of their own|themselves|himself|herself`,
  me: `i|me|myself|mine`,
  see: `see|read|view|look at|look|look up|access|visible|readable|watch`,
  write: `write|post|submit|send in|enter their`,
  edit: `edit|amend|touch|modify their|update their`,
  public: `open to all|open to everyone|visible to everyone|readable by everyone`,
  private: `private|secret|hidden|locked|lock|lock down|lock it|shut|protect|protected|protection|close`,
  show: `show|list me|give me|tell me|display|find|print|i'd like to know|i want to know|i would like to know|i should like to know|let me know|what is|what's|whats|what are|look up the|who's|lemme see|let me see|gimme|get me|i'd like to see|i would like to see|i want to see|can i see|could i see|can we see|may i see|i need to know|i need to see|i need a list of|i need the|pull up|bring up|do we have|have we got|is there any|are there any|is there a|how come|state`,
  which: `which|what`,
  who: `who|whos|whose|whom`,
  when: `when|on which day`,
  'how-many': `how many|number of|count|count of|hm|how often|how many times|amount of`,
  'how-much': `how much|how much money`,
  sum: `total|totals|sum|sum of|in total|altogether|all together|overall|takings|turnover|revenue`,
  average: `average|avg|mean|avrage|on average|averaged`,
  most: `most|biggest|highest|largest|best|dearest|most expensive|longest|greatest|maximum|max|busiest|most popular|heaviest|strongest|warmest|hottest|priciest|tallest|fullest|highest rated|best rated|top rated`,
  least: `least|smallest|lowest|cheapest|fewest|worst|shortest|minimum|min|lightest|coldest|weakest|emptiest|lowest rated`,
  top: `top|the top`,
  latest: `latest|newest|most recent|last one|youngest`,
  earliest: `earliest|oldest|longest ago`,
  with: `with|has|have|having|that has|that have|who has|who have`,
  without: `without|without any|w/o|with no|has no|have no|having no|lacking|missing|don't have|doesn't have|dont have|not having|not having any|are missing|is missing|no`,
  empty: `empty|blank|unknown|not filled|nothing in`,
  more: `more than|more|over|above|greater than|higher than|bigger than|larger than|exceeding|longer than`,
  less: `less than|less|fewer than|under|below|lower than|smaller than|shorter than|cheaper than`,
  'at-least': `at least|atleast|or more|minimum of|not less than|no less than`,
  'at-most': `at most|or less|or fewer|up to|not more than|no more than|maximum of|max of`,
  between: `between|ranging from`,
  before: `before|prior to|earlier than`,
  after: `after|later than|following`,
  since: `since|starting from|from then on|as of`,
  until: `until|till|by the end of`,
  older: `older than|older|past`,
  newer: `newer than|younger than|within|within the`,
  ago: `ago|back`,
  today: `today|todays|today's|tonight`,
  tomorrow: `tomorrow|tmrw|tomorow`,
  yesterday: `yesterday`,
  last: `last|previous|past`,
  next: `next|coming|upcoming|following`,
  this: `this|current`,
  unit: `day|days|week|weeks|month|months|year|years|hour|hours|minute|minutes|quarter|quarters|weekend`,
  increase: `increase|raise|put up|goes up|go up|up by|add on|bump|more expensive|dearer|rise|plus`,
  decrease: `decrease|reduce|lower|put down|go down|goes down|down by|take off|knock off|cheaper|cut|off`,
  mark: `mark|flag|tick|untick|approve|publish|activate|deactivate|cancel|close|archive`,
  by: `by`,
  to: `to`,
  from: `from`,
  in: `in|inside`,
  of: `of`,
  for: `for`,
  per: `per|by each|grouped by|broken down by|split by|separated by|separately by|separately for|split into`,
  now: `now|from now on|right now|at the moment|at present|currently|presently|rn|atm`,
  new: `new`,
  'per-cent': `percent|per cent|%|pct`,
  upper: `in capitals|capitals|uppercase|upper case|in capital letters|big letters|capital letters`,
  lower: `lowercase|lower case|small letters|in small letters|all small letters`,
  trim: `spaces|no spaces|extra spaces|trim|blanks`,
  'status-quo': `at present|for some reason|until now|so far|up to now|as on date|as of today|to date|at the end of the day|as of now|with immediate effect|as from now|as from today`,
  first: `first`,
  is: `is|are|am|'s|equals|equal to|r`,
  have: `had|having had`,
  if: `if|where|in case|provided that|as long as`,
  all: `all|all the|all of the|every one|everything|all our|the whole|the entire|every single`,
};

function isCue(name: string): name is Cue {
  return Object.hasOwn(phrases, name);
}

const byPhrase = new Map<string, Cue>();
for (const [cue, list] of Object.entries(phrases))
  for (const phrase of list.split('|')) if (isCue(cue) && !byPhrase.has(phrase)) byPhrase.set(phrase, cue);

/** The meaning of a phrase in small letters. */
export function cueOf(phrase: string): Cue | undefined {
  return byPhrase.get(phrase);
}

/** Single words of the lexicon, for spelling. */
export const cueWords: ReadonlySet<string> = new Set(
  [...byPhrase.keys()].flatMap((phrase) => phrase.split(' ')).filter((word) => word.length > 3),
);

/** Words of the longest phrase that begins with a word. */
export const longestCueFrom: ReadonlyMap<string, number> = longestFrom(byPhrase.keys());
