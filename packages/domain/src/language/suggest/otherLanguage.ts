import { isFunctionWord } from '../guard/words.ts';

/** A language that is not read, with the request for English in it. */
export interface OtherLanguage {
  /** BCP 47; `und` where only the script is known. */
  readonly tag: string;
  readonly sentence: string;
}

const sentences = {
  zh: '请用英语说。没有执行任何操作。',
  hi: 'कृपया इसे अंग्रेज़ी में कहें। कुछ भी नहीं चलाया गया।',
  es: 'Dilo en inglés, por favor. No se ha ejecutado nada.',
  fr: 'Dites-le en anglais, s’il vous plaît. Rien n’a été exécuté.',
  ar: 'يُرجى قول ذلك بالإنجليزية. لم يُنفَّذ أي شيء.',
  bn: 'অনুগ্রহ করে ইংরেজিতে বলুন। কিছুই চালানো হয়নি।',
  pt: 'Diga em inglês, por favor. Nada foi executado.',
  ru: 'Пожалуйста, скажите это по-английски. Ничего не было выполнено.',
  ur: 'براہِ کرم یہ انگریزی میں کہیں۔ کچھ بھی نہیں چلایا گیا۔',
  id: 'Tolong katakan dalam bahasa Inggris. Tidak ada yang dijalankan.',
  de: 'Bitte auf Englisch. Es wurde nichts ausgeführt.',
  ja: '英語で入力してください。何も実行されていません。',
  und: 'Please say it in English. Nothing was run.',
} as const;

type Tag = keyof typeof sentences;

/** Letters that only one of these languages has come first; a script that several share follows. */
const scripts: readonly (readonly [Tag, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['bn', /\p{Script=Bengali}/u],
  ['ur', /[ٹڈڑںےہ]/u],
  ['ar', /\p{Script=Arabic}/u],
  ['ru', /\p{Script=Cyrillic}/u],
];

const common: readonly (readonly [Tag, ReadonlySet<string>])[] = (
  [
    [
      'es',
      'el la los las un una de del en que y por para con sin mi mis me quiero todos todas cada como cuántos',
    ],
    ['fr', 'le la les un une des du de et est dans avec pour que qui je mes tous toutes moi veux au aux sur'],
    [
      'pt',
      'o a os as um uma de do da dos das em que e com para não meus minha minhas quero todos todas me por',
    ],
    ['id', 'yang dan untuk dengan saya semua tidak ini itu dari di ke pada setiap ada buat mau ingin'],
    [
      'de',
      'der die das den dem ein eine einen und mit für von ist nicht ich mir meine alle zu im wie wer viele',
    ],
  ] as const
).map(([tag, words]) => [tag, new Set(words.split(' '))]);

function found(tag: Tag): OtherLanguage {
  return { tag, sentence: sentences[tag] };
}

/**
 * The language of a text that is not English, by its script or its most frequent words; undefined for English, and
 * if it is unclear. Names in another script do not make a sentence another language.
 *
 * @example
 * otherLanguage('muestra los pedidos de la semana')?.tag // => 'es'
 */
export function otherLanguage(text: string): OtherLanguage | undefined {
  // Addresses are in no language: the end of one is a word in another.
  const plain = text.replaceAll(/\S+@\S+|https?:\S+|www\.\S+/giu, ' ');
  const letters = plain.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  if (foreign.length > letters.length / 2)
    return found(scripts.find(([, script]) => script.test(plain))?.[0] ?? 'und');
  const words = plain.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const count = (isOne: (word: string) => boolean): number => words.filter((word) => isOne(word)).length;
  const [best] = common
    .map(([tag, set]) => ({ tag, hits: count((word) => set.has(word)) }))
    .toSorted((one, other) => other.hits - one.hits);
  const english = count((word) => isFunctionWord(word) || cues.has(word));
  return best && best.hits >= 2 && best.hits > english ? found(best.tag) : undefined;
}

/** Frequent words of English instructions that are no function words. */
const cues: ReadonlySet<string> = new Set(
  'show list create add delete remove change update set rename count how many where not no only not who'.split(
    ' ',
  ),
);
