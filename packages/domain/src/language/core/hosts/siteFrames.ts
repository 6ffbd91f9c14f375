import { ask, branchesIn, mainBranch, referred, site, valuesOf, versionOr } from './frames.ts';
import type { Frame } from './frames.ts';
import { lower } from './clauses.ts';
import { refsOf } from './slots.ts';
import type { Slots } from './slots.ts';
import { deploysOf, versionIn } from './versions.ts';
import type { Item, Meaning } from './types.ts';

const service = 'deployment';

/** The branch that is published: a named one, or none for the one at hand. */
function publish(slots: Slots): Meaning | undefined {
  const branches = valuesOf(slots, 'branch');
  if (branches === undefined || branches.length > 1) return ask('Which branch should I publish?');
  if (branches.length === 0 && slots.has('BRANCH'))
    return ask(
      'Which branch should I publish?',
      slots.context.code.branches.map((name) => `publish the branch ${name}`),
    );
  const main = slots.items.find((item) => item.cat === 'cue' && item.value === 'MAIN');
  if (main !== undefined && branches.length === 0) slots.take(main);
  const branch = branches[0] ?? (main === undefined ? undefined : mainBranch(slots));
  return site({ do: 'publish', ...(branch !== undefined && { branch }) });
}

function preview(slots: Slots): Meaning | undefined {
  const branches = branchesIn(slots);
  if (branches === undefined || (branches.length === 0 && slots.has('BRANCH')))
    return ask('Which branch do you want to preview?');
  return site(
    ...(branches.length === 0
      ? [{ do: 'preview' as const }]
      : branches.map((branch) => ({ do: 'preview' as const, branch }))),
  );
}

/** The one preview that is meant; with a single preview, that one. */
function previewOf(slots: Slots, sentence: string): readonly string[] | Meaning {
  const previews = slots.context.site.previews.map(({ branch }) => branch);
  const named = branchesIn(slots);
  const only = named?.length === 0 && previews.length === 1 && slots.has('PREVIEW') ? previews : named;
  if (only === undefined || only.length === 0)
    return ask(
      'Which preview do you mean?',
      previews.map((branch) => `${sentence} ${branch}`),
    );
  const missing = only.find((branch) => !previews.includes(branch));
  return missing === undefined
    ? only
    : ask(
        `There is no preview of ${missing}. Which one do you mean?`,
        previews.map((branch) => `${sentence} ${branch}`),
      );
}

function promote(slots: Slots): Meaning | undefined {
  const found = previewOf(slots, 'promote the preview of');
  if ('kind' in found) return found;
  const [branch = '', ...more] = found;
  return more.length > 0 ? undefined : site({ do: 'promote', branch });
}

function removePreview(slots: Slots): Meaning | undefined {
  const found = previewOf(slots, 'remove the preview of');
  if ('kind' in found) return found;
  return site(...found.map((branch) => ({ do: 'remove-preview' as const, branch })));
}

function rollBack(slots: Slots): Meaning | undefined {
  const deploys = deploysOf(slots);
  if (deploys.length === 0) return undefined;
  const earlier =
    slots.named('deploy').length === 0 && slots.has('BEFORE') && slots.has('it', 'that')
      ? slots.antecedent('deploy')
      : undefined;
  if (slots.has('REVERT') && slots.has('PUBLISH', 'PUBLISHING')) {
    const [, before] = deploys;
    for (const item of slots.items) if (item.cat === 'cue' && item.value === 'LAST') slots.take(item);
    return before === undefined ? undefined : site({ do: 'roll-back', deploy: before.id });
  }
  // "I liked last Friday's version. Show that one again."
  const said =
    versionIn(slots, deploys, 'deploy', true) ??
    (slots.has('VERSION', 'it', 'that') && slots.earlier.length > 0
      ? versionIn(slots.previous(), deploys, 'deploy', true)
      : undefined);
  // What stays shows which version is meant: "as it was before, with the new prices".
  const found =
    earlier === undefined
      ? said
      : {
          id:
            deploys[deploys.findIndex(({ id }) => id === refsOf(earlier, 'deploy')[0]?.value) + 1]?.id ?? '',
        };
  const deploy = versionOr(found, (title) => `roll back to "${title}"`);
  if (typeof deploy !== 'string') return deploy;
  if (deploy === slots.context.site.live?.id || deploy === '')
    return ask(
      'Visitors see that version already. Which one do you want instead?',
      deploys.slice(1).map(({ message }) => `roll back to "${message}"`),
    );
  return site({ do: 'roll-back', deploy });
}

const scopeCues = { SCOPELIVE: 'live', SCOPEPREVIEW: 'previews', SCOPEBOTH: 'both' } as const;

/** Where something holds: "on the live site", "for the previews". */
function scopeIn(slots: Slots): { scope?: 'live' | 'previews' | 'both' } {
  if (slots.has('SCOPELIVE') && slots.has('SCOPEPREVIEW', 'PREVIEW')) return { scope: 'both' };
  for (const [cue, scope] of Object.entries(scopeCues)) if (slots.has(cue)) return { scope };
  if (slots.has('PREVIEW')) return { scope: slots.has('LIVE', 'REAL') ? 'both' : 'previews' };
  return slots.has('LIVE', 'REAL') ? { scope: 'live' } : {};
}

const isScope = (item: Item): boolean => item.cat === 'cue' && item.value in scopeCues;
const variableName = /^[A-Za-z_]\w*$/u;

/** The variable a clause names: as written, or in words. */
function variableIn(slots: Slots): string | undefined {
  const [typed] = slots.left('variable');
  if (typed !== undefined) {
    // The same variable may be named in words too.
    for (const item of slots.named('variable'))
      if (refsOf(item, 'variable').every(({ value }) => value === typed.value)) slots.take(item);
    return slots.take(typed).value;
  }
  const item = slots.named('variable')[0];
  const refs = item === undefined ? [] : refsOf(item, 'variable');
  if (item !== undefined && refs.length === 1) {
    slots.take(item);
    return refs[0]?.value;
  }
  const named = slots.has('VARIABLE') ? (slots.after('NAMED') ?? slots.after('VARIABLE')) : undefined;
  if (named === undefined || named.cat !== 'word' || !/^[A-Z][A-Z0-9_]*$/u.test(named.said)) return undefined;
  return slots.take(named).said;
}

function setVariable(slots: Slots): Meaning | undefined {
  const name = variableIn(slots);
  if (name === undefined)
    return slots.has('VARIABLE')
      ? ask('Which variable do you mean? Say its name in capitals.', [])
      : undefined;
  const scope = scopeIn(slots);
  const [quoted] = slots.left('quoted');
  const stop = (item: Item): boolean => isScope(item) || (item.cat === 'mark' && item.value !== ':');
  const at = slots.items.findIndex((item) => slots.taken.has(item) && item.value.toUpperCase() === name);
  const mark = slots.items.findIndex(
    (item, index) =>
      index >= at &&
      ((item.cat === 'mark' && /^[:=]$/u.test(item.value)) ||
        /^(?:to|as|into|is|be)$/u.test(lower(item)) ||
        (item.cat === 'cue' && item.value === 'VALUE')),
  );
  const following = slots.items[at + 1];
  const figure = at >= 0 && following?.cat === 'number' ? following : undefined;
  const next = slots.items
    .slice(mark + 1)
    .find(
      (item) =>
        item.cat !== 'mark' &&
        !(item.cat === 'cue' && (item.value === 'VALUE' || item.value === 'CURRENT')) &&
        !(item.cat === 'glue'),
    );
  const hasMark = mark >= 0 && next !== undefined && !slots.taken.has(next);
  const value =
    quoted !== undefined
      ? slots.take(quoted).value
      : figure !== undefined
        ? slots.textFrom(figure, stop)
        : hasMark
          ? slots.textFrom(next, stop)
          : '';
  if (!variableName.test(name) || value === '')
    return ask(`What should ${name} be? Put the value in quotes.`);
  // Where several words end cannot be told, unless they are figures.
  if (quoted === undefined && /\s/u.test(value) && !/^[\d\s+()/-]+$/u.test(value))
    return ask(`Where does the value of ${name} end? Put it in quotes.`);
  return site({ do: 'set-variable', name, value, ...scope });
}

function removeVariable(slots: Slots): Meaning | undefined {
  const name =
    variableIn(slots) ??
    referred(slots, 'variable') ??
    slots.earlier.findLast(({ cat }) => cat === 'variable')?.value;
  if (name === undefined)
    return ask(
      'Which variable should I remove?',
      slots.context.site.variables.map((each) => `remove the variable ${each}`),
    );
  if (!slots.context.site.variables.includes(name))
    return ask(
      `There is no variable called ${name}. Which one should I remove?`,
      slots.context.site.variables.map((each) => `remove the variable ${each}`),
    );
  return site({ do: 'remove-variable', name, ...scopeIn(slots) });
}

const bareDomain = (value: string): string =>
  value
    .replace(/^https?:\/\//u, '')
    .replace(/\/.*$/u, '')
    .toLowerCase();
const isDomain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u;

/** The domain a clause names or refers to. */
function domainIn(slots: Slots): string | undefined {
  const [typed] = slots.left('domain');
  if (typed !== undefined) return bareDomain(slots.take(typed).value);
  const known = valuesOf(slots, 'domain');
  if (known?.length === 1) return known[0];
  const earlier = slots.earlier.findLast(
    (item) => item.cat === 'domain' || item.refs.some(({ kind }) => kind === 'domain'),
  );
  if (earlier === undefined || slots.left('name', 'word').length > 0) return undefined;
  return earlier.cat === 'domain'
    ? bareDomain(earlier.value)
    : refsOf(earlier, 'domain').length === 1
      ? refsOf(earlier, 'domain')[0]?.value
      : undefined;
}

function withDomain(question: string, choice: string, read: (domain: string) => Meaning | undefined) {
  return (slots: Slots): Meaning | undefined => {
    const domain = domainIn(slots);
    if (domain === undefined || !isDomain.test(domain))
      return ask(
        question,
        choice === '' ? [] : slots.context.site.domains.map((each) => `${choice} ${each.domain}`),
      );
    if (choice !== '' && !slots.context.site.domains.some((each) => each.domain === domain))
      return ask(
        `${domain} isn't connected to your site. Which address do you mean?`,
        slots.context.site.domains.map((each) => `${choice} ${each.domain}`),
      );
    return read(domain);
  };
}

function redirect(slots: Slots): Meaning | undefined {
  const paths = slots.left('path');
  for (const path of paths) slots.take(path);
  const target =
    paths.find((item) => /^(?:to|REDIRECT|->|→|at|on|into)$/u.test(slots.before(item))) ??
    (paths.length > 1 ? paths.at(-1) : undefined);
  const source = paths.find((item) => item !== target) ?? slots.earlier.findLast(({ cat }) => cat === 'path');
  if (source === undefined || paths.length > 2)
    return ask('Which address should send visitors on? Say it like /old.');
  return target === undefined
    ? ask(`Where should ${source.value} send visitors? Say it like /new.`)
    : site({ do: 'redirect', from: source.value, to: target.value });
}

function removeRedirect(slots: Slots): Meaning | undefined {
  const [path] = slots.left('path');
  const from =
    path === undefined ? slots.earlier.findLast(({ cat }) => cat === 'path')?.value : slots.take(path).value;
  return from === undefined
    ? ask(
        'Which redirect should I remove?',
        slots.context.site.redirects.map((each) => `remove the redirect from ${each.from}`),
      )
    : site({ do: 'remove-redirect', from });
}

function takeOffline(slots: Slots): Meaning | undefined {
  const [quoted] = slots.left('quoted');
  const message = quoted === undefined ? slots.textFrom(slots.after('NAMED')) : slots.take(quoted).value;
  return site({ do: 'take-offline', ...(message !== '' && { message }) });
}

function bringOnline(slots: Slots): Meaning | undefined {
  return slots.has('NEW') ? site({ do: 'publish' }, { do: 'bring-online' }) : site({ do: 'bring-online' });
}

function setPassword(slots: Slots): Meaning | undefined {
  const [quoted] = slots.left('quoted');
  const follow = slots.after(':', 'USE', 'NAMED', 'VALUE', 'PASSWORD');
  const colon = slots.items.find((item) => item.cat === 'mark' && item.value === ':');
  const afterColon = colon === undefined ? undefined : slots.items[slots.items.indexOf(colon) + 1];
  const word = [afterColon, follow, ...slots.left('word')].find(
    (item) => item?.cat === 'word' && !slots.taken.has(item),
  );
  const chosen = quoted ?? word;
  if (chosen !== undefined) slots.take(chosen);
  const password = chosen === undefined ? undefined : quoted === undefined ? chosen.said : chosen.value;
  // A word that only describes is no password.
  if (
    quoted === undefined &&
    word !== undefined &&
    !slots.has('USE', 'NAMED', 'VALUE', 'to') &&
    colon === undefined &&
    !/\d/u.test(word.said)
  )
    return ask(`Should the password be "${word.said}"?`, [
      `protect the site with the password "${word.said}"`,
      'protect the site with a password',
    ]);
  return site({ do: 'set-password', ...(password !== undefined && { password }), ...scopeIn(slots) });
}

/** Only the bare words: "remove it from the site" is about something else. */
function deleteSite({ items }: Slots): Meaning | undefined {
  const isBare = items.every(
    (item) => /^(?:cue|mark|filler)$/u.test(item.cat) || /^(?:the|my|our|this|and)$/u.test(lower(item)),
  );
  return isBare ? site({ do: 'delete-site' }) : undefined;
}

const frame = (
  id: string,
  forms: readonly string[],
  may: string,
  read: Frame['read'],
  isGrave = false,
): Frame => ({ id, service, forms, may, read, isGrave });

const siteCues = 'SITE REAL VERSION';

/** Frames of changes of the site. */
export const siteFrames: readonly Frame[] = [
  frame(
    'remove-preview',
    [
      'DELETE|NOTWANTED PREVIEW',
      'TAKE|BRING|PUT DOWN|OFF|AWAY|OUT PREVIEW',
      'CLOSE PREVIEW',
      'PREVIEW NOLONGER',
      'PREVIEW AWAY',
      'DELETE #PREVIEW it',
      'TAKE|BRING DOWN #PREVIEW it',
      'CANCEL PREVIEW',
    ],
    'PREVIEW BRANCH VERSION NOLONGER TAKE BRING DOWN NOTWANTED',
    removePreview,
    true,
  ),
  frame(
    'promote',
    [
      'PROMOTE',
      'PREVIEW REAL|LIVE',
      'MAKE|PUT|PUBLISH|TAKE|BRING LIVE|REAL|EVERYONE|PUBLISH #PREVIEW it|this|that|one',
      'PUBLISH PREVIEW',
      'PUBLISH #PREVIEW it|that',
      'MAKE PREVIEW EVERYONE',
      'PREVIEW WHAT EVERYONE LOOK',
    ],
    'PREVIEW BRANCH VERSION REAL LIVE SITE EVERYONE CURRENT VALUE MAKE PUT LOOK WHAT PUBLISH NEW MAIN',
    promote,
    true,
  ),
  frame(
    'preview',
    ['PREVIEW', 'LOOK FIRST', 'MAKE PREVIEW', 'TRY FIRST', 'PUBLISH FIRST', 'PREVIEW FIRST'],
    'PERSON FIRST LOOK MAKE PUT NEW BRANCH VERSION SITE PAGE CHANGES EVERYONE ALL WHAT CURRENT REDIRECT TAKE BRING WORKING HOWCOME TRY INITIAL SINGLE UPDATE UNSAVED LIVE',
    preview,
  ),
  frame('delete-site', ['DELETE SITE'], 'SITE ALL', deleteSite, true),
  frame(
    'take-offline',
    [
      'CLOSE SITE|REAL',
      'SITE|PAGE OFF',
      'PUT|TAKE|BRING|MAKE OFFLINE|DOWN|OFF SITE|REAL',
      'OFFLINE NAMED',
      'CLOSE NAMED',
      'SITE DOWN|OFFLINE',
      'TAKE|BRING DOWN SITE',
      'TURN|SWITCH OFF SITE',
      'CLOSE #SITE it',
      'TAKE|BRING|PUT|MAKE #SITE it OFFLINE|DOWN',
    ],
    'SITE REAL NAMED DOWN OFFLINE OFF EVERYONE MAKE PUT TAKE BRING VERSION LIVE ALL',
    takeOffline,
    true,
  ),
  frame(
    'bring-online',
    [
      'REOPEN',
      'PUT|TAKE|BRING|TURN|MAKE BACK|AGAIN LIVE|on|UP|SITE',
      'PUT|TAKE|BRING|MAKE|TURN LIVE AGAIN|BACK',
      'SITE BACK|AGAIN on|LIVE|UP',
      'MAKE SITE AGAIN',
      'BACK LIVE',
      'TURN|SWITCH SITE on',
      'SWITCH on AGAIN|BACK',
      'SITE AGAIN',
      'PUBLISH AGAIN !offline',
      'PUT LIVE AGAIN',
      'PUT|TAKE|BRING|TURN|MAKE LIVE|UP !offline',
      'PUT|TAKE|BRING|TURN|MAKE SITE LIVE|UP !offline',
    ],
    'SITE REAL LIVE BACK AGAIN UP EVERYONE CURRENT NEW PUT TAKE BRING MAKE TURN SWITCH VERSION',
    bringOnline,
    true,
  ),
  frame(
    'set-main-domain',
    ['MAIN @domain', 'MAIN DOMAIN', 'MAKE MAIN it @domain'],
    'MAIN DOMAIN MAKE PUT VERSION SITE VALUE CURRENT NEW USE',
    withDomain('Which address should be the main one?', 'set the main domain', (domain) =>
      site({ do: 'set-main-domain', domain }),
    ),
  ),
  frame(
    'add-domain',
    [
      'CONNECT|MAKE|PUT|USE|NEW|TAKE|BRING @domain',
      'CONNECT|PUT|MAKE|USE DOMAIN',
      'SITE CONNECT',
      'PUT|MAKE|CONNECT|USE|TAKE|BRING to|on|with SITE it|that',
      'CONNECT it|that',
    ],
    'UP DOMAIN SITE NEW OLDSTAYS MAKE PUT CONNECT REAL TAKE BRING LIVE MAIN',
    (slots) =>
      withDomain('Which address should I connect? Say it like shop.example.', '', (domain) =>
        site({ do: 'add-domain', domain, ...(slots.has('MAIN') && { isMain: true }) }),
      )(slots),
    true,
  ),
  frame(
    'remove-domain',
    [
      'DELETE|NOTWANTED @domain',
      'DELETE DOMAIN',
      'TAKE|BRING OFF|AWAY|DOWN|OUT @domain',
      '@domain AWAY',
      'DELETE ~domain',
    ],
    'DOMAIN SITE NOLONGER OFF AWAY DOWN',
    withDomain('Which address should I remove?', 'remove the domain', (domain) =>
      site({ do: 'remove-domain', domain }),
    ),
    true,
  ),
  frame(
    'remove-redirect',
    [
      'DELETE|CANCEL REDIRECT',
      'REDIRECT NOLONGER',
      'DELETE #REDIRECT it',
      'TAKE|BRING OFF|AWAY REDIRECT',
      'CLOSE REDIRECT',
    ],
    'REDIRECT NOLONGER',
    removeRedirect,
    true,
  ),
  frame(
    'redirect',
    ['REDIRECT @path', 'VISIT @path', 'MAKE|PUT REDIRECT', '@path to @path', 'GOBACK @path'],
    'VISIT REDIRECT EVERYONE MAKE PUT INSTEAD PAGE SITE VERSION NEW DOMAIN ALL CONNECT',
    redirect,
  ),
  frame(
    'remove-password',
    [
      'DELETE|CANCEL PASSWORD',
      'TAKE|BRING|PUT|GOBACK OFF|AWAY|OUT|DOWN PASSWORD',
      'CLOSE PASSWORD',
      'PASSWORD NOLONGER|OFF|AWAY',
      'DELETE PROTECT',
      'NOTWANTED PASSWORD',
    ],
    'PASSWORD PROTECT SITE NOLONGER NOT PREVIEW LIVE REAL SCOPELIVE SCOPEPREVIEW SCOPEBOTH OFF AWAY DOWN OUT BACK AGAIN',
    (slots) => site({ do: 'remove-password', ...scopeIn(slots) }),
    true,
  ),
  frame(
    'set-password',
    [
      'PUT|MAKE|PROTECT|UPDATE|USE|CLOSE|NEW|TAKE|BRING PASSWORD',
      'PROTECT',
      'PASSWORD need|needs|should|must',
      'PROTECT SINGLE',
      'PASSWORD NAMED',
      'PASSWORD VALUE',
    ],
    'PASSWORD PROTECT SITE REAL PREVIEW SCOPELIVE SCOPEPREVIEW SCOPEBOTH ALL EVERYONE NEW USE NAMED VALUE MAKE PUT SINGLE PAGE CLOSE LIVE UPDATE',
    setPassword,
  ),
  frame(
    'remove-variable',
    [
      'DELETE|NOTWANTED @variable|VARIABLE',
      'TAKE|BRING OUT|AWAY|OFF @variable|VARIABLE',
      '@variable AWAY|OFF|OUT|NOLONGER',
      'DELETE #VARIABLE it',
      'TAKE|BRING OUT #VARIABLE it',
      'NOTWANTED #VARIABLE',
    ],
    'VARIABLE NOLONGER OUT AWAY OFF LIVE SITE PREVIEW SCOPELIVE SCOPEPREVIEW SCOPEBOTH TAKE BRING REAL',
    removeVariable,
    true,
  ),
  frame(
    'set-variable',
    [
      'PUT|MAKE|UPDATE|SAVE|NEW|TURN|SWITCH @variable',
      '@variable @number',
      'PUT|MAKE|UPDATE|NEW VARIABLE',
      '@variable to|VALUE|:|=|be',
      'VARIABLE VALUE|to|:',
    ],
    'DOMAIN VARIABLE VALUE NEW LIVE REAL SITE PREVIEW SCOPELIVE SCOPEPREVIEW SCOPEBOTH NAMED CURRENT MAKE PUT UPDATE WRONG BROKEN ALL TURN SWITCH',
    setVariable,
    true,
  ),
  frame(
    'cancel-schedule',
    [
      'CANCEL SCHEDULE|PUBLISHING|PUBLISH',
      'DELETE SCHEDULE|PUBLISHING',
      'CANCEL #SCHEDULE it',
      'CANCEL #PUBLISHING it',
      'NOTWANTED SCHEDULE|PUBLISHING',
      'REVERT SCHEDULE',
    ],
    'SCHEDULE PUBLISHING PUBLISH VERSION SITE CANCEL ALL',
    (slots) => {
      for (const item of slots.left('time')) slots.take(item);
      return slots.context.site.schedule === null
        ? ask('Nothing is planned, so there is nothing to cancel.')
        : site({ do: 'cancel-schedule' });
    },
    true,
  ),
  frame(
    'roll-back',
    [
      'ROLLBACK',
      'REVERT PUBLISH|PUBLISHING',
      'BRING|PUT|TAKE SITE BACK|WAS',
      'GOBACK',
      'RESTORE|PUT|TAKE|BRING|MAKE|REVERT VERSION|SITE|@deploy|WAS|PREVIOUS|BEFORE AGAIN|BACK|WAS|BEFORE|PREVIOUS|@time|@deploy',
      'TAKE|BRING|PUT BACK WAS|PREVIOUS|BEFORE|VERSION|SITE',
      'PREVIOUS',
      'BACK to VERSION|@deploy|@time|BEFORE',
      'AGAIN @deploy|VERSION|PREVIOUS',
      'LOOK EVERYONE AGAIN',
      'RESTORE WAS|PREVIOUS|VERSION|@deploy|SITE',
      'SITE WAS',
      'MAKE|PUT WAS',
      'VERSION BEFORE',
    ],
    `${siteCues} ROLLBACK GOBACK BACK AGAIN WAS LIVE EVERYONE VERSION TAKE|BRING RESTORE PUT LOOK BROKEN SINCE ALL PAGE THATCHANGE UP NEW BETTER SWITCH`,
    rollBack,
    true,
  ),
  frame(
    'publish',
    [
      'PUBLISH',
      'PUT|TAKE|BRING|MAKE|TURN|GOBACK|UPDATE LIVE|UP|EVERYONE',
      'UPDATE SITE|REAL',
      'EVERYONE LOOK it|this',
      'EVERYONE LOOK NEW|CHANGES|VERSION|BRANCH|SITE',
      'PUT LIVE',
      'NEW LIVE',
      'PUT|TAKE|BRING|MAKE LIVE',
      'CHANGES LIVE',
      'UPDATE LIVE',
      'PUT|MAKE OUT EVERYONE',
    ],
    `${siteCues} LIVE UP EVERYONE LOOK NEW CHANGES ALL CURRENT BRANCH MAKE PUT UPDATE PUBLISH PAGE OUT LAST SCHEDULE TAKE`,
    publish,
    true,
  ),
];
