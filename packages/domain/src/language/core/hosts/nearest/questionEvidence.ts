import type { Evidence } from './types.ts';

const asks =
  /\?|^(?:\W*(?:and|so|ok|hi|hey|please|pls|morning|tell me|show me|let me know)\W+)*(?:who|what|what'?s|which|when|where|how|how'?s|is|are|do|does|did|has|have|any|am|was|were|can|list|show|tell|in which|under which)\b|\b(?:tell me|show me|i want to know|i'?d like to know|let me know|list|curious|wonder(?:ing)?|want a name|remind me|have a look)\b/u;
const code = 'code-hosting';
const site = 'deployment';

/** What speaks for each question about the code and the site. */
export const questionEvidence: readonly Evidence[] = [
  {
    op: 'ask-unsaved',
    service: code,
    asks,
    signs: [
      [
        3,
        /\b(?:unsaved|not (?:yet )?saved|isn'?t saved|haven'?t (?:yet )?saved|still (?:to save|open|loose|unsaved)|hanging loose|pending|safely stored|all (?:safe|safely|saved)|everything (?:safe|saved|stored)|lose (?:anything|something)|left to save|need saving|since (?:the|my) last save|since i (?:last )?saved)\b/u,
      ],
      [
        1.5,
        /\b(?:changed?|altered?|alter|touched|edited|state|status|where (?:am i|do i stand)|clash|conflict)\b/u,
      ],
      [-2, /\b(?:who|published|online|visitors|live|difference|between|branch|compare)\b/u],
    ],
  },
  {
    op: 'ask-history',
    service: code,
    asks,
    signs: [
      [
        3,
        /\b(?:who|history|log|saves|timeline|when did|last time|lately|recently|been up to|so far|what happened|happened|which save|whodunn?it|fiddling|behind)\b/u,
      ],
      [
        2,
        /\b(?:changed?|did|saved|touched|edited|worked on|done|wrote|put up|added|made|since|end up|come from)\b/u,
      ],
      [1, /\b(?:page|file|last (?:week|month)|since|yesterday|newest|list|by)\b/u],
      [-2, /\b(?:difference|compare|published|online|unsaved|branches|which versions)\b/u],
    ],
  },
  {
    op: 'ask-branches',
    service: code,
    asks,
    signs: [
      [3, /\b(?:branch(?:es)?|versions|copies|experiments|lines of work|variants|drafts)\b/u],
      [
        1.5,
        /\b(?:which|what|list|how many|lying about|are there|have i (?:got)?|do i have|besides|exist|going)\b/u,
      ],
      [
        -2,
        /\b(?:difference|differ|compare|published|online|visitors|when|old versions|previous versions|delete|merge)\b/u,
      ],
    ],
  },
  {
    op: 'ask-difference',
    service: code,
    asks: /./u,
    signs: [
      [
        4,
        /\b(?:differen\w*|differ\w*|compar\w*|versus|vs|not the same|same (?:as|like)|diff|what changed between|distinguish\w*|side by side|contrast)\b/u,
      ],
      [2, /\b(?:line by line|word by word|exactly|in detail)\b/u],
      [1, /\b(?:than|between|against|from|with|since)\b/u],
    ],
  },
  {
    op: 'ask-tags',
    service: code,
    asks,
    signs: [
      [3, /\b(?:tags|labels|markers|milestones|bookmarks|stamps)\b/u],
      [1, /\b(?:which|what|list|any)\b/u],
    ],
  },
  {
    op: 'ask-file',
    service: code,
    needs: 'file',
    asks,
    signs: [
      [2.5, /\b(?:show|see|read|open|look|contents?|says?|what does|what did|print|what'?s (?:in|on))\b/u],
      [1, /\b(?:page|file|say|look|was|ago|before)\b/u],
      [-2, /\b(?:who|when|history|difference|changed)\b/u],
    ],
  },
  {
    op: 'ask-files',
    service: code,
    asks,
    signs: [
      [2.5, /\b(?:files|pages|pictures|images|photos|documents)\b/u],
      [1.5, /\b(?:which|what|list|how many|all)\b/u],
      [-2, /\b(?:changed|unsaved|saved|published|who)\b/u],
    ],
  },
  {
    op: 'ask-aside',
    service: code,
    asks,
    signs: [[4, /\b(?:put|set|got) aside|parked|shelved|stashed|on hold|put away\b/u]],
  },
  {
    op: 'ask-status',
    service: site,
    asks,
    signs: [
      [
        3,
        /\b(?:are we (?:up|live|online|down)|up and running|is (?:it|the site|our site|my site|the website|everything) (?:up|live|online|down|working|ok|running|reachable)|nobody can see|can (?:people|visitors|customers|anyone|everybody) (?:see|reach)|not (?:yet )?(?:published|online|public|live)|still up|blank page|waiting to go|out of date|what is live|what'?s live)\b/u,
      ],
      [2, /\b(?:live|online|up|down|working|works|visible|see|seen|reach\w*|status|running|alive)\b/u],
      [1, /\b(?:visitors|customers|customer|site|website|right now|at the moment|currently|changes)\b/u],
      [
        -2,
        /\b(?:when|password|domain|address|scheduled|planned|redirect|variable|previews|versions|list|history|ever)\b/u,
      ],
    ],
  },
  {
    op: 'ask-deploys',
    service: site,
    asks,
    signs: [
      [
        3,
        /\b(?:publish(?:ed|ings?)|deploy\w*|releases?|publications?|versions|went (?:live|online|out|up)|gone live|put (?:online|up|live|out)|launches|history|go live|last time)\b/u,
      ],
      [1.5, /\b(?:when|who|list|all|which|what|ever|so far|how often|last|dates?|day|old|previous|past)\b/u],
      [-2, /\b(?:planned|scheduled|coming|will|next|preview\w*|domain|password|nobody)\b/u],
    ],
  },
  {
    op: 'ask-variables',
    service: site,
    asks,
    signs: [
      [3, /\b(?:variables?|settings?|env|environment|keys?|tokens?|config\w*)\b|[A-Z]+_[A-Z_]+/u],
      [1.5, /\b(?:which|what|list|hold|value|set to|contain|have)\b/u],
    ],
  },
  {
    op: 'ask-domains',
    service: site,
    asks,
    signs: [
      [3, /\b(?:domains?|addresses|address|urls?|web address\w*)\b/u],
      [1.5, /\b(?:which|what|list|under|reach|find|connected|main|where|how)\b/u],
      [-2, /\b(?:redirect\w*|forward\w*|preview)\b/u],
    ],
  },
  {
    op: 'ask-redirects',
    service: site,
    asks,
    signs: [
      [3, /\b(?:redirect\w*|forward\w*|lead|leads|sent on|end up|old links?|detours?)\b/u],
      [1.5, /\b(?:which|what|list|where|any)\b/u],
    ],
  },
  {
    op: 'ask-previews',
    service: site,
    asks,
    signs: [
      [3, /\b(?:previews|preview|test (?:links|versions|copies)|drafts|private links|demos)\b/u],
      [1.5, /\b(?:which|what|list|any|open|lying|are there|exist|still)\b/u],
    ],
  },
  {
    op: 'ask-schedule',
    service: site,
    asks,
    signs: [
      [
        3,
        /\b(?:planned|scheduled|schedule|timer|coming (?:days|week|up)|upcoming|lined up|due|pending|queued?|automatic\w*|by itself)\b/u,
      ],
      [1.5, /\b(?:what|when|anything|something|is|next|will|go out|goes live)\b/u],
    ],
  },
  {
    op: 'ask-password',
    service: site,
    asks,
    signs: [
      [3, /\b(?:password\w*|protected|locked|lock|behind a)\b/u],
      [1.5, /\b(?:is|which|what|do|does|need|needs)\b/u],
    ],
  },
];
