import type { Evidence } from './types.ts';

const remove = String.raw`delet\w*|remov\w*|get rid|rid of|erase\w*|scrap\w*|bin|binn\w+|trash\w*|chuck\w*|kill|drop|toss\w*|wipe\w*|not need\w*|don'?t need|no longer need\w*|done with|can go|may go|must go|should go|be gone|throw\w* (?:away|out)|useless|silly idea|obsolete|tidy|clear (?:out|away|up)|clean\w* up|won'?t be needing|had its day|finished with`;
const unsaved = String.raw`unsaved|not saved|isn'?t saved|haven'?t saved|hasn'?t been saved|since (?:the|my) last save|since i (?:last )?saved|last saved|not (?:yet )?stored|half[- ](?:done|finished|baked)|unfinished|in the middle of|today'?s (?:work|edits|changes|fiddling)|edits|fiddling|tinkering|changes|mess`;
const past = String.raw`used to|as it was|like it was|how it was|the way it was|what it was|as (?:it|they) (?:stood|looked)|looked like|look(?:ed)? (?:as|like) (?:it did|before|on|in|last)|was like|the old|older|earlier|original|previous|former|back to|go(?:es)? back|went back|return|restor\w*|bring back|recover\w*|get back|roll back|revert|back (?:the|my|our)|version (?:from|of|before)|one (?:from|of|before)|before (?:the|it|i|we|beth|she|he)|ago\b|again|back\b`;

/** What speaks for each change of the code: the everyday ways to ask for it, each with its weight. */
export const codeEvidence: readonly Evidence[] = [
  {
    op: 'save',
    service: 'code-hosting',
    signs: [
      [
        3,
        /\b(?:sav(?:e|ing)|commit|back(?:ing)? ?up|snapshot|checkpoint|save point|safe copy|safety copy)\b/u,
      ],
      [
        2.5,
        /\b(?:keep|hold|hang|hold on|hang on|preserve|store|record|freeze|secure|bank|safeguard|lock in|remember|note down|put down|log)\b.*\b(?:everything|all|this|it|what|state|version|work|changes|stands|now|so far|today)\b/u,
      ],
      [
        1.5,
        /\b(?:so far|as it stands|as it is|as is|where i am|what i (?:have|did|made|wrote)|my work|today'?s work|progress)\b/u,
      ],
      [1, /\b(?:don'?t|not|never) (?:want to )?los(?:e|ing)\b/u],
      [
        1,
        /\b(?:before i (?:go|leave|run|close|break|head|knock)|for the day|for today|for tonight|lunch|bed)\b/u,
      ],
      [
        -2,
        /\b(?:last save|that save|the save|was saved|unsaved|saves|saved version|undo|never|stop sav\w*|not be saved|un-?save|don'?t save|who|which|when|what)\b/u,
      ],
    ],
  },
  {
    op: 'start',
    service: 'code-hosting',
    signs: [
      [
        3,
        /\b(?:start|begin|set up|switch on|turn on)\w*\b.*\b(?:history|versions?|saving|track|keeping|record|log)\b/u,
      ],
      [2.5, /\b(?:keep(?:ing)?|every|all) (?:track|versions?|states?|history|copies|old copies)\b/u],
      [
        2,
        /\b(?:from (?:today|now) on|first save|very first|day one|from scratch|never kept|starting (?:point|now|today))\b/u,
      ],
    ],
  },
  {
    op: 'create-branch',
    service: 'code-hosting',
    signs: [
      [
        3,
        /\b(?:branch(?:es)?|separate|sandbox|playground|copy|own version|side version|parallel|duplicate|variant|spin[- ]?off|offshoot|clone)\b/u,
      ],
      [
        3,
        /\b(?:new|fresh|another|second|extra|own) (?:\w+ )?(?:version|branch|copy|line|variant|draft|space|corner|place)\b/u,
      ],
      [
        2,
        /\b(?:try|trying|test|testing|experiment\w*|play|playing|mess(?:ing)? (?:about|around)|tinker\w*|fool(?:ing)? around|toy|explore|sketch|rework)\b/u,
      ],
      [
        2,
        /\b(?:without|not|nobody|never|must not|mustn'?t|don'?t)\b.*\b(?:touch\w*|break\w*|affect\w*|feel|notic\w*|disturb\w*|chang\w*|ruin\w*|seeing|real|main|live)\b/u,
      ],
      [1, /\b(?:call(?:ed)? it|called|named|name it|name shall be|by the name)\b/u],
      [-2, /\b(?:which|what|list|merge|delete|remove|get rid|rename|publish|preview|link|undo)\b/u],
    ],
  },
  {
    op: 'switch',
    service: 'code-hosting',
    needs: 'branch',
    signs: [
      [
        3,
        /\b(?:switch\w*|hop|jump|move|take|put|bring|get|go|head|change|swap|flip|return|hand) (?:me |us |back |over |on |across |to |onto |into |it )*(?:to|onto|over|into|on|back|in)\b/u,
      ],
      [
        2.5,
        /\b(?:work(?:ing)?|carry(?:ing)?|continue|go(?:ing)?|keep(?:ing)?|crack(?:ing)?|press(?:ing)?|pick(?:ing)? up)\b.*\b(?:on|with|in|at)\b/u,
      ],
      [1, /\b(?:let me|open|i'?m off to|where i left off|back (?:on|in|to))\b/u],
      [
        -2,
        /\b(?:merge|delete|remove|rename|new|create|compare|differ\w*|publish|live|preview|visitors|online)\b/u,
      ],
    ],
  },
  {
    op: 'rename-branch',
    service: 'code-hosting',
    needs: 'branch',
    signs: [
      [
        3,
        /\b(?:renam\w*|new name|another name|different name|better name|change (?:the|its) name|wrong name|misnamed|misspel\w*|typo)\b/u,
      ],
      [2, /\b(?:call|called|be called|should be|named|name it|name)\b/u],
      [-2, /\b(?:save|create|new version|new branch|tag|label)\b/u],
    ],
  },
  {
    op: 'delete-branch',
    service: 'code-hosting',
    needs: 'branch',
    signs: [
      [3, new RegExp(String.raw`\b(?:${remove})\b`, 'u')],
      [1, /\b(?:branch|version|copy|experiment|attempt|idea|draft|for good|any ?more|anymore|any longer)\b/u],
      [-2, /\b(?:preview|link|label|tag|marker|changes|edits|unsaved)\b/u],
    ],
  },
  {
    op: 'merge',
    service: 'code-hosting',
    needs: 'branch',
    signs: [
      [
        3,
        /\b(?:merg\w*|combin\w*|join\w*|unite|fold|mix|blend|incorporat\w*|integrat\w*|marry|bring together|put together|fuse)\b/u,
      ],
      [
        2.5,
        /\b(?:into|in|to|onto|part of|with|over|across|let)\b.*\b(?:main|real|official|proper|actual|live)\b/u,
      ],
      [
        1.5,
        /\b(?:ready|finished|done|approved|happy|love|loves|lovely|wins|convinced|agreed|good enough|won|decided|keeper)\b/u,
      ],
      [
        1.5,
        /\b(?:have|had|get|got|take|takes|include|pull|bring|move|become|adopt|accept|use)\b.*\b(?:in it|over|as well|in|into|across|it)\b/u,
      ],
      [-2, /\b(?:delete|remove|differ\w*|compare|rename|new|preview|link|silly|discard|publish|visitors)\b/u],
    ],
  },
  {
    op: 'revert',
    service: 'code-hosting',
    signs: [
      [3, /\b(?:undo|un-?do|revert|revers\w*|take back|back out|cancel out|unmake|roll back)\b/u],
      [2, /\b(?:last|latest|that|the) (?:save|change|commit|edit|thing)\b/u],
      [
        2,
        /\b(?:must go(?: again)?|go again|was (?:a mistake|wrong)|mistake|mixed up|messed up|wrong|regret|shouldn'?t have|should not have|went in under|what went in|take .* out)\b/u,
      ],
      [1, /\b(?:afterwards|after that|since|later|other things|the rest)\b/u],
      [-2, /\b(?:unsaved|not saved|published|online|visitors|live|who|which|when)\b/u],
    ],
  },
  {
    op: 'restore',
    service: 'code-hosting',
    signs: [
      [2.5, new RegExp(String.raw`\b(?:${past})\b`, 'u')],
      [
        1.5,
        /\b(?:days?|weeks?|months?|fortnight|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter|christmas)\b/u,
      ],
      [1, /\b(?:page|file|front page|version|label|tag|only|nothing but|entire|whole)\b/u],
      [
        -2,
        /\b(?:unsaved|last saved|parked|aside|shelved|stash\w*|who|which|visitors|publish\w*|put away|switch|undo|compare|difference)\b/u,
      ],
    ],
  },
  {
    op: 'discard',
    service: 'code-hosting',
    signs: [
      [
        2.5,
        /\b(?:forget|discard|scrap|scratch|bin|dump|toss|ditch|trash|chuck|lose|abandon|drop|throw\w*|wipe|clear|undo|get rid|rid of|start (?:over|afresh|again))\b/u,
      ],
      [2.5, new RegExp(String.raw`\b(?:${unsaved})\b`, 'u')],
      [1, /\b(?:back to|as|like|to)\b.*\b(?:last|saved)\b/u],
      [
        -2,
        /\b(?:branch|version|preview|published|tag|label|aside|park|later|keep|who|which|don'?t lose|what did)\b/u,
      ],
    ],
  },
  {
    op: 'set-aside',
    service: 'code-hosting',
    signs: [
      [
        3,
        /\b(?:aside|park|parked|shelve|stash|to one side|on one side|on the side|to the side|out of the way|on ice|on hold|on the back burner|put away|tuck away|hide|stow|set down|drawer|somewhere safe|pause)\b/u,
      ],
      [
        1.5,
        /\b(?:for (?:later|now|a moment|a bit|a while|the moment|a minute)|later|until|come back to|back (?:tonight|tomorrow|later))\b/u,
      ],
      [1, new RegExp(String.raw`\b(?:${unsaved})\b`, 'u')],
      [
        -2,
        /\b(?:bring back|get back|give me back|what i (?:parked|shelved|stashed|put|set)|again|return|unpark|unshelve|visitors|site back)\b/u,
      ],
    ],
  },
  {
    op: 'bring-back',
    service: 'code-hosting',
    signs: [
      [
        3,
        /\b(?:(?:i|we|i'?d|i'?ve|we'?ve|was|were|that'?s|is) (?:had )?(?:put (?:aside|away)|set aside|parked|shelved|stashed|hid|hidden|tucked away|stowed|paused|left (?:aside|lying)))\b/u,
      ],
      [
        2.5,
        /\b(?:unpark|unshelve|unstash|pop the stash|(?:parked|shelved|stashed|put[- ]aside|set[- ]aside|hidden|paused) (?:work|changes|stuff|things|edits|bits))\b/u,
      ],
      [1.5, /\b(?:back|again|return|out again|continue|carry on|pick up|resume|restore)\b/u],
      [-3, /\b(?:site|online|visitors)\b/u],
    ],
  },
  {
    op: 'tag',
    service: 'code-hosting',
    signs: [
      [3, /\b(?:tag|label|mark|flag|stamp|bookmark|milestone|pin|sticker|post-?it|badge|earmark|marker)\b/u],
      [1.5, /\b(?:this|today'?s|current|present|as) (?:state|version|moment|point|save|stand)\b/u],
      [1.5, /\b(?:find it (?:again|later)|come back to it|i'?ll find|remember|know which)\b/u],
      [
        -2,
        /\b(?:delete|remove|take (?:it )?off|get rid|peel|which|what|unsaved|back to|restore|as it was)\b/u,
      ],
    ],
  },
  {
    op: 'delete-tag',
    service: 'code-hosting',
    needs: 'tag',
    signs: [
      [2.5, new RegExp(String.raw`\b(?:${remove}|take .{0,20}off|peel|off)\b`, 'u')],
      [2.5, /\b(?:tag|label|mark|marker|flag|stamp|bookmark|milestone|sticker)\b/u],
    ],
  },
  {
    op: 'ignore',
    service: 'code-hosting',
    signs: [
      [3, /\b(?:ignor\w*|untrack\w*|exclud\w*|leave .{0,20}out|skip|keep .{0,30}out|stay out)\b/u],
      [
        3,
        /\b(?:never|not|don'?t|stop|shouldn'?t|mustn'?t|no longer|without)\b.{0,60}\b(?:sav\w+|track\w*|stor\w+|includ\w+|commit\w*|history|record\w*|with (?:everything|the rest))\b/u,
      ],
      [
        1.5,
        /(?:^|\s)\*?\.(?:env|psd|log|tmp|zip|bak|ai|mov|mp4)\b|\b(?:password|secret|key|heavy|huge|big|private)\b/u,
      ],
      [-2, /\b(?:publish|visitors|undo|delete|branch|unsaved|who|which|haven'?t|what)\b/u],
    ],
  },
  {
    op: 'move-file',
    service: 'code-hosting',
    needs: 'file',
    signs: [
      [
        3,
        /\b(?:renam\w*|relocat\w*|move|new name|file name|filename|be (?:called|named)|it be named|call it|should be called)\b|=>|->/u,
      ],
      [1.5, /\b(?:folder|directory|subfolder|into|tidy|tidier)\b/u],
      [-2, /\b(?:branch|save only|publish|visitors|redirect)\b/u],
    ],
  },
  {
    op: 'delete-files',
    service: 'code-hosting',
    needs: 'file',
    signs: [
      [3, new RegExp(String.raw`\b(?:${remove})\b`, 'u')],
      [1, /\b(?:page|file|picture|photo|image|any ?more|completely|altogether)\b/u],
      [-2, /\b(?:branch|changes|edits|unsaved|preview|label|redirect|version)\b/u],
    ],
  },
];
