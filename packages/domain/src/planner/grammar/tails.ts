/** What a clause at the end of a wish says about who may see the rows. */
export interface AccessTail {
  readonly text: string;
  readonly owned: boolean;
  readonly readers: 'everyone' | 'signed-in' | undefined;
}

const joiner = String.raw`(?:^|[,;]? ?(?:(?:and|so|that|where|which|in|such|but|make|sure|ensure|with|the|rule) )*)`;
const person = String.raw`(?:(?:each|every|the|a|signed-in|logged-in|signed in|logged in) )*(?:people|users?|persons?|members?|everyone|everybody|owners?|customers?|clients?|they|somebody|someone)`;
const seeing = String.raw`(?:see|sees|read|reads|view|views|access|accesses|edit|edits|change|manage|manages|have|has|update|delete|get|gets)`;

const ownedForms = [
  String.raw`${joiner}${person} (?:(?:can|should|may|must|could|will|be able to|are|is|allowed to|only) )*${seeing}(?:(?:,? and|,|,? or) ${seeing})* (?:only )?(?:their|his or her|his|her|its) own(?: (?:ones|rows|things|data|records|entries|[\p{L}]+))?`,
  String.raw`${joiner}(?:each |every |one |it |they )?(?:belongs?|belonging|tied|linked) to (?:each |every |the |a |an |its |one |their |the signed-in |the logged-in |a single )*(?:signed-in |logged-in )?(?:users?|persons?|owners?|accounts?|people|creators?|author)(?: who (?:created|made|added|adds) (?:it|them))?(?![\p{L}\p{N}_])`,
  String.raw`${joiner}(?:is |are |being )?owned by (?:each |every |the |a |an |its |their )*(?:signed-in |logged-in )?(?:users?|persons?|owners?|people|members?|creators?)(?![\p{L}\p{N}_])`,
  String.raw`${joiner}(?:is |are |kept |stay |stays )?private (?:to|for) (?:each |every |the |a |its |their )*(?:users?|persons?|owners?|people|members?)`,
  String.raw`${joiner}(?:an?|the) owner$`,
  String.raw`${joiner}(?:separately )?(?:per|for each|for every) (?:user|person|member)(?![\p{L}\p{N}_])`,
].map((source) => new RegExp(source, 'iu'));

const everyoneForm = new RegExp(
  String.raw`${joiner}(?:everyone|everybody|anyone|anybody|the public|all visitors|visitors) (?:(?:can|should|may|must|be able to|is allowed to) )*(?:see|read|view|access)(?: (?:it|them|the \p{L}+|all|all of them))?|${joiner}(?:is |are )?(?:publicly readable|readable by (?:everyone|anyone|the public)|public)$`,
  'iu',
);
const signedInForm = new RegExp(
  String.raw`${joiner}(?:only )?(?:signed-in|logged-in|signed in|logged in|authenticated|registered) (?:people|users|members) (?:(?:can|should|may|must|only|be able to) )*(?:see|read|view|access)(?: (?:it|them|all|all of them))?`,
  'iu',
);

/** Takes the clauses about access out of a wish, wherever they stand. */
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

/** Takes 'that belongs to a customer' out of a wish: it is a column, wherever it stands. */
export function belongsTail(text: string): { readonly text: string; readonly pieces: readonly string[] } {
  const pieces: string[] = [];
  let rest = text;
  for (
    let found = belongsForm.exec(rest);
    found !== null && pieces.length < 10;
    found = belongsForm.exec(rest)
  ) {
    const to = found.groups?.['to'] ?? '';
    const second = / (?:with|and|having|that)$/iu.exec(to)?.[0] ?? '';
    pieces.push(`belongs to ${to.slice(0, to.length - second.length)}`);
    rest = `${rest.slice(0, found.index)}${second}${rest.slice(found.index + found[0].length)}`;
  }
  return { text: rest.trim(), pieces };
}
