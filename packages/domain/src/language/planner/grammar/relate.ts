import type { SchemaIndex } from '../schemaIndex.ts';
import { findMention } from '../find.ts';
import type { LexiconTable } from '../lexicon.ts';
import { withArticle } from '../article.ts';
import { isUsableName, plural, singular, humanise, toIdentifier, withoutArticle } from '../names.ts';
import { choice, question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import type { Understanding } from '../plan.ts';
import { firstMatch, matched } from '../slots.ts';
import type { Slots } from '../slots.ts';
import { addColumn } from './addColumn.ts';

const each = '(?:(?:each|every|all|an?|the|one|our|my) )*';
/** One or two words, preferring one. */
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

/** The table that a text names without any other word. */
function tableNamed(said: string, schema: SchemaIndex): LexiconTable | undefined {
  const mention = findMention(said, schema);
  return mention?.before === '' && mention.after === '' ? mention.table : undefined;
}

function one(table: LexiconTable): string {
  return singular(humanise(table.name));
}

/** The plural name for a table that does not exist yet; '' when the words cannot be a name. */
function freshName(said: string): string {
  const name = toIdentifier(withoutArticle(said));
  return isUsableName(name) ? humanise(plural(name)) : '';
}

function isLinked(child: LexiconTable, parent: LexiconTable): Understanding | undefined {
  const link = child.columns.find((column) => column.references === parent.name);
  return link === undefined
    ? undefined
    : question(
        `Nothing to change: the ${humanise(link.name)} of ${humanise(child.name)} already points to its ${one(parent)}.`,
      );
}

/** 'Each product belongs to a supplier', 'a customer can have many orders': a column of the one points to the other. */
const belongs: Grammar = (clause, schema) => {
  const slots = firstMatch(belongsForms, clause.text);
  if (slots === undefined) return undefined;
  const [child, parent] = [tableNamed(slots('child'), schema), tableNamed(slots('parent'), schema)];
  if (child !== undefined && parent !== undefined)
    return (
      isLinked(child, parent) ??
      addColumn({ ...clause, text: `add ${withArticle(one(parent))} to ${child.name}` }, schema)
    );
  return child === undefined ? childUnknown(slots, parent) : parentUnknown(child, slots('parent'));
};

function parentUnknown(child: LexiconTable, said: string): Understanding | undefined {
  const name = freshName(said);
  return name === ''
    ? undefined
    : question(`There is no table called ${name} yet, so ${humanise(child.name)} cannot point to it.`, [
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

/** 'Connect orders with products' does not say which one points to the other, so the planner asks. */
const link: Grammar = (clause, schema) => {
  const slots = matched(linkForm, clause.text);
  if (slots === undefined) return undefined;
  const [left, right] = [tableNamed(slots('one'), schema), tableNamed(slots('other'), schema)];
  if (left === undefined || right === undefined || left === right) return undefined;
  const there = isLinked(left, right) ?? isLinked(right, left);
  if (there !== undefined) return there;
  const points = (child: LexiconTable, parent: LexiconTable) =>
    choice(
      `Add ${withArticle(`optional ${one(parent)}`)} to ${child.name}`,
      `Each ${one(child)} has one ${one(parent)}`,
    );
  return question(`How do ${humanise(left.name)} and ${humanise(right.name)} belong together?`, [
    points(left, right),
    points(right, left),
    choice(
      `Create a table called ${one(left)} ${humanise(right.name)} with ${withArticle(one(left))} and ${withArticle(one(right))}`,
      'Each can have several of the other',
    ),
  ]);
};

/** 'Store addresses for customers': one each is a column, several are a table. */
const keep: Grammar = (clause, schema) => {
  const slots = matched(keepForm, clause.text);
  const parent = slots === undefined ? undefined : tableNamed(slots('parent'), schema);
  const name = slots === undefined ? '' : freshName(slots('child'));
  if (parent === undefined || name === '' || schema.find(name) !== undefined) return undefined;
  return question(`Can each ${one(parent)} have one ${singular(name)}, or several?`, [
    choice(`Add ${withArticle(`optional ${singular(name)}`)} to ${parent.name}`, 'One'),
    choice(`Create a table called ${name} with ${withArticle(one(parent))} and a name`, 'Several'),
  ]);
};

/** 'Let customers write reviews about products with a rating': a table that points to both. */
const opinion: Grammar = (clause, schema) => {
  const slots = matched(opinionForm, clause.text);
  if (slots === undefined) return undefined;
  const [who, parent] = [tableNamed(slots('who'), schema), tableNamed(slots('parent'), schema)];
  const name = freshName(slots('child'));
  if (parent === undefined || name === '' || schema.find(name) !== undefined) return undefined;
  const links = [...(who === undefined ? [] : [who]), parent].map((table) => withArticle(one(table)));
  const columns = [...links, ...(slots('columns') === '' ? ['a text'] : [slots('columns')])].join(', ');
  return question(`There is no table called ${name} yet. Shall I make it?`, [
    choice(`Create a table called ${name} with ${columns}`, `Make ${name}`),
  ]);
};

/** Relations between tables. A missing table is offered, never created without asking. */
export const relate: Grammar = (clause, schema) =>
  belongs(clause, schema) ?? link(clause, schema) ?? keep(clause, schema) ?? opinion(clause, schema);
