import type { Lexicon, LexiconTable } from './lexicon.ts';
import { articles } from './words/modifiers.ts';
import { longestMention, plural, singular, toIdentifier, withoutArticle } from './names.ts';

/** The lexicon indexed for one instruction, so that the number of look-ups stays linear in its words. */
export interface SchemaIndex extends Lexicon {
  /** The table a noun refers to, in singular or plural; never a merely similar name. */
  readonly find: (mention: string) => LexiconTable | undefined;
  /** False when no table name of several words begins with this word. */
  readonly begins: (word: string) => boolean;
}

const articleWords: ReadonlySet<string> = new Set(articles);

function firstPart(name: string): string {
  return name.replace(/_.*$/su, '');
}

/** Indexes a lexicon: every name is read once, every noun is looked up once. */
export function indexSchema({ tables }: Lexicon): SchemaIndex {
  // In reverse, so that the first of two equal names wins.
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
