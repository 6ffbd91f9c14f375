import { fail, ok } from '../../../shared/result.ts';
import type { SchemaIndex } from '../schemaIndex.ts';
import { findMention, requireTable } from '../find.ts';
import type { LexiconTable } from '../lexicon.ts';
import { plural, humanise } from '../names.ts';
import { choice, question } from '../outcome.ts';
import type { Grammar, Outcome } from '../outcome.ts';
import type { Understanding } from '../plan.ts';
import type { Action } from '../plans/policies.ts';
import { firstMatch, matched } from '../slots.ts';
import { valueOf } from '../clause.ts';
import type { Clause } from '../clause.ts';
import { actionsOf, closedFor, forbidden, locked, opened, owned, unlocked } from './accessAnswers.ts';
import {
  columnForm,
  disableForm,
  enableForm,
  hideForms,
  nobodyForms,
  noneForm,
  ownForms,
  publicForms,
  removeForm,
  signedInForm,
  stopForm,
} from './accessForms.ts';

const run =
  /^(?:(?:make sure|ensure|see to it|guarantee|require)(?: that)? |let |allow |only let |only allow |i only want |set it up so(?: that)? |it so(?: that)? |so that )+/iu;
function tableOf(said: string, clause: Clause, schema: SchemaIndex): Outcome<LexiconTable> {
  if (/^(?:ones?|rows?|data|things|stuff|records|it|them|information)?$/iu.test(said)) {
    const choices = schema.tables
      .slice(0, 5)
      .map(({ name }) => choice(`People should only see their own ${plural(name)}`, humanise(name)));
    return fail(question('For which table?', choices));
  }
  const bare = said.replace(/ (?:table|data|rows?|records?)$/iu, '');
  const mention = findMention(bare, schema);
  return mention?.before === '' && mention.after === ''
    ? ok(mention.table)
    : requireTable(clause, bare, schema);
}

interface Reading {
  readonly said: string;
  readonly plan: (table: LexiconTable) => Understanding;
  /** Weak wordings ('lock …', 'keep … private') count only with a table name. */
  readonly weak?: boolean;
}

function closing(text: string): Reading | undefined {
  const removal = matched(removeForm, text);
  if (removal !== undefined)
    return { said: removal('table'), plan: (table) => closedFor(table, removal('kind')) };
  const none = firstMatch([noneForm, stopForm], text);
  if (none !== undefined) {
    const actions = actionsOf(none('verbs'));
    const reads = actions.length === 0 || actions.includes('select');
    return {
      said: none('table'),
      plan: (table) => (reads ? closedFor(table, 'public') : forbidden(table, actions)),
      weak: true,
    };
  }
  const nobody = firstMatch(nobodyForms, text);
  if (nobody !== undefined)
    return { said: nobody('table'), plan: (table) => forbidden(table, actionsOf(nobody('verbs'))) };
  const hidden = firstMatch(hideForms, text);
  return hidden && { said: hidden('table'), plan: (table) => forbidden(table, []), weak: true };
}

function opening(text: string, hadOnly: boolean): Reading | undefined {
  const members = matched(signedInForm, text);
  if (members !== undefined) {
    const only = hadOnly || members('only') !== '';
    return {
      said: members('table'),
      plan: (table) => opened(table, 'signed-in', actionsOf(members('verbs')), only),
    };
  }
  const everyone = firstMatch(publicForms, text);
  if (everyone === undefined) return undefined;
  const actions: readonly Action[] = everyone('verbs') === '' ? ['select'] : actionsOf(everyone('verbs'));
  return { said: everyone('table'), plan: (table) => opened(table, 'everyone', actions, false) };
}

function reading(text: string, hadOnly: boolean): Reading | undefined {
  const disable = matched(disableForm, text);
  if (disable !== undefined) return { said: disable('table'), plan: unlocked };
  const enable = matched(enableForm, text);
  if (enable !== undefined) return { said: enable('table'), plan: (table) => locked(table, []) };
  const own = firstMatch(ownForms, text);
  if (own !== undefined) {
    const actions = actionsOf(own('verbs'));
    return {
      said: own('table') || own('other'),
      plan: (table) => owned(table, actions.length === 0 ? ['select'] : actions),
    };
  }
  return closing(text) ?? opening(text, hadOnly);
}

/** 'Hide the phone of customers': access rules cover whole rows, so one column cannot be hidden. */
const hideColumn: Grammar = (clause, schema) => {
  const slots = matched(columnForm, clause.text);
  const mention = slots === undefined ? undefined : findMention(slots('table'), schema);
  if (slots === undefined || mention?.before !== '') return undefined;
  const { name } = mention.table;
  return question(
    `Access rules cover whole rows, so I cannot hide only the ${valueOf(slots('column'), clause)} of ${humanise(name)}. What do you want instead?`,
    [
      choice(`Lock ${name}`, `Hide all of ${humanise(name)}`),
      choice(`People should only see their own ${name}`, 'Let people see only their own rows'),
    ],
  );
};

/** 'People should only see their own orders', 'everyone can read products', 'lock orders'. */
export const access: Grammar = (clause, schema) => {
  const hadOnly = /^(?:only (?:let|allow)|i only want|let only) /iu.test(clause.text);
  const text = clause.text.replace(run, '').trim();
  const found = reading(text, hadOnly) ?? reading(clause.text, false);
  if (found === undefined) return hideColumn(clause, schema);
  const table = tableOf(found.said, clause, schema);
  if (table.ok) return found.plan(table.value);
  // 'Members write reviews on rooms' names two things; the grammar for relations reads it.
  const two = / (?:about|on|for) /iu.test(found.said);
  return found.weak === true || two ? hideColumn(clause, schema) : table.error;
};
