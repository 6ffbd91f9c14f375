import { fail, ok } from '../../result.ts';
import type { Directory } from '../directory.ts';
import { findMention, requireTable } from '../find.ts';
import type { LexiconTable } from '../lexicon.ts';
import { plural, spoken } from '../names.ts';
import { choice, question } from '../outcome.ts';
import type { Grammar, Outcome } from '../outcome.ts';
import type { Understanding } from '../plan.ts';
import type { Action } from '../plans/policies.ts';
import { firstMatch, matched } from '../slots.ts';
import { valueOf } from '../wish.ts';
import type { Wish } from '../wish.ts';
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
function tableOf(said: string, wish: Wish, lexicon: Directory): Outcome<LexiconTable> {
  if (/^(?:ones?|rows?|data|things|stuff|records|it|them|information)?$/iu.test(said)) {
    const choices = lexicon.tables
      .slice(0, 5)
      .map(({ name }) => choice(`People should only see their own ${plural(name)}`, spoken(name)));
    return fail(question('For which table?', choices));
  }
  const bare = said.replace(/ (?:table|data|rows?|records?)$/iu, '');
  const mention = findMention(bare, lexicon);
  return mention?.before === '' && mention.after === ''
    ? ok(mention.table)
    : requireTable(wish, bare, lexicon);
}

interface Reading {
  readonly said: string;
  readonly plan: (table: LexiconTable) => Understanding;
  /** Weak wordings ('lock …', 'keep … private') count only when they name a table. */
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

/** 'Hide the phone of customers': rules decide about rows, so it cannot be had. */
const hideColumn: Grammar = (wish, lexicon) => {
  const slots = matched(columnForm, wish.text);
  const mention = slots === undefined ? undefined : findMention(slots('table'), lexicon);
  if (slots === undefined || mention?.before !== '') return undefined;
  const { name } = mention.table;
  return question(
    `Access rules decide about whole rows, so the ${valueOf(slots('column'), wish)} of ${spoken(name)} cannot be hidden alone. What should be done instead?`,
    [
      choice(`Lock ${name}`, `Hide all of ${spoken(name)}`),
      choice(`People should only see their own ${name}`, 'Let people see only their own rows'),
    ],
  );
};

/** 'People should only see their own orders', 'everyone can read products', 'lock orders'. */
export const access: Grammar = (wish, lexicon) => {
  const hadOnly = /^(?:only (?:let|allow)|i only want|let only) /iu.test(wish.text);
  const text = wish.text.replace(run, '').trim();
  const found = reading(text, hadOnly) ?? reading(wish.text, false);
  if (found === undefined) return hideColumn(wish, lexicon);
  const table = tableOf(found.said, wish, lexicon);
  if (table.ok) return found.plan(table.value);
  // 'Members write reviews on rooms' speaks of two things: how they belong together is another grammar's.
  const two = / (?:about|on|for) /iu.test(found.said);
  return found.weak === true || two ? hideColumn(wish, lexicon) : table.error;
};
