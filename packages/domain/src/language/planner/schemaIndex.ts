import type { Lexicon, LexiconTable } from './lexicon.ts';
import { articles } from './words/modifiers.ts';
import { longestMention, plural, singular, toIdentifier, withoutArticle } from './names.ts';

/** The lexicon made ready for one instruction, so that a long text costs no more look-ups than it has words. */
export interface Directory extends Lexicon {
  /** The table a noun means: its name as stored, in singular or plural. Never a merely similar one. */
  readonly find: (mention: string) => LexiconTable | undefined;
  /** False when no table's name can begin with this word and go on with the next. */
  readonly begins: (word: string) => boolean;
}

const articleWords: ReadonlySet<string> = new Set(articles);

function firstPart(name: string): string {
  return name.replace(/_.*$/su, '');
}

/** Makes a lexicon ready: every name is read once, every noun is looked up once. */
export function directoryOf({ tables }: Lexicon): Directory {
  // Backwards, so that the first of two like names is the one that is kept.
  const backwards = tables.toReversed();
  const stored = new Map(backwards.map((table) => [table.name, table]));
  const named = new Map(backwards.map((table) => [toIdentifier(table.name), table]));
  const compound = new Set([...named.keys()].filter((name) => name.includes('_')).map(firstPart));
  const answers = new Map<string, LexiconTable | undefined>();
  const lookUp = (mention: string): LexiconTable | undefined => {
    const exact = stored.get(mention.trim());
    if (exact !== undefined) return exact;
    const wanted = toIdentifier(withoutArticle(mention));
    if (wanted === '') return undefined;
    return named.get(wanted) ?? named.get(plural(wanted)) ?? named.get(singular(wanted));
  };
  return {
    tables,
    find: (mention) => {
      if (mention.length > longestMention) return undefined;
      if (!answers.has(mention)) answers.set(mention, lookUp(mention));
      return answers.get(mention);
    },
    begins: (word) => {
      const name = toIdentifier(word);
      return name === '' || articleWords.has(word.toLowerCase()) || compound.has(firstPart(name));
    },
  };
}
