/** What a phrase says about access. Every phrase has one meaning. */
export type AccessWord =
  | 'everyone'
  | 'visitors'
  | 'signed-in'
  | 'either'
  | 'person'
  | 'author'
  | 'workers'
  | 'parents'
  | 'me'
  | 'nobody'
  | 'others'
  | 'rest'
  | 'us'
  | 'server'
  | 'own'
  | 'read'
  | 'add'
  | 'change'
  | 'delete'
  | 'write'
  | 'manage'
  | 'only'
  | 'not'
  | 'except'
  | 'lock'
  | 'open'
  | 'may'
  | 'now'
  | 'as-now'
  | 'all'
  | 'draft'
  | 'arrive'
  | 'every-table'
  | 'vague'
  | 'fill';

const phrases: readonly (readonly [AccessWord, string])[] = [
  [
    'everyone',
    `everyone|everybody|every body|anyone|anybody|all people|the public|public|general public|whole world|the whole world|world|the world|internet|the internet|whole internet|people on the internet|all the world|one and all`,
  ],
  [
    'visitors',
    `visitors|visitor|visitors of the website|website visitors|guests|guest|strangers|stranger|passers-by|anonymous|anonymous visitors|anonymous people|outside people|outsiders|without login|without a login|without logging in|without signing in|without any need of signing in|without an account|who is not logged in|who are not logged in|who is not signed in|who are not signed in|not logged in|not signed in|not logged in people|not signed in people|people who are not logged in|people who are not signed in|logged out|logged-out|signed out|spectators|spectator|unauthenticated|grandmothers`,
  ],
  [
    'signed-in',
    `signed in|signed-in|logged in|logged-in|logged on|loged in|who is login|is login|when logged in|when signed in|once authenticated|authenticated|with an account|has an account|have an account|who have an account|who has an account|with a login|with login|registered|registered users|registered people|users|user|account holders|who is logged in|who are logged in|who is signed in|who are signed in|sign in|signs in|log in|logs in`,
  ],
  [
    'either',
    `signed in or not|logged in or not|logged-in or not|signed-in or not|with or without an account|with or without login|with or without a login`,
  ],
  [
    'person',
    `person|persons|people|ppl|folks|somebody|someone|reader|readers|client|clients|buyer|buyers|shopper|shoppers|subscriber|subscribers|patient|patients|student|students|guest account|fellow`,
  ],
  [
    'author',
    `host|hosts|author|authors|its author|the author|writer|writers|reviewer|reviewers|creator|creators|who made it|who made them|who wrote it|who wrote them|who write it|who created it|who created them|who added it|who added them|people who made them|person who made it|person who wrote it|one who wrote it|one who made it|very people who made them|whoever wrote it`,
  ],
  [
    'workers',
    `staff|staff member|staff members|worker|workers|employee|employees|colleagues|team|team members|personnel|people who work here|who works here|who work here`,
  ],
  ['parents', `parent|parents|mother|mothers|father|fathers|mum|mums|dad|dads`],
  ['me', `i|me|myself|mine`],
  [
    'nobody',
    `nobody|no one|noone|no-one|none|none of them|not anyone|not anybody|no member|no user|no visitor|no person`,
  ],
  [
    'others',
    `nobody else|no one else|noone else|no-one else|none else|nobody else's|no one else's|no others|no other|no other one|no other ones|nothing else|not others|not the others|not of others|nothing from the others|nothing of the others|nothing from others|nothing of others|not other people's|not the ones of others`,
  ],
  [
    'rest',
    `others|the others|other people|other people's|everyone else|everybody else|anyone else|anybody else|anyone else's|the rest|ones of others`,
  ],
  ['us', `us|ourselves|we`],
  ['server', `server|our server|my server|server itself|service role|backend|the backend`],
  [
    'own',
    `own|their own|there own|they're own|his own|her own|his or her own|its own|your own|own one|own ones|own record|own records|themselves|himself|herself|itself|themself|his|her|their|your|own name|under his own name|under her own name|under their own name|in his own name|in her own name|in their own name|in his or her own name|under their own id|own user id|own id|belonging to them|that belong to them`,
  ],
  [
    'read',
    `see|sees|seen|read|reads|reading|view|views|viewed|viewing|look|looks|looking|look at|look through|have a look|visible|visable|readable|legible|shown|show|shows|display|displayed|accessible|access|find|finds|browse|invisible`,
  ],
  [
    'add',
    `add|adds|added|adding|post|posts|posting|submit|submits|insert|inserts|enter|enters|entered|entering|put in|put in new|report|reports|make|create|creates|register|registers|send|sends|book|books in|sign up|subscribe|leave`,
  ],
  [
    'change',
    `change|changes|changed|changing|edit|edits|edited|editing|update|updates|updated|updating|amend|amends|alter|alters|altering|modify|modifies|correct|corrects|adjust|fix|fixes|touch|touches|polish`,
  ],
  [
    'delete',
    `delete|deletes|deleted|deleting|remove|removes|removed|removing|withdraw|withdraws|erase|erases|take down|cancel|cancels|deletion`,
  ],
  ['write', `write|writes|writing|writable|write to`],
  [
    'manage',
    `manage|manages|full access|all rights|do everything|do anything|do all|everything|do everything with|do anything with`,
  ],
  [
    'only',
    `only|just|solely|exclusively|alone|nobody but|no one but|nobody except|no one except|none but|no one other than|nobody other than`,
  ],
  [
    'not',
    `not|n't|cannot|can't|cant|can not|never|must not|mustn't|may not|isn't|isnt|aren't|arent|don't|dont|doesn't|doesnt|shouldn't|shouldnt|should not|no|not allowed to|not able to|no longer|in no circumstances|under no circumstances|not be able to|not anymore`,
  ],
  [
    'except',
    `except|except for|apart from|other than|besides|unless|excluding|without|with the exception of|bar|nor|neither`,
  ],
  [
    'lock',
    `lock|lock down|lock up|locked|protect|protected|protection|turn on protection|turn on protection for|enable protection|enable row level security|enable the row level security|turn on row level security|turn on row security|row level security|row security|rls|shut|shut it|shut down|close|closed|secure|hide|hidden|not public|not be public|not visible|concealed|private|secret|confidential|off limits`,
  ],
  ['open', `open|opened|open up`],
  [
    'may',
    `will|will be|can|may|could|should|must|shall|ought|ought to|be able to|be able|able|able to|are able to|is able to|able to|is allowed to|are allowed to|allowed to|be allowed to|allowed|let|allow|permitted|be permitted|permitted to|be capable of|has the right to|have the right to|is ok|are ok|ok|fine|is fine|needs to|need to|has to|have to|want|wants|be|cn|shld|shud|shoud`,
  ],
  [
    'now',
    `it can not be that|it cannot be that|it can't be that|it cannot be|right now|at the moment|at present|presently|currently|rn|atm|nowadays|so far|today|still open|stand|stands|i am told|i'm told|i've been told|i think|i hear|i heard|i saw|been told|told|why can|why could|why does|why do|why is|why are|how come`,
  ],
  [
    'as-now',
    `like until now|as until now|as before|like before|as now|as it is|as they are|like now|same as before`,
  ],
  ['all', `all|all of it|all of them|all the|all our|every one|every|each and every|both|each|any|whole`],
  [
    'draft',
    `draft|drafts|unpublished|not published yet|hidden ones|not yet published|not published|aren't published|isn't published`,
  ],
  ['arrive', `arrive|arrives|start|starts|begin|begins|first|at first|at 1st|1st|initially|to begin with`],
  [
    'every-table',
    `everything|all tables|all the tables|every table|all our tables|all my tables|all data|all the data|the whole database|whole database`,
  ],
  [
    'vague',
    `sometimes|usually|mostly|often|maybe|perhaps|not only|not just|some of|some|few|half|most|temporarily|later|until|till|if|when|while|once|after|before|from|since|between|certain|selected|approve|approves|approved by|tick`,
  ],
  [
    'fill',
    `remain|remains|stay|stays|entirely|completely|fully|strictly|kept|keep|apparently|from now on|henceforth|starting now|ever|incl|including|matrix|parts|the|a|an|what|true|still|addresses|part|to|of|for|in|on|at|by|with|that|which|who|whom|whose|is|are|was|were|been|being|am|do|does|did|it|its|it's|them|they|he|she|this|these|those|there|here|also|too|as|well|please|pls|plz|kindly|thanks|thank|you|now|then|one|ones|row|rows|line|lines|record|records|entry|entries|table|tables|list|data|information|details|items|item|page|pages|website|site|web|online|our|my|so|make|makes|sure|rule|rules|set|need|would|like|have|has|get|out|into|new|course|obviously|needless|say|said|yes|hello|hi|hey|asap|lol|over|through|back|again|it again|up|such|via|app|main|portal|ok now|fix it|fix this|fix that|fix asap|stop it|put a stop to it|tell me that's not so|if it is|if so|in the same way|from the website|from the website itself|from our website|over the website|through the website|on the website|via the website|in the app|that's all|full stop|of course|needless to say|be so kind|upon|self|marked|mark|meaning|him|anymore|any more|any longer|done|stuff|right|rights|at all|own account|2|b|r|c|n|u|account|accounts|etc|three|two|all three|all two|them all`,
  ],
];

const byPhrase = new Map<string, AccessWord>();
for (const [kind, list] of phrases)
  for (const phrase of list.split('|')) if (!byPhrase.has(phrase)) byPhrase.set(phrase, kind);

/** Words of the longest phrase. */
export const longestAccessPhrase = Math.max(
  ...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length),
);

/** Single words that a misspelling is read as. */
export const accessVocabulary: readonly string[] = [...byPhrase.keys()].filter((phrase) =>
  /^[a-z]{6,}$/u.test(phrase),
);

/** What a phrase in small letters says about access. */
export function accessWord(phrase: string): AccessWord | undefined {
  return byPhrase.get(phrase);
}
