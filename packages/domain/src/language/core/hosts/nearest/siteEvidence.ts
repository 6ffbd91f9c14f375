import type { Evidence } from './types.ts';

const service = 'deployment';
const remove = String.raw`delet\w*|remov\w*|get rid|rid of|erase\w*|scrap\w*|bin|trash\w*|chuck\w*|kill|drop|lose|toss\w*|wipe\w*|not need\w*|don'?t need|no longer need\w*|can go|may go|must go|should go|be gone|throw\w* (?:away|out)|take .{0,25}(?:down|off|away|out)|clear (?:away|out)|clean\w* up|away with|disconnect|detach|unhook|unset|lapse|stop|end|lift|unlock\w*|no use|abolish|pull`;

/** What speaks for each change of the site: the everyday ways to ask for it, each with its weight. */
export const siteEvidence: readonly Evidence[] = [
  {
    op: 'publish',
    service,
    signs: [
      [
        3,
        /\b(?:publish\w*|deploy|release|launch|ship|go(?:es|ing)? live|roll out|upload|put (?:it |this |that |them |everything )?(?:up|out|live|online)|push (?:it |this )?(?:live|out|up)|out with it|unveil|make public|let .{0,20}(?:see|look|have))\b/u,
      ],
      [
        2,
        /\b(?:live|online|public|visitors|customers|everyone|everybody|people|the world|the web|internet|whole town|normal address|the public|for all|guests|clients)\b/u,
      ],
      [
        1,
        /\b(?:ready|finished|done|final|my changes|new (?:version|menu|prices|page)|update the (?:site|website)|newest|latest)\b/u,
      ],
      [
        -2,
        /\b(?:preview|offline|password|test|undo|back to|roll back|domain|redirect|schedule|cancel|before (?:i|we|everyone|it)|nobody|not yet|when|which|are we|is (?:it|the site)|again)\b/u,
      ],
    ],
  },
  {
    op: 'preview',
    service,
    signs: [
      [
        3,
        /\b(?:preview|test (?:link|version|address|page|copy)|draft|private link|demo|rehears\w*|try-?out|trial|sneak peek|dry run|secret (?:link|address)|link)\b/u,
      ],
      [
        2.5,
        /\b(?:before (?:i|we|it|anyone|everyone|anybody|everybody|the|customers|visitors|publishing|going)|b4|without (?:publishing|going live|anyone|the public)|only (?:for )?(?:me|us|i)|just (?:for )?(?:me|us)|nobody else|not (?:yet )?(?:public|for everyone|live)|for me and|gets nothing of it|in private|privately|first)\b/u,
      ],
      [1.5, /\b(?:see|look|show|view|peek|check|watch)\b/u],
      [
        -2,
        /\b(?:remove|delete|get rid|promote|make .{0,20}real|take .{0,20}down|password|any longer|not needed|replace)\b/u,
      ],
    ],
  },
  {
    op: 'remove-preview',
    service,
    needs: 'preview',
    signs: [
      [3, new RegExp(String.raw`\b(?:${remove})\b`, 'u')],
      [2, /\b(?:preview|draft|test (?:link|version|page|copy)|demo|link)\b/u],
      [1, /\b(?:any ?more|any longer|anymore|needed)\b/u],
      [-2, /\b(?:password|domain|redirect|variable|schedule|publish)\b/u],
    ],
  },
  {
    op: 'promote',
    service,
    needs: 'preview',
    signs: [
      [
        3,
        /\b(?:promot\w*|make .{0,30}(?:real|live|official|public)|replace the (?:live|real|old)|take the place|become|becomes|swap|real thing|real one|live one|official)\b/u,
      ],
      [2, /\b(?:preview|draft|test (?:version|copy|one)|trial|demo)\b/u],
      [
        1,
        /\b(?:ready|passed|approved|tested|tried|good|happy|everyone|visitors|customers|right away|live)\b/u,
      ],
      [-2, /\b(?:remove|delete|not needed|password|new preview|afresh|rebuild)\b/u],
    ],
  },
  {
    op: 'roll-back',
    service,
    signs: [
      [
        3,
        /\b(?:roll(?:ed)? ?back|go back|back to|return to|get .{0,25}back|have .{0,25}(?:back|again)|bring .{0,30}back|previous|earlier|last good|old (?:one|version|site)|older|before (?:that|this|the|it)|undo .{0,20}(?:publish|release|launch)|again|revert|restore|reinstate)\b/u,
      ],
      [
        2,
        /\b(?:visitors|live|site|online|saw|see|show|version|publishings?|publications?|releases?|was|looked|used to)\b/u,
      ],
      [
        1,
        /\b(?:catastrophe|broken|broke|terrible|awful|calmer|better|nicer|regret|disaster|mistake|eats|wrong|ugly|crash\w*)\b/u,
      ],
      [
        -2,
        /\b(?:bring .{0,20}online|reopen|switch .{0,20}on|turn .{0,20}on|holiday|password|domain|variable|redirect|preview|list|when|which)\b/u,
      ],
    ],
  },
  {
    op: 'set-variable',
    service,
    needs: 'variable',
    signs: [
      [2, /\b(?:variable|setting|env|environment|key|token|secret|config\w*|value)\b/u],
      [
        2,
        /\b(?:set|change|put|turn|make|must be|should be|ought to|add|update|raise|lower|is now|read|switch|becomes?)\b|[:=]/u,
      ],
      [-2, /\b(?:remove|delete|unset|which|what|clear|no use|domain|password)\b/u],
    ],
  },
  {
    op: 'remove-variable',
    service,
    needs: 'variable',
    signs: [
      [2.5, new RegExp(String.raw`\b(?:${remove})\b`, 'u')],
      [2, /\b(?:variable|setting|env|key|token|secret|config\w*)\b/u],
      [-2, /\b(?:password|preview|domain|redirect|schedule)\b/u],
    ],
  },
  {
    op: 'set-main-domain',
    service,
    needs: 'domain',
    signs: [
      [3, /\b(?:main|primary|default|principal|number one|standard|official|first|chief|proper)\b/u],
      [2, /\b(?:address|domain|url|name|www|one|be|make|use)\b/u],
      [-2, /\b(?:remove|delete|stays?|remains?|keeps?)\b/u],
    ],
  },
  {
    op: 'add-domain',
    service,
    signs: [
      [
        2.5,
        /\b(?:connect|hook|attach|link|add|answer|reach\w*|found|use|point|bought|treated|registered|ordered|got|own|as well|also|work under|live at|live under|open under|show up)\b/u,
      ],
      [2, /\b(?:address|domain|url|site|website|web|www)\b/u],
      [-2, /\b(?:remove|disconnect|lapse|delete|drop|cancel|redirect|e-?mail)\b/u],
    ],
  },
  {
    op: 'remove-domain',
    service,
    needs: 'domain',
    signs: [
      [3, new RegExp(String.raw`\b(?:${remove}|expire\w*|unplug|let go)\b`, 'u')],
      [2, /\b(?:address|domain|url|web address)\b/u],
      [-2, /\b(?:password|preview|variable|redirect)\b/u],
    ],
  },
  {
    op: 'redirect',
    service,
    needs: 'path',
    signs: [
      [
        2.5,
        /\b(?:redirect|forward\w*|send|sent|lead|leads|point|land|arrive|end up|take (?:them|people|visitors)|go to|goes to|moved|now (?:lives|called|at)|to)\b|->|→|=>/u,
      ],
      [
        1.5,
        /\b(?:visitors|people|anyone|everyone|link|old (?:link|address|page)|leaflets?|printed|flyers?|typed?|bookmarks?)\b/u,
      ],
      [-3, /\b(?:remove|delete|stop|cancel|drop|no longer (?:redirect|forward|send)\w*)\b/u],
    ],
  },
  {
    op: 'remove-redirect',
    service,
    needs: 'redirect',
    signs: [
      [2.5, new RegExp(String.raw`\b(?:${remove}|no longer|not any ?more|cancel)\b`, 'u')],
      [2.5, /\b(?:redirect\w*|forward\w*|send\w*|leads?|detour|diversion)\b/u],
    ],
  },
  {
    op: 'take-offline',
    service,
    signs: [
      [
        3,
        /\b(?:off ?line|take .{0,30}down|shut|close|closed|switch .{0,25}off|turn .{0,25}off|down|pull the plug|unpublish|hide|pause|dark|maintenance|out of service|under construction|nobody|no one|invisible|vanish\w*|disappear\w*|suspend\w*|unreachable|unavailable|not (?:be )?(?:visible|reachable|seen|available)|off the (?:internet|web|net)|gone|stop\w*|not? (?:\w+ )?(?:see|visit)\w*)\b/u,
      ],
      [
        1.5,
        /\b(?:site|website|shop|page|everything|until|holidays?|back on|we are closed|flood|pipe|vacation|break)\b/u,
      ],
      // `dark green` is a colour.
      [
        -9,
        /\b(?:colou?rs?|background|fonts?|letters|buttons?|heading|headline|title|dark(?:er)? (?:red|green|blue|gr[ae]y|brown|purple|orange|yellow|pink|violet|teal|turquoise|mode|theme|look)|theme|design)\b/u,
      ],
      [
        -2,
        /\b(?:preview|back (?:up|online)|again|switch .{0,15}on|turn .{0,15}on|reopen|password|domain|redirect|open)\b/u,
      ],
    ],
  },
  {
    op: 'bring-online',
    service,
    signs: [
      [
        3,
        /\b(?:back (?:online|up|on|live)|online again|on again|up again|live again|re-?open\w*|switch .{0,25}on|turn .{0,25}on|bring .{0,25}(?:online|back)|wake|unpause|resume|open (?:again|up|the (?:site|shop))|we are (?:back|open))\b/u,
      ],
      [1, /\b(?:site|website|shop|holidays?|just as it was|home)\b/u],
      [
        -2,
        /\b(?:version|previous|old|roll back|password|off|down|preview|from (?:january|february|march))\b/u,
      ],
    ],
  },
  {
    op: 'set-password',
    service,
    signs: [
      [3, /\b(?:password|passcode|pass ?phrase|pw|code word|secret word)\b/u],
      [
        2,
        /\b(?:protect|lock|behind|private|guard|only (?:those|people|members)|ask for|want|set|put|new|change|becomes?|need|keep .{0,20}out|restrict)\b/u,
      ],
      [-3, /\b(?:remove|take .{0,15}off|drop|delete|lose|without|no more|lift|is there|do we|away)\b/u],
    ],
  },
  {
    op: 'remove-password',
    service,
    signs: [
      [2.5, /\b(?:password|passcode|pass ?phrase|pw|lock|locked|protection|code word)\b/u],
      [
        3,
        new RegExp(
          String.raw`\b(?:${remove}|without|no more|open to all|anybody is welcome|everyone is welcome|away|off)\b`,
          'u',
        ),
      ],
      [-2, /\b(?:is there|new password|change)\b/u],
    ],
  },
  {
    op: 'cancel-schedule',
    service,
    needs: 'schedule',
    signs: [
      [
        2.5,
        /\b(?:cancel\w*|call off|call it off|stop|abort|scrap|scratch|forget|drop|don'?t|not|hold off|postpone|delete|remove|undo|kill)\b/u,
      ],
      [
        2.5,
        /\b(?:schedul\w*|planned|timer|timed|automatic\w*|appointment|plan|by itself|on its own|friday|monday|tuesday|wednesday|thursday|saturday|sunday|tomorrow)\b/u,
      ],
      [-1, /\b(?:password|domain|variable)\b/u],
    ],
  },
];
