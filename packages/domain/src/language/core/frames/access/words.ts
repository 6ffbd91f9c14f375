/** What a phrase says about access. */
export type AccessWord =
  | 'everyone'
  | 'signed-in'
  | 'own'
  | 'nobody'
  | 'others'
  | 'server'
  | 'read'
  | 'add'
  | 'change'
  | 'delete'
  | 'everything'
  | 'only'
  | 'not'
  | 'may'
  | 'except'
  | 'lock'
  | 'fill';

const phrases: Readonly<Record<AccessWord, string>> = {
  everyone: `everyone|everybody|evryone|evrybody|anyone|anybody|all people|all the people|the public|public|general public|the general public|the whole world|the world|the internet|the whole internet|visitors|visitor|visitors of the website|website visitors|guests|guest|people on the website|any visitor|strangers|passers-by|without login|without logging in|without signing in|not logged in|not signed in|not logged in people|people without an account|anonymous|anonymous visitors|signed in or not|logged in or not|logged-in or not|with or without an account|with or without login|also guests|nobody has to log in|readers of the site|who is not logged in`,
  'signed-in': `signed in|signed-in|logged in|logged-in|logged on|login|is login|with an account|has an account|have an account|who have an account|accounts|registered|registered users|registered people|users|user|signed in people|signed-in people|signed in users|signed-in users|logged in people|logged in users|logged in ppl|logged-in people|people who are logged in|people who are signed in|who is logged in|who are logged in|who are signed in|only logged in|the team|team|our team|my team`,
  own: `own|their own|there own|his own|her own|his or her own|its own|your own|themselves|himself|herself|under his own name|under her own name|under their own name|in his own name|in their own name|in his or her own name|the people who made them|the person who made it|who made it|who wrote it|who made them|whoever wrote it|the person who wrote it|the one who wrote it|who created it|who added it|the author|its author|who write review|it belongs to|they belong to|that belong to them|belonging to them|for him only|assigned to them|assigned to him|their|his|her|theirs`,
  nobody: `nobody|no one|noone|no-one|none|not anyone|not anybody`,
  others: `nobody else|no one else|noone else|nobody else's|no others|not others|others not|not of others|others|other people|not the others|not other people's|nothing else|no one else's|anyone else|anybody else|everyone else|everybody else|the rest`,
  server: `the server|only the server|server only|my server|the service role|service role|the back office|backend|the backend|internal|internally`,
  read: `see|sees|read|reads|view|views|look|looks|look at|look up|looking|watch|find|access|accessible|visible|visable|readable|shown|show|display|displayed|seen|viewed|public|open|legible|reading|viewing|have a look|know`,
  add: `add|adds|write|writes|post|posts|submit|create|insert|enter|make|make a new one|put in|sign up|book|send|send in|leave|type in|fill in|register|writing|adding|posting|make new ones|new ones`,
  change: `change|changes|edit|edits|update|amend|alter|modify|correct|touch|adjust|changing|editing|fix their|move`,
  delete: `delete|deletes|remove|withdraw|erase|deleting|take down|cancel|throw away|take it back`,
  everything: `do everything|everything|manage|full access|all rights|work with|do anything|do all|use`,
  only: `only|just|solely|exclusively|nobody but|no one but|no one except|nobody except|none but`,
  not: `not|n't|cannot|can't|cant|never|must not|mustn't|may not|isn't|isnt|aren't|arent|don't|dont|doesn't|doesnt|shouldn't|should not|no|without|not be able to|not allowed|not able`,
  may: `can|may|could|should|must|shall|be able to|are able to|is able to|is allowed to|are allowed to|allowed to|let|allow|ought to|might|is ok|ok|is fine|are fine|have to be able to|able|has the right to|permitted|be permitted to`,
  except: `except|except for|apart from|other than|but not`,
  lock: `lock|lock down|lock up|protect|protection|turn on protection|turn on protection for|turn on row level security|row level security|rls|shut|shut it|close|make private|private|secret|hide|hidden|secure|secured|confidential|not public|off limits|nobody's business`,
  fill: `the|a|an|to|of|for|in|on|at|by|with|and|or|but|so|that|which|who|whom|is|are|be|been|was|it|them|they|he|she|this|these|those|there|here|also|too|as|well|please|pls|plz|kindly|thanks|thank|you|now|then|all|any|every|each|some|one|ones|row|rows|record|records|entry|entries|table|list|data|information|details|people|person|ppl|folks|someone|somebody|website|site|page|online|internet|web|from|our|my|we|i|us|make|makes|sure|rule|rules|set|up|want|need|would|like|have|has|get|gets|if|when|their|off|out|into|new|course|obviously|needless|say|said|else|both|yes|ok|still|should|same|way|already|how|can|u|hi|hello|right|rights|permission|permissions|access`,
};

const byPhrase = new Map<string, AccessWord>();
const longest = { words: 1 };
const kinds: readonly AccessWord[] = ['everyone', 'signed-in', 'own', 'nobody', 'others', 'server', 'read', 'add', 'change', 'delete', 'everything', 'only', 'not', 'may', 'except', 'lock', 'fill'];
for (const kind of kinds)
  for (const phrase of phrases[kind].split('|')) {
    if (!byPhrase.has(phrase)) byPhrase.set(phrase, kind);
    longest.words = Math.max(longest.words, phrase.split(' ').length);
  }

/** Words of the longest phrase. */
export const longestAccessPhrase = longest.words;

/** What a phrase in small letters says about access. */
export function accessWord(phrase: string): AccessWord | undefined {
  return byPhrase.get(phrase);
}
