/** Words of a message that asks for more of something. */
const adding =
  /\b(?:add|adds|adding|put|puts|show|shows|showing|display\w*|includ\w*|insert\w*|creat\w*|new|also|needs?|appear\w*|more|bigger|write|enter|fill|another|extra)\b/iu;

/** `I can not see the level`: something is missing, and nobody is to be kept out. */
const missing = /\b(?:i|we) (?:can ?not|can't|cant|do ?n't|dont|do not|never) (?:\p{L}+ )?(?:see|find)\b/giu;

/** Words of a message that asks for less: the everyday ways to say that something goes. */
const removing =
  /\b(?:delet\w*|remov\w*|drop\w*|rid|eras\w*|scrap\w*|bin|binned|binning|trash\w*|chuck\w*|kill\w*|toss\w*|wip\w*|clear\w*|clean\w*|purg\w*|throw\w*|thrown|tak\w+ (?:\S+ ){0,6}(?:out|off|away|down)|cut|los\w+|ditch\w*|go|goes|gone|away|out|off|str[iu]\w*k|cross\w*|forget|withdraw\w*|cancel\w*|stop\w*|no (?:longer|use|more)|(?:not|n't|dont|never) (?:need|use|want|fill|look|keep|exist)\w*|need\w* no|useless|obsolete|quit|left|leav\w*|dead|died|sold|returned|any ?more|superfluous|unnecessary|redundant|vanish|disappear|done with|finished with|without|empty|nobody|no one|pointless|abolish|discard\w*|dump\w*|loose|fired?|kick\w*|resign\w*|closed?|shut|over|end\w*|history|expired|duplicat\w*|twice|double|mistake|wrong|accident|elsewhere|instead|now|old|void|retire\w*|prune|shred\w*)\b/iu;

/** Words of a message that says who may do something, or keeps somebody out. */
const restricting =
  /\b(?:only|just|nobody|no one|no-one|none|hid\w*|private\w*|lock\w*|secret|clos\w*|shut|stop\w*|restrict\w*|limit\w*|protect\w*|prevent\w*|secur\w*|except|unless|others?|strangers?|outsiders?|allowed|alone|exclusiv\w*|reserved|internal|confidential|business|own|themsel\w+|can|may|must(?: not|n't)|cannot|can't|cant|(?:should|sha|wo|do|does|would)(?:n't| not)|dont|not|never|without|signed|logged|log|login|sign|account\w*|members?|staff|team|employees|admins?|boss(?:es)?|managers?)\b/iu;

const removes = /^(?:delete|remove|drop)\b/iu;
const restricts = /^(?:lock|nobody|only)\b/iu;

/**
 * True for an instruction that takes something away or locks people out, offered for a message that only asks for more.
 *
 * @example
 * isUnasked('add riding level to the appointments page', 'lock appointments') // => true
 * isUnasked('only teachers can add lessons', 'only teachers can add lessons') // => false
 */
export function isUnasked(message: string, instruction: string): boolean {
  const asked = message.replaceAll('’', "'").replaceAll(missing, ' ');
  if (!adding.test(asked)) return false;
  return instruction
    .split(/\.\s+/u)
    .some(
      (one) =>
        (removes.test(one) && !removing.test(asked)) || (restricts.test(one) && !restricting.test(asked)),
    );
}
