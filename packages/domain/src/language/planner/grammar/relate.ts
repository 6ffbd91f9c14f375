import type { Directory } from '../directory.ts';
import { findMention } from '../find.ts';
import type { LexiconTable } from '../lexicon.ts';
import {
  isUsableName,
  plural,
  singular,
  spoken,
  toIdentifier,
  withArticle,
  withoutArticle,
} from '../names.ts';
import { choice, question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import type { Understanding } from '../plan.ts';
import { firstMatch, matched } from '../slots.ts';
import type { Slots } from '../slots.ts';
import { addColumn } from './addColumn.ts';

const each = '(?:(?:each|every|all|an?|the|one|our|my) )*';
/** One word or two; two only where one does not fit. */
const noun = String.raw`[\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+)??`;
const belongsForms = [
  pattern(
    `${each}(?<child>${noun}) (?:(?:should|must|will|can|always|only) ){0,2}(?:belongs?|be linked|is linked|are linked|be tied|is tied) to ${each}(?:single |exactly one )?(?<parent>${noun})`,
  ),
  pattern(
    `${each}(?<parent>${noun}) (?:(?:can|may|should|could|must|will) )?(?:have|has|own|owns|place|places|hold|holds) (?:many|multiple|several|more than one|any number of|lots of) (?<child>${noun})`,
  ),
  pattern(
    String.raw`(?:track|record|know|store|remember|keep track of|see|note) which (?<parent>${noun}) (?:\p{L}+ ){1,2}${each}(?<child>${noun})`,
  ),
];
const linkForm = pattern(
  `(?:connect|link|relate|join|associate) ${each}(?<one>${noun}) (?:with|to|and) ${each}(?<other>${noun})`,
);
const keepForm = pattern(
  `{track} {the}?(?<child>${noun}) for ${each}(?<parent>${noun})(?:,? (?:they|each|who|which|that|and they|one) .+)?`,
);
const opinionForm = pattern(
  `(?:let|allow) ${each}(?<who>${noun}) (?:to )?(?:write|leave|post|give|submit|make|add) ${each}(?<child>${noun}) (?:about|on|for|of|to) ${each}(?<parent>${noun})(?: with (?<columns>.+))?`,
);

/** A table that a text names and nothing else. */
function tableNamed(said: string, lexicon: Directory): LexiconTable | undefined {
  const mention = findMention(said, lexicon);
  return mention?.before === '' && mention.after === '' ? mention.table : undefined;
}

function one(table: LexiconTable): string {
  return singular(spoken(table.name));
}

/** The name of a table that is not there yet, in the plural; '' when the words cannot be one. */
function freshName(said: string): string {
  const name = toIdentifier(withoutArticle(said));
  return isUsableName(name) ? spoken(plural(name)) : '';
}

function isLinked(child: LexiconTable, parent: LexiconTable): Understanding | undefined {
  const link = child.columns.find((column) => column.references === parent.name);
  return link === undefined
    ? undefined
    : question(
        `That is so already: the ${spoken(link.name)} of ${spoken(child.name)} says which ${one(parent)} it is.`,
      );
}

/** 'Each product belongs to a supplier', 'a customer can have many orders': a column of the one points to the other. */
const belongs: Grammar = (wish, lexicon) => {
  const slots = firstMatch(belongsForms, wish.text);
  if (slots === undefined) return undefined;
  const [child, parent] = [tableNamed(slots('child'), lexicon), tableNamed(slots('parent'), lexicon)];
  if (child !== undefined && parent !== undefined)
    return (
      isLinked(child, parent) ??
      addColumn({ ...wish, text: `add ${withArticle(one(parent))} to ${child.name}` }, lexicon)
    );
  return child === undefined ? childUnknown(slots, parent) : parentUnknown(child, slots('parent'));
};

function parentUnknown(child: LexiconTable, said: string): Understanding | undefined {
  const name = freshName(said);
  return name === ''
    ? undefined
    : question(`There is no table called ${name} yet, so ${spoken(child.name)} cannot point to it.`, [
        choice(
          `Create a table called ${name} with a name; add ${withArticle(`optional ${singular(name)}`)} to ${child.name}`,
          `Make ${name} first, then link them`,
        ),
      ]);
}

function childUnknown(slots: Slots, parent: LexiconTable | undefined): Understanding | undefined {
  const name = freshName(slots('child'));
  return name === '' || parent === undefined
    ? undefined
    : question(`There is no table called ${name} yet. Shall I make it, each with its ${one(parent)}?`, [
        choice(
          `Create a table called ${name} with ${withArticle(one(parent))} and a name`,
          `Make ${name}, each with its ${one(parent)}`,
        ),
      ]);
}

/** 'Connect orders with products' leaves open which of them points to the other. */
const link: Grammar = (wish, lexicon) => {
  const slots = matched(linkForm, wish.text);
  if (slots === undefined) return undefined;
  const [left, right] = [tableNamed(slots('one'), lexicon), tableNamed(slots('other'), lexicon)];
  if (left === undefined || right === undefined || left === right) return undefined;
  const there = isLinked(left, right) ?? isLinked(right, left);
  if (there !== undefined) return there;
  const points = (child: LexiconTable, parent: LexiconTable) =>
    choice(
      `Add ${withArticle(`optional ${one(parent)}`)} to ${child.name}`,
      `Each ${one(child)} has one ${one(parent)}`,
    );
  return question(`How do ${spoken(left.name)} and ${spoken(right.name)} belong together?`, [
    points(left, right),
    points(right, left),
    choice(
      `Create a table called ${one(left)} ${spoken(right.name)} with ${withArticle(one(left))} and ${withArticle(one(right))}`,
      'Each can have several of the other',
    ),
  ]);
};

/** 'Store addresses for customers': one each is a column, several are a table. */
const keep: Grammar = (wish, lexicon) => {
  const slots = matched(keepForm, wish.text);
  const parent = slots === undefined ? undefined : tableNamed(slots('parent'), lexicon);
  const name = slots === undefined ? '' : freshName(slots('child'));
  if (parent === undefined || name === '' || lexicon.find(name) !== undefined) return undefined;
  return question(`Can each ${one(parent)} have one ${singular(name)}, or several?`, [
    choice(`Add ${withArticle(`optional ${singular(name)}`)} to ${parent.name}`, 'One'),
    choice(`Create a table called ${name} with ${withArticle(one(parent))} and a name`, 'Several'),
  ]);
};

/** 'Let customers write reviews about products with a rating': a table that points to both. */
const opinion: Grammar = (wish, lexicon) => {
  const slots = matched(opinionForm, wish.text);
  if (slots === undefined) return undefined;
  const [who, parent] = [tableNamed(slots('who'), lexicon), tableNamed(slots('parent'), lexicon)];
  const name = freshName(slots('child'));
  if (parent === undefined || name === '' || lexicon.find(name) !== undefined) return undefined;
  const links = [...(who === undefined ? [] : [who]), parent].map((table) => withArticle(one(table)));
  const columns = [...links, ...(slots('columns') === '' ? ['a text'] : [slots('columns')])].join(', ');
  return question(`There is no table called ${name} yet. Shall I make it?`, [
    choice(`Create a table called ${name} with ${columns}`, `Make ${name}`),
  ]);
};

/** How two kinds of things belong together. What is not there yet is offered, never made unasked. */
export const relate: Grammar = (wish, lexicon) =>
  belongs(wish, lexicon) ?? link(wish, lexicon) ?? keep(wish, lexicon) ?? opinion(wish, lexicon);
