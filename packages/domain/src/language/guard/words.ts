import pluralize from 'pluralize';
import { rememberedByText } from '../../shared/remember.ts';

/** Words without content: articles, pronouns, conjunctions, auxiliary verbs, polite words. */
const functionWords: ReadonlySet<string> = new Set(
  `a an the my our your its their his her i we you he she it they them us me
  is are was were be been being am do does did have has had having can could may might shall should will would must able
  of in on at to for from with by as into onto about per via within inside out off up through than
  and or also too then plus but so well both
  that which who whom whose where what this these those such there here one ones
  all every each any everything whole entire full
  please pls plz kindly thanks thank you cheers hello hi hey ok okay saywright dear
  want need needs needed like wish let lets make get give go going just now sure ahead try help favour favor
  right away asap immediately quickly simply possible possibly something thing things stuff
  ca wo sha`.split(/\s+/u),
);

/** Irregular words with their stems. */
const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    paid: 'pay',
    payed: 'pay',
    payment: 'pay',
    sent: 'send',
    made: 'make',
    sold: 'sell',
    bought: 'buy',
    written: 'write',
    wrote: 'write',
    done: 'do',
    cancelled: 'cancel',
    canceled: 'cancel',
    cancellation: 'cancel',
    people: 'person',
    children: 'child',
    mail: 'email',
    expiry: 'expir',
    expiration: 'expir',
    login: 'log',
    birth: 'born',
    birthday: 'born',
    birthdate: 'born',
    dob: 'born',
    creation: 'creat',
    registration: 'regist',
    register: 'regist',
    deadline: 'due',
    telephone: 'phone',
    colour: 'color',
  }),
);

const endings = /(?:ations?|ings?|ed|ies|es|e|y|s|ly)$/u;

/** The stem of a word, so that 'shipped', 'shipping' and 'ships' are equal. */
export function stem(word: string): string {
  return knownStem(word);
}

const knownStem = rememberedByText(stemOf);

function stemOf(word: string): string {
  const lower = word
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '');
  const single = irregular.get(lower) ?? pluralize.singular(lower);
  const known = irregular.get(single);
  if (known !== undefined) return known;
  const bare = single.length > 4 ? single.replace(endings, '') : single;
  const short = bare.length < 3 ? single : bare;
  return irregular.get(short) ?? short.replace(/([b-df-hj-np-tv-z])\1$/u, '$1').replace(/i$/u, '');
}

const tokenForm = /\p{N}[\p{N},]*(?:\.\p{N}+)?|[\p{L}\p{M}]+(?:'(?=[\p{L}])\p{L}+)?/gu;

/** The words and numbers of a text, in order; contractions are expanded ('can't' is 'can not'). */
export function tokensOf(text: string): readonly string[] {
  const full = text
    .replaceAll('’', "'")
    .replaceAll(/\bcannot\b/giu, 'can not')
    .replaceAll(/(?<=\p{L})n't\b/giu, ' not')
    .replaceAll(/(?<=\p{L})'(?:s|d|m|ll|re|ve)\b/giu, ' ');
  return full.match(tokenForm) ?? [];
}

export function isNumber(token: string): boolean {
  return /^\p{N}/u.test(token);
}

/** A number in one spelling: '1,200.50' is '1200.5', '01' is '1'. */
export function plainNumber(token: string): string {
  return String(Number(token.replaceAll(',', '')));
}

/** True for a word without content. */
export function isFunctionWord(word: string): boolean {
  return functionWords.has(word.toLowerCase());
}
