import { findMention, requireTable } from '../find.ts';
import type { Lexicon, LexiconColumn, LexiconTable } from '../lexicon.ts';
import { plural, spoken } from '../names.ts';
import { choice, listed, question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import type { Understanding } from '../plan.ts';
import { accessPlan, lockPlan } from '../plans/access.ts';
import { allActions, policyName } from '../plans/policies.ts';
import type { Action } from '../plans/policies.ts';
import type { Wish } from '../wish.ts';
import { actionVerbs } from '../words/access.ts';

const run =
  /^(?:(?:make sure|ensure|see to it|guarantee|require)(?: that)? |let |allow |only let |only allow |i only want |set it up so(?: that)? |it so(?: that)? |so that )+/iu;
/** Single words only: an overlap such as 'be able to' beside 'be' would let a long text be read in endless ways. */
const can = String.raw`(?:(?:can|should|may|must|could|will|shall|to|only|just|be|able|are|is|allowed|permission|the|right|not) )*`;
const verbSource = actionVerbs
  .flatMap(({ words }) => words)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const verbs = String.raw`(?<verbs>(?:${verbSource})(?:(?:,? and |, |,? or |/)(?:only )?(?:${verbSource}))*)`;

const ownForms = [
  pattern(
    String.raw`(?:only )?(?:(?:each|every|the|all|a|signed-in|logged-in|signed in|logged in|my|our|app) )*(?<who>people|users?|persons?|everyone|everybody|members?|owners?|customers?|clients?|they|visitors|authors?|sellers?|students?|teachers?|employees|anyone|somebody|someone|creators?) ${can}${verbs} (?:(?:only )?(?:rows (?:in|of) )?(?:their|his or her|his|its) own|only (?:their|his or her|his|its)) (?<table>.+)`,
  ),
  pattern(
    String.raw`(?:only )?(?:the )?(?:owners?|creators?|author)(?: of (?:an? |the |each )?(?<table>.+?))? ${can}${verbs}(?: (?:it|them|(?:the |an? |their |its )*(?<other>.+)))?`,
  ),
  pattern(
    String.raw`(?:make |keep )?(?:the |all )*(?<table>.+?) (?:should be |must be |are |is |be )?(?:private|visible only|only visible|accessible only) (?:to|for) (?:each |every |their |its |the )*(?:users?|persons?|owners?|people|creators?|author|members?)`,
  ),
  pattern(
    String.raw`(?:each |every |an? |the )*(?<table>.+?) (?:should |must |can |may )?(?:only )?be (?<verbs>seen|read|visible|viewed|accessed|edited|changed)(?: only)? (?:by|to|for) (?:its |their |the )*(?:owners?|creators?|(?:user|person|people) who (?:created|made|added|owns?) (?:it|them))`,
  ),
];
const publicForms = [
  pattern(
    String.raw`(?<only>only )?(?:everyone|everybody|anyone|anybody|all people|the public|the (?:whole )?world|(?:all |any )?visitors|anonymous (?:visitors|users|people)|any person|people without an account|all users|the internet) ${can}${verbs} (?:all |every |the |our |my )*(?<table>.+)`,
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
const signedInForm = pattern(
  String.raw`(?<only>only )?(?:all |my |our |any |every )?(?:(?:signed-in|logged-in|signed in|logged in|authenticated|registered) (?:people|users?|persons?|members|visitors|customers)|(?:people|users) (?:who are |that are |who have )?(?:signed in|logged in|an account)|people with an account|members) ${can}${verbs} (?:all |every |the |our |my )*(?<table>.+)`,
);
const nobodyForms = [
  pattern(
    String.raw`(?:nobody|no one|no-one)(?: else)?(?: (?:but|except|other than|apart from) (?:me|us|the server|myself|the admin|admins?))? ${can}${verbs} (?:the |our |my |any )*(?<table>.+)`,
  ),
  pattern(
    String.raw`only (?:i|me|we|the server|the admin|admins?|my server) ${can}${verbs} (?:the |our |my |all )*(?<table>.+)`,
  ),
  pattern(
    String.raw`(?:lock|lock down|lock up|close|secure|protect|hide)(?: off)?(?: access to)? (?:the |our |my |all )*(?<table>.+?)(?: table)?(?: (?:down|from everyone|from the public|from everybody))?`,
  ),
  pattern(
    String.raw`(?:make|keep) (?:the |our |my |all )*(?<table>.+?)(?: table)? (?:private|secret|hidden|locked|secure)`,
  ),
];
const enableForm = pattern(
  String.raw`(?:turn on|enable|activate|switch on|add) (?:row[- ]level security|rls|row security) (?:for|on|to|in) (?:the |our |my )*(?<table>.+)`,
);
const removeForm = pattern(
  String.raw`(?:remove|delete|drop|revoke|take away|stop|end|disable|close|turn off|get rid of) (?:the |all |any )*(?<kind>public|anonymous|everyone's|open|signed-in|members')? ?(?:read |write )?(?:access|policy|policies|permissions?|rules?|reading)(?: (?<name>\S+))? (?:from|to|of|on|for) (?:the |our |my )*(?<table>.+)`,
);
const stopForm = pattern(
  String.raw`(?:stop|prevent|keep|block) (?:everyone|everybody|people|users|visitors|anyone|the public|strangers) (?:from )?(?:reading|seeing|viewing|accessing|opening|getting at) (?:the |our |my )*(?<table>.+)`,
);
const noneForm = pattern(
  String.raw`(?:visitors|people|users|everyone|anonymous visitors|the public) (?:can(?:not|'t)|should not|shouldn't|must not|mustn't|may not|should no longer|can no longer) ${can}${verbs} (?:the |our |my )*(?<table>.+)`,
);
const disableForm = pattern(
  String.raw`(?:turn off|disable|deactivate|switch off|remove|drop) (?:row[- ]level security|rls|row security) (?:for|on|from|of|in) (?:the |our |my )*(?<table>.+)`,
);

function actionsOf(said: string | undefined): readonly Action[] {
  const words = (said ?? '').toLowerCase();
  const found = new Set(
    actionVerbs
      .filter((entry) =>
        entry.words.some((word) => new RegExp(`(?:^|[^\\p{L}])${word}(?:$|[^\\p{L}])`, 'u').test(words)),
      )
      .flatMap(({ actions }) => actions),
  );
  return allActions.filter((action) => found.has(action));
}

const ownerNames = [
  'user_id',
  'owner_id',
  'created_by',
  'author_id',
  'owner',
  'creator_id',
  'created_by_id',
  'profile_id',
  'account_id',
  'member_id',
];

/** The column that says whose row it is: by its usual name, and fit to hold a user's id. */
export function ownerOf(table: LexiconTable): LexiconColumn | undefined {
  const fit = table.columns.filter((column) => column.type === 'uuid' && !column.primaryKey);
  const usual = ownerNames
    .map((name) => fit.find((column) => column.name === name))
    .find((column) => column !== undefined);
  const pointing = fit.filter(
    (column) => column.references === 'users' || column.references === 'auth.users',
  );
  return usual ?? (pointing.length === 1 ? pointing[0] : undefined);
}

function owned(table: LexiconTable, actions: readonly Action[]): Understanding {
  const owner = ownerOf(table);
  if (owner !== undefined)
    return accessPlan({ table, audience: { kind: 'owner', column: owner.name }, actions, only: true });
  return question(`${spoken(table.name)} does not say yet whose row is whose. It needs an owner first.`, [
    choice(`Add an owner to ${table.name}`),
    choice(`Only signed-in people can read ${table.name}`, 'Let signed-in people read all of it'),
    choice(`Lock ${table.name}`, 'Lock it for everyone'),
  ]);
}

function opened(
  table: LexiconTable,
  kind: 'everyone' | 'signed-in',
  actions: readonly Action[],
  only: boolean,
): Understanding {
  const label = spoken(table.name);
  if (kind === 'everyone' && actions.some((action) => action !== 'select')) {
    return question(
      `Letting everyone change ${label} would let strangers overwrite it. What should be allowed instead?`,
      [
        choice(`Everyone can read ${table.name}`, 'Everyone can read it'),
        choice(
          `People can read, add, edit and delete only their own ${table.name}`,
          'Each person their own rows',
        ),
        choice(`Signed-in people can read ${table.name}`, 'Signed-in people can read it'),
      ],
    );
  }
  const there = actions.every((action) => table.policies.includes(policyName({ kind }, action, table.name)));
  if (there && table.rowSecurity && (!only || table.policies.length === actions.length))
    return question(`That is so already: ${table.policies.join(', ')}.`);
  return accessPlan({ table, audience: { kind }, actions, only });
}

function closed(table: LexiconTable, kind: string | undefined): Understanding {
  if (kind === undefined || table.policies.length === 0) return lockPlan(table, table.policies);
  const word = /public|anonym|every|open/iu.test(kind)
    ? /every|any|public|anon/iu
    : /sign|member|logged|auth/iu;
  const matching = table.policies.filter((name) => word.test(name));
  if (matching.length > 0) return lockPlan(table, matching);
  return question(
    `${spoken(table.name)} has the rules ${listed(table.policies)}, and none says plainly that it is public. Should all of them go?`,
    [choice(`Lock ${table.name}`, 'Take them all away')],
  );
}

function tableOf(
  said: string | undefined,
  wish: Wish,
  lexicon: Lexicon,
): LexiconTable | Understanding | undefined {
  if (said === undefined || /^(?:ones?|rows?|data|things|stuff|records|it|them|information)$/iu.test(said)) {
    return question(
      'For which table?',
      lexicon.tables
        .slice(0, 5)
        .map(({ name }) => choice(`People should only see their own ${plural(name)}`, spoken(name))),
    );
  }
  const bare = said.replace(/ (?:table|data|rows?|records?)$/iu, '');
  const mention = findMention(bare, lexicon);
  if (mention?.before === '' && mention.after === '') return mention.table;
  const found = requireTable(wish, bare, lexicon);
  return found.ok ? found.value : found.error;
}

function isTable(found: LexiconTable | Understanding | undefined): found is LexiconTable {
  return found !== undefined && 'columns' in found;
}

interface Reading {
  readonly said: string | undefined;
  readonly plan: (table: LexiconTable) => Understanding;
  /** Weak wordings ('lock …', 'keep … private') count only when they name a table. */
  readonly weak?: boolean;
}

function match(forms: readonly RegExp[], text: string) {
  return forms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
}

function reading(text: string, hadOnly: boolean): Reading | undefined {
  const disable = match([disableForm], text);
  if (disable !== undefined)
    return {
      said: disable['table'],
      plan: (table) =>
        question(
          `Without its lock anyone could read and change ${spoken(table.name)}. What should be allowed?`,
          [choice(`Everyone can read ${table.name}`), choice(`Signed-in people can read ${table.name}`)],
        ),
    };
  const enable = match([enableForm], text);
  if (enable !== undefined) return { said: enable['table'], plan: (table) => lockPlan(table, []) };
  const own = match(ownForms, text);
  if (own !== undefined) {
    const actions = actionsOf(own['verbs']);
    return {
      said: own['table'] ?? own['other'],
      plan: (table) => owned(table, actions.length === 0 ? ['select'] : actions),
    };
  }
  const removal = match([removeForm], text);
  if (removal !== undefined)
    return { said: removal['table'], plan: (table) => closed(table, removal['kind']) };
  const none = match([noneForm, stopForm], text);
  if (none !== undefined)
    return { said: none['table'], plan: (table) => closed(table, 'public'), weak: true };
  const members = match([signedInForm], text);
  if (members !== undefined)
    return {
      said: members['table'],
      plan: (table) =>
        opened(table, 'signed-in', actionsOf(members['verbs']), hadOnly || members['only'] !== undefined),
    };
  const nobody = match(nobodyForms, text);
  if (nobody !== undefined)
    return { said: nobody['table'], plan: (table) => lockPlan(table, table.policies), weak: true };
  const everyone = match(publicForms, text);
  if (everyone === undefined) return undefined;
  const verbsSaid = everyone['verbs'] === undefined ? (['select'] as const) : actionsOf(everyone['verbs']);
  return { said: everyone['table'], plan: (table) => opened(table, 'everyone', verbsSaid, false) };
}

/** 'People should only see their own orders', 'everyone can read products', 'lock orders'. */
export const access: Grammar = (wish, lexicon) => {
  const hadOnly = /^(?:only (?:let|allow)|i only want|let only) /iu.test(wish.text);
  const text = wish.text.replace(run, '').trim();
  const found = reading(text, hadOnly) ?? reading(wish.text, false);
  if (found === undefined) return undefined;
  const table = tableOf(found.said, wish, lexicon);
  if (isTable(table)) return found.plan(table);
  return found.weak === true ? undefined : table;
};
