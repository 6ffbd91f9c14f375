import { pattern } from '../pattern.ts';
import { actionVerbs } from '../words/access.ts';

/** Single words only: an overlap such as 'be able to' beside 'be' would backtrack exponentially on a long text. */
const can = String.raw`(?:(?:can|should|may|must|could|will|shall|to|only|just|be|able|are|is|allowed|permission|the|right|not) )*`;
const verbSource = actionVerbs
  .flatMap(({ words }) => words)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const verbsSource = String.raw`(?<verbs>(?:${verbSource})(?:(?:,? and |, |,? or |/)(?:only )?(?:${verbSource}))*)`;

export const ownForms = [
  pattern(
    String.raw`(?:only )?(?:(?:each|every|the|all|a|signed-in|logged-in|signed in|logged in|my|our|app) )*(?<who>people|users?|persons?|everyone|everybody|members?|owners?|customers?|clients?|they|visitors|authors?|sellers?|students?|teachers?|employees|anyone|somebody|someone|creators?) ${can}${verbsSource} (?:(?:only )?(?:rows (?:in|of) )?(?:their|his or her|his|its) own|only (?:their|his or her|his|its)) (?<table>.+)`,
  ),
  pattern(
    String.raw`(?:only )?(?:the )?(?:owners?|creators?|author)(?: of (?:an? |the |each )?(?<table>.+?))? ${can}${verbsSource}(?: (?:it|them|(?:the |an? |their |its )*(?<other>.+)))?`,
  ),
  pattern(
    String.raw`(?:make |keep )?(?:the |all )*(?<table>.+?) (?:should be |must be |are |is |be )?(?:private|visible only|only visible|accessible only) (?:to|for) (?:each |every |their |its |the )*(?:users?|persons?|owners?|people|creators?|author|members?)`,
  ),
  pattern(
    String.raw`(?:each |every |an? |the )*(?<table>.+?) (?:should |must |can |may )?(?:only )?be (?<verbs>seen|read|visible|viewed|accessed|edited|changed)(?: only)? (?:by|to|for) (?:its |their |the )*(?:owners?|creators?|(?:user|person|people) who (?:created|made|added|owns?) (?:it|them))`,
  ),
];
export const publicForms = [
  pattern(
    String.raw`(?<only>only )?(?:everyone|everybody|anyone|anybody|all people|the public|the (?:whole )?world|(?:all |any )?visitors|anonymous (?:visitors|users|people)|any person|people without an account|all users|the internet) ${can}${verbsSource} (?:all |every |the |our |my )*(?<table>.+)`,
  ),
  pattern(
    String.raw`(?:make |open (?:up )?)(?:the |all |our |my )*(?<table>.+?) (?:public|publicly readable|readable by (?:everyone|anyone|the public)|visible to (?:everyone|anyone|the public)|public to read)`,
  ),
  pattern(
    String.raw`(?:give |allow |add |grant |enable )(?:everyone |anyone |the public )?(?:public|anonymous|open)? ?(?:read|reading|viewing|read-only) access (?:to|on|for) (?:the |all |our |my )*(?<table>.+)`,
  ),
  pattern(
    String.raw`(?:the |all |our )*(?<table>.+?) (?:should be|must be|can be|is|are) (?:public|publicly readable|readable by (?:everyone|anyone|the public)|visible to (?:everyone|anyone|the public)|(?:seen|read) by (?:everyone|anyone))`,
  ),
];
export const signedInForm = pattern(
  String.raw`(?<only>only )?(?:all |my |our |any |every )?(?:(?:signed-in|logged-in|signed in|logged in|authenticated|registered) (?:people|users?|persons?|members|visitors|customers)|(?:people|users) (?:who are |that are |who have )?(?:signed in|logged in|an account)|people with an account|members) ${can}${verbsSource} (?:all |every |the |our |my )*(?<table>.+)`,
);
export const nobodyForms = [
  pattern(
    String.raw`(?:nobody|no one|no-one)(?: else)?(?: (?:but|except|other than|apart from) (?:me|us|the server|myself|the admin|admins?))? ${can}${verbsSource} (?:from )?(?:the |our |my |any )*(?<table>.+)`,
  ),
  pattern(
    String.raw`only (?:i|me|we|the server|the admin|admins?|my server) ${can}${verbsSource} (?:the |our |my |all )*(?<table>.+)`,
  ),
];
export const hideForms = [
  pattern(
    String.raw`(?:lock|lock down|lock up|secure|protect|hide|close off|close down)(?: off)?(?: access to)? (?:the |our |my |all )*(?<table>.+?)(?: table)?(?: (?:down|from everyone|from the public|from everybody))?`,
  ),
  pattern(
    String.raw`(?:make|keep) (?:the |our |my |all )*(?<table>.+?)(?: table)? (?:private|secret|hidden|locked|secure)`,
  ),
];
export const enableForm = pattern(
  String.raw`(?:turn on|enable|activate|switch on|add) (?:row[- ]level security|rls|row security) (?:for|on|to|in) (?:the |our |my )*(?<table>.+)`,
);
export const removeForm = pattern(
  String.raw`(?:remove|delete|drop|revoke|take away|stop|end|disable|close|turn off|get rid of) (?:the |all |any )*(?<kind>public|anonymous|everyone's|open|signed-in|members')? ?(?:read |write )?(?:access|policy|policies|permissions?|rules?|reading)(?: (?<name>\S+))? (?:from|to|of|on|for) (?:the |our |my )*(?<table>.+)`,
);
export const stopForm = pattern(
  String.raw`(?:stop|prevent|keep|block) (?:everyone|everybody|people|users|visitors|anyone|the public|strangers) (?:from )?(?:reading|seeing|viewing|accessing|opening|getting at) (?:the |our |my )*(?<table>.+)`,
);
export const noneForm = pattern(
  String.raw`(?:visitors|people|users|everyone|anonymous visitors|the public) (?:can(?:not|'t)|should not|shouldn't|must not|mustn't|may not|should no longer|can no longer) ${can}${verbsSource} (?:the |our |my )*(?<table>.+)`,
);
export const disableForm = pattern(
  String.raw`(?:turn off|disable|deactivate|switch off|remove|drop) (?:row[- ]level security|rls|row security) (?:for|on|from|of|in) (?:the |our |my )*(?<table>.+)`,
);

export const columnForm = pattern(
  String.raw`(?:hide|conceal|mask|protect|lock) {the}?(?<column>.+?)(?: column| field)? (?:of|in|on|from) {the}?(?<table>.+)`,
);
