import { heldBack } from '../guard/index.ts';
import { plain, readSetting } from './setting.ts';
import type { SiteContext, SiteUnderstanding } from './types.ts';

type Outcome = SiteUnderstanding extends infer One
  ? One extends unknown
    ? Omit<One, 'said'>
    : never
  : never;

const suggestions = [
  'Publish',
  'Preview',
  'What is live?',
  'Set variable API_KEY to a value',
  'List deploys',
];

function withoutEnd(text: string): string {
  return text.replace(/(?:[\s,]+(?:please|thanks|thank you|now))*[.!?]*$/iu, '').trim();
}

type Groups = Readonly<Record<string, string | undefined>>;
type Rule = readonly [RegExp, (said: Groups, facts: SiteContext) => Outcome];

function refusal(reason: string, others: readonly string[] = suggestions): Outcome {
  return { kind: 'refusal', reason, suggestions: others };
}

const site = String.raw`(?:(?:the|my|our|this|a|whole|entire|new) )*(?:web ?site|site|web ?app|app|page|pages|project|version|changes|code|it|everything|deploy(?:ment)?)`;
const audience = String.raw`(?: (?:to|on|in|into|for) (?:the )?(?:production|prod|netlify|live|web|internet|everyone|everybody|public|visitors|world))*`;

const rules: readonly Rule[] = [
  [
    new RegExp(
      String.raw`^(?:(?:re-?)?(?:publish|deploy)|ship|launch|release|netlify deploy --prod|go live|(?:put|push|bring|make|get) ${site} (?:live|online|public|up)|(?:i want )?${site} (?:should|must|to|can|shall) (?:now )?(?:go|be|come) (?:live|online|public|published))(?: ${site})?(?: live| online| again)?${audience}$`,
      'iu',
    ),
    () => ({ kind: 'plan', action: { kind: 'publish' } }),
  ],
  [
    /^(?:publish|deploy|ship|release)(?: the)?(?: branch)? (?<branch>\S+?)(?: branch)?$/iu,
    ({ branch = '' }, facts) =>
      branch === facts.branch
        ? { kind: 'plan', action: { kind: 'publish' } }
        : {
            kind: 'question',
            text: `I publish the current branch, which is ${facts.branch}. To publish another branch, switch to it first.`,
            choices: [
              { label: `Switch to ${branch}`, instruction: `Switch to ${branch}`, service: 'code-hosting' },
              { label: `Publish ${facts.branch}`, instruction: 'Publish' },
            ],
          },
  ],
  [
    new RegExp(
      String.raw`^(?:(?:create|make|build|show|give|open|start|deploy|publish)(?: me| us)? )?(?:(?:a|the|an) )?(?:new )?(?:draft|deploy )?(?:preview|draft)(?: (?:deploy(?:ment)?|version|link))?(?: (?:of|for) ${site})?(?: ${site})?$|^netlify deploy$`,
      'iu',
    ),
    () => ({ kind: 'plan', action: { kind: 'preview' } }),
  ],
  [
    /^(?:restore|publish|roll ?back to|go back to|revert to|netlify api restoreSiteDeploy)(?: the)? (?:deploy|deployment|version|release) (?<id>[0-9a-f]{4,40})$/iu,
    ({ id = '' }, { deploys }) => {
      const found = deploys.filter((deploy) =>
        [deploy.id, deploy.commit].some((name) => name?.startsWith(id.toLowerCase())),
      );
      const [only] = found;
      if (only && found.length === 1) return { kind: 'plan', action: { kind: 'rollback', deploy: only.id } };
      return refusal(`There is ${found.length === 0 ? 'no' : 'more than one'} deploy ${id}.`, [
        'List deploys',
      ]);
    },
  ],
  [
    new RegExp(
      String.raw`^(?:(?:roll|go|switch|change|take|bring)(?: ?(?:the|my|our|this) (?:site|website|app|deploy|page))? ?back|rollback|undo|revert|reverse|restore)(?: (?:to )?(?:(?:the|my|our|this) )?(?:(?:last|latest|previous|earlier|prior|older|one) )*(?:deploy(?:ment)?|publish|publication|release|version|site|website|app|one|production))?(?: to the (?:previous|last|earlier|prior) (?:deploy(?:ment)?|version|one|release))?$`,
      'iu',
    ),
    (_, { deploys, live }) => {
      const at = deploys.findIndex(({ id }) => id === live?.id);
      const earlier =
        at < 0 ? undefined : deploys.slice(at + 1).find(({ publishedAt }) => publishedAt !== null);
      if (!live) return refusal('Nothing is published, so there is nothing to go back to.', ['Publish']);
      return earlier
        ? { kind: 'plan', action: { kind: 'rollback', deploy: earlier.id } }
        : refusal('No earlier version was ever published.', ['List deploys']);
    },
  ],
  [
    /^(?:delete|remove|destroy)(?: the| my| our| this| last| latest)* (?:deployment|deploy|release|version)$/iu,
    () => ({
      kind: 'question',
      text: 'Do you mean the whole site, or going back to what was published before?',
      choices: [
        { label: 'Take the whole site offline', instruction: 'Take the site offline' },
        { label: 'Go back to what was published before', instruction: 'Roll back' },
      ],
    }),
  ],
  [
    /^(?:delete|remove|destroy|take down|take offline|unpublish|shut down|switch off)(?: the| my| our| this)* (?:web ?site|site|web ?app|app)(?: down| offline)?$|^take (?:the|my|our|this) (?:web ?site|site|app|page) (?:down|offline)$/iu,
    () => ({ kind: 'plan', action: { kind: 'delete-site' } }),
  ],
  [
    /^(?:delete|remove|unset|drop|clear|netlify env:unset)(?: the| my| an?)* (?:(?:environment |env )?(?:variable|var|secret)(?: called| named)? )?(?<name>[A-Za-z_]\w*)(?: (?:environment |env )?(?:variable|var|secret))?$/iu,
    ({ name = '' }, { variables }) => {
      if (variables.includes(name)) return { kind: 'plan', action: { kind: 'remove-variable', name } };
      const alike = variables.filter((known) => known.toLowerCase().includes(name.toLowerCase())).slice(0, 5);
      return alike.length > 0
        ? {
            kind: 'question',
            text: `There is no variable called ${name}. Which one do you mean?`,
            choices: alike.map((known) => ({ label: known, instruction: `Remove variable ${known}` })),
          }
        : refusal(`There is no variable called ${name}.`, ['List variables']);
    },
  ],
  [
    /^(?:(?:show|list|give|tell)(?: me)?|what|which)(?: all| the| my| our| last| latest)* (?:deploys|deployments|releases|previews|publications|versions)(?: are there| do (?:i|we) have)?$|^netlify api listSiteDeploys$|^(?:deploy|deployment|publish|release) history$/iu,
    () => ({ kind: 'answer', about: 'deploys' }),
  ],
  [
    /^(?:(?:show|list|give|tell)(?: me)?|what|which)(?: all| the| my| our)* (?:environment |env )?(?:variables|vars|secrets|environment)(?: are there| are set| do (?:i|we) have)?$|^netlify env:list$/iu,
    () => ({ kind: 'answer', about: 'variables' }),
  ],
  [
    /^(?:what(?:'s| is)|where(?:'s| is)|show(?: me)?|is)(?: the| my| our)* (?:site|website|app|page|deploy(?:ment)?|live)?(?:['’]s)?(?: ?(?:status|address|url|link|live|online|live now|online now|deployed|published))?$|^(?:what|which version) is live(?: now)?$|^status$|^netlify status$/iu,
    () => ({ kind: 'answer', about: 'status' }),
  ],
  [
    /\b(?:domain|dns|ssl|https|certificate)\b/iu,
    () =>
      refusal('This host does not support custom domains. Your site is available at its address here.', [
        'What is live?',
      ]),
  ],
  [
    /\b(?:function|functions|serverless|webhook|build command|monitor(?:ing)?|analytics)\b/iu,
    () => refusal('This host serves finished files. It does not run functions or builds.', suggestions),
  ],
];

const cues = [
  'publish republish deploy redeploy ship launch release go live put push bring make get online up site website web app page pages',
  'project version changes code production prod netlify internet visitors world everyone everybody again create build show open start new draft',
  'preview deployment link restore roll rollback back revert undo reverse switch change take last latest previous earlier prior',
  'older one delete remove destroy down offline unpublish shut off unset drop clear environment env variable var',
  'secret called named branch api',
];

/** Asks instead of planning a change that ignores a word of its sentence. */
function guarded(found: Outcome, said: string, { branch }: SiteContext): Outcome {
  if (found.kind !== 'plan' || /^netlify /iu.test(said)) return found;
  const { action } = found;
  const does = Object.values(action).filter((value) => typeof value === 'string');
  const id = 'deploy' in action ? [said.match(/\b[0-9a-f]{4,24}$/iu)?.[0] ?? ''] : [];
  // Public code is a different request from a public site.
  const open = /\b(?:code|project)\b.*\bpublic\b/iu.test(said) ? [] : ['public publication'];
  const text = heldBack(said, { does: [...does, ...id, ...open, branch], cues, taken: [], isOrder: true });
  return text === undefined ? found : { kind: 'question', text, choices: [] };
}

/**
 * Reads an instruction about the site. It never guesses a name, and returns no value except the one to set. `facts`
 * is the current state of the site.
 * @example
 * understandSite('Publish', { branch: 'main', variables: [], live: null, deploys: [] }).action // => { kind: 'publish' }
 */
export function understandSite(instruction: string, facts: SiteContext): SiteUnderstanding {
  const text = plain(instruction);
  const set = readSetting(text, facts);
  if (set) return set;
  const said = withoutEnd(text);
  for (const [pattern, understand] of rules) {
    const match = pattern.exec(said);
    if (match)
      return { said: instruction.trim(), ...guarded(understand(match.groups ?? {}, facts), said, facts) };
  }
  return {
    said: instruction.trim(),
    kind: 'question',
    text: 'I did not understand that as something to do with your site. Say, for example:',
    choices: suggestions.map((label) => ({ label, instruction: label })),
    isUnread: true,
  };
}
