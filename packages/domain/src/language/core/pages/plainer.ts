/** Ways to ask for a change, with the plain one that means the same. */
const ways: readonly (readonly [RegExp, (said: Readonly<Record<string, string | undefined>>) => string])[] = [
  [
    /^(?:could |can |should |would |may |must )?(?<what>(?:the|my|our|all) \S.*?) (?:should |must |has to |have to |needs to |could |can )?(?:please )?be (?<done>changed|renamed|made|moved|removed|deleted|hidden|shown|displayed|added|put|placed|replaced|written)\b(?<rest>.*)$/isu,
    ({ what = '', done = '', rest = '' }) => `${verbs[done.toLowerCase()] ?? done} ${what}${rest}`,
  ],
  [
    /^(?<what>(?:(?:the|my|our) )?[^,;:"“]{1,50}?) (?:is|are|looks?) (?:too |very |so |really |a bit |not |not very )*[\p{L}]+(?: to (?:read|see|find))?(?:[,.;] ?| )(?:so |and )?(?:please )?(?:(?:can|could|would) you (?:please )?)?(?<verb>make|change|turn|set|put|move) (?:it|them|this|that|him|her)\b(?<rest>.*)$/isu,
    ({ what = '', verb = '', rest = '' }) => `${verb} ${what}${rest}`,
  ],
  [
    /^[^,;:"“]{1,40}? (?:can ?not|can(?:’|')t|do(?:es)? not|do(?:es)?n(?:’|')t) (?:see|find|read|notice) (?<what>(?:the |my |our )?[^,;:"“]{1,40}?)[,.;] ?(?:so )?(?:please )?(?<verb>make|put|move|show) (?:it|them|this|that|him|her)\b(?<rest>.*)$/isu,
    ({ what = '', verb = '', rest = '' }) => `${verb} ${what}${rest}`,
  ],
  [
    /^(?:the |my |our )?(?<what>text|texts|letters|font|writing) (?:is |are )?(?:much |a bit )?too (?<size>small|tiny|little|big|large)(?: (?:for|to) [^,;.]{1,40})?(?:[,;.]? (?:please )?(?:make (?:(?:it|them) )?)?(?:more big|bigger|larger|more small|smaller|increase)(?: please)?)?$/iu,
    ({ what = '', size = '' }) => `make the ${what} ${/big|large/iu.test(size) ? 'smaller' : 'bigger'}`,
  ],
  [
    /^(?<what>the (?:text|words?|sentence|heading|button) \S.*?) (?:change|changes|rename|should change|must change|becomes?|should become) (?:to|into|in) (?<rest>\S.*)$/isu,
    ({ what = '', rest = '' }) => `change ${what} to ${rest}`,
  ],
  [
    /^(?:i|we) (?:do not|don(?:’|')t|not) (?:want|need|like) (?:to (?:have|see|show) )?(?<what>\S.*)$/isu,
    ({ what = '' }) => `remove ${what}`,
  ],
  [
    /^(?:my|our|the) (?:site|website|web site|app|shop) (?:still )?(?:needs|must have|should have|has to have|could use|lacks) (?<what>(?:an?|another|more) \S.*)$/isu,
    ({ what = '' }) => `add ${what}`,
  ],
  [
    /^(?<verb>make|change|turn|set|put|move|add|show|use|write|remove|rename) (?:also|too|please|now|then) (?<rest>\S.*)$/isu,
    ({ verb = '', rest = '' }) => `${verb} ${rest}`,
  ],
  // A reason behind a comma limits nothing.
  [
    /^(?<what>[^,]+),? (?:because |as |since |cause )?(?:half of us|some of (?:us|them)|most of (?:us|them)|nobody|people|they|my \p{L}+|our \p{L}+|i|we|it)(?:[’']?(?:s|m|re))?(?: \p{L}+){0,2}? (?:is|are|was|were|has|have|can(?:not|[’']?t)|could(?:n[’']?t| not)|did(?:n[’']?t| not)|do(?:n[’']?t| not)|does(?:n[’']?t| not)|never|like|hate|find|forgot|complains?|over)\b[^":“]*$/isu,
    ({ what = '' }) => what,
  ],
  [/^take (?:away|off|out) (?<what>\S.*)$/isu, ({ what = '' }) => `remove ${what}`],
  [
    /^(?<before>.*)\bmore (?<size>big|small)\b(?<rest>.*)$/isu,
    ({ before = '', size = '', rest = '' }) => `${before}${size === 'big' ? 'bigger' : 'smaller'}${rest}`,
  ],
];

const verbs: Readonly<Record<string, string>> = {
  changed: 'change',
  renamed: 'rename',
  made: 'make',
  moved: 'move',
  removed: 'remove',
  deleted: 'delete',
  hidden: 'hide',
  shown: 'show',
  displayed: 'show',
  added: 'add',
  placed: 'put',
  replaced: 'replace',
  written: 'write',
};

/**
 * The same request in plainer words; empty where there are none.
 *
 * @example
 * plainer('Could the footer be removed') // => ['remove the footer']
 */
export function plainer(said: string): readonly string[] {
  return ways.flatMap(([pattern, make]) => {
    const found = pattern.exec(said);
    return found ? [make(found.groups ?? {})] : [];
  });
}
