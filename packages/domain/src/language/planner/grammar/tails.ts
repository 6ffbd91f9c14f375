import { captureGroup } from '../slots.ts';

/** Access described in a clause at the end of a request. */
export interface AccessTail {
  readonly text: string;
  readonly owned: boolean;
  readonly readers: 'everyone' | 'signed-in' | undefined;
}

/**
 * Runs of joining words are bounded: two unbounded runs that share a word would backtrack over every division of a long
 * text.
 */
const joiner = String.raw`(?:^|[,;]? ?(?:(?:and|so|that|where|which|in|such|but|make|sure|ensure|with|the|rule) ){0,6})`;
const person = String.raw`(?:(?:each|every|the|a|signed-in|logged-in|signed in|logged in) ){0,4}(?:people|users?|persons?|members?|everyone|everybody|owners?|customers?|clients?|they|somebody|someone)`;
const seeing = String.raw`(?:see|sees|read|reads|view|views|access|accesses|edit|edits|change|manage|manages|have|has|update|delete|get|gets)`;

const ownedForms = [
  String.raw`${joiner}${person} (?:(?:can|should|may|must|could|will|be able to|are|is|allowed to|only) ){0,5}${seeing}(?:(?:,? and|,|,? or) ${seeing}){0,5} (?:only )?(?:their|his or her|his|her|its) own(?: (?:ones|rows|things|data|records|entries|[\p{L}]+))?`,
  String.raw`${joiner}(?:each |every |one |it |they )?(?:belongs?|belonging|tied|linked) to (?:each |every |the |a |an |its |one |their |the signed-in |the logged-in |a single ){0,4}(?:signed-in |logged-in )?(?:users?|persons?|owners?|accounts?|people|creators?|author)(?: who (?:created|made|added|adds) (?:it|them))?(?![\p{L}\p{N}_])`,
  String.raw`${joiner}(?:is |are |being )?owned by (?:each |every |the |a |an |its |their ){0,4}(?:signed-in |logged-in )?(?:users?|persons?|owners?|people|members?|creators?)(?![\p{L}\p{N}_])`,
  String.raw`${joiner}(?:is |are |kept |stay |stays )?private (?:to|for) (?:each |every |the |a |its |their ){0,4}(?:users?|persons?|owners?|people|members?)`,
  String.raw`${joiner}(?:an?|the) owner$`,
  String.raw`${joiner}(?:separately )?(?:per|for each|for every) (?:user|person|member)(?![\p{L}\p{N}_])`,
].map((source) => new RegExp(source, 'iu'));

const everyoneForm = new RegExp(
  String.raw`${joiner}(?:everyone|everybody|anyone|anybody|the public|all visitors|visitors) (?:(?:can|should|may|must|be able to|is allowed to) ){0,4}(?:see|read|view|access)(?: (?:it|them|the \p{L}+|all|all of them))?|${joiner}(?:is |are )?(?:publicly readable|readable by (?:everyone|anyone|the public)|public)$`,
  'iu',
);
const signedInForm = new RegExp(
  String.raw`${joiner}(?:only )?(?:signed-in|logged-in|signed in|logged in|authenticated|registered) (?:people|users|members) (?:(?:can|should|may|must|only|be able to) ){0,4}(?:see|read|view|access)(?: (?:it|them|all|all of them))?`,
  'iu',
);

/** Removes the clauses about access from a request, wherever they occur. */
export function accessTail(text: string): AccessTail {
  const form = ownedForms.find((candidate) => candidate.test(text));
  const rest = form === undefined ? text : text.replace(form, ' ');
  const readers = signedInForm.test(rest) ? 'signed-in' : everyoneForm.test(rest) ? 'everyone' : undefined;
  const bare =
    readers === undefined ? rest : rest.replace(readers === 'everyone' ? everyoneForm : signedInForm, ' ');
  return {
    text: bare
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(/[\s,;]+$|^[\s,;]+/gu, '')
      .replaceAll(' ,', ','),
    owned: form !== undefined,
    readers,
  };
}

const belongsForm =
  /,? ?(?:and )?(?:that |which |each (?:one )?|where each (?:one )?|it )?(?:belongs?|belonging|linked|connected|related|tied|attached) to (?:an? |the |one |each |its |exactly one |a single )?(?<to>[\p{L}\p{N}_]+(?: [\p{L}\p{N}_]+)?)(?=,| with\b| and\b| having\b| that\b|:|$)/iu;

/** Removes 'that belongs to a customer' from a request; it describes a column, wherever it occurs. */
export function belongsTail(text: string): { readonly text: string; readonly pieces: readonly string[] } {
  const pieces: string[] = [];
  let rest = text;
  for (
    let found = belongsForm.exec(rest);
    found !== null && pieces.length < 10;
    found = belongsForm.exec(rest)
  ) {
    const to = captureGroup(belongsForm, rest, 'to');
    const noun = to.replace(/ (?:with|and|having|that)$/iu, '');
    pieces.push(`belongs to ${noun}`);
    rest = `${rest.slice(0, found.index)}${to.slice(noun.length)}${rest.slice(found.index + found[0].length)}`;
  }
  return { text: rest.trim(), pieces };
}
