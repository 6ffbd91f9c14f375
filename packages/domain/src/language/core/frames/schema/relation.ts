import type { ColumnSpec } from '../../../ast/index.ts';
import { singular, toIdentifier } from '../../../planner/names.ts';
import { readColumns } from '../../columns/list.ts';
import { namePhrase } from '../../nouns.ts';
import type { Draft } from './draft.ts';

function tableOf(words: string, drafts: readonly Draft[], existing: readonly string[]): string | undefined {
  const id = singular(toIdentifier(words));
  const last = singular(id.split('_').at(-1) ?? id);
  const names = [...drafts.map(({ name }) => name), ...existing];
  return (
    names.find((name) => singular(toIdentifier(name).replace(/^tbl_?/u, '')) === id) ??
    names.find((name) => singular(toIdentifier(name).split('_').at(-1) ?? '') === last)
  );
}

function reference(to: string, isRequired: boolean): ColumnSpec {
  return {
    name: to === 'auth.users' ? 'user_id' : `${singular(toIdentifier(to).replace(/^tbl_?/u, ''))}_id`,
    type: 'id',
    ...(isRequired && { required: true }),
    references: { table: to, onDelete: 'refuse' },
  };
}

const one = String.raw`(?:an?|one|each|every|the|exactly one|only one|1|single)`;
const many = String.raw`(?:many|several|more|multiple|lots of|a lot of|different|any number of)`;
const owns = new RegExp(
  `(?:^|, |and )(?:${one} )?(?<from>${namePhrase}) (?:can |may |must |will |could |cn )?(?:has|have|gets|get|contains?|includes?|be in|be on|join|take|attend|is in|are in|is on|are on|come from|comes from|do) (?:${many}|two or more) (?<to>${namePhrase})`,
  'iu',
);
const several = new RegExp(
  `^(?:${one} )?(?<from>${namePhrase}?) (?:can|may|could|cn|might) (?:have|has|do|get|own|take|be|come)(?: on| in)? (?:several|many|more|multiple|more than one|any number)(?: of (?:them|these|those))?(?: ofc| of course)?$`,
  'iu',
);
const belongs = new RegExp(
  `(?:^|, |and )(?:${one} )?(?<from>${namePhrase}) (?:always |only |must |should |can )*(?:belongs? to precisely|belongs? to|is for|is part of|goes with|comes from|refers to|is made by|is of|is given by) (?:exactly |precisely )?(?:an?|one|the|only one|exactly one)? ?(?<to>${namePhrase})`,
  'iu',
);
const goes = new RegExp(
  `(?:(?:deleting|removing)(?: an?| the)?|when (?:an?|the|i delete an?|we delete an?)|if (?:an?|the|i delete an?|we delete an?)) (?<from>${namePhrase}?)(?: is| are| gets?)? ?(?:deleted|removed|gone)?,? (?:also )?(?:deletes|removes|its|their|the|all|every) (?<to>.+)$`,
  'iu',
);
const cannotDelete = new RegExp(
  `(?:can(?:'t|not|t)|must not|may not|should not|never|don't|not allowed to|(?:do ?n'?t|never) let (?:any(?:one|body)|people|us|them)|(?:nobody|no one) (?:can|may|should)) (?:delete|remove) (?:an?|the|any)? ?(?<from>${namePhrase}) (?:that|which|that's|thats|who|with|if|as long as|while)\\b.*\\b(?<to>${namePhrase})`,
  'iu',
);
const per = new RegExp(
  `(?:only |just |exactly |max(?:imum)? )?(?:one|1) (?:row|line|entry|record|${namePhrase}) per (?<from>${namePhrase}?)(?: only| not more| max(?:imum)?| at most| pls| please|$)`,
  'iu',
);
const oncePer = new RegExp(
  `^(?:(?:and|but) )?(?:(?:each|every|the same|one|an?|no) )?(?<one>nobody|no one|${namePhrase}?) (?:can |may |is |signs? up |be |come |sign up |register |join )*(?:only |max(?:imum)? |just |at most )*(?:once|one time|1 time|twice)(?: only)? (?:per|in|for|at|on) (?:each |the same |one |a |every )?(?<other>${namePhrase})$`,
  'iu',
);
const once = new RegExp(
  `(?:each|every|the same|one|an?|no) (?<from>${namePhrase}) (?:only )?(?:one|once|only once|only one time|twice|one time|can have only one|(?:can|may) (?:only )?(?:have|be) (?:only )?(?:one|once))\\b`,
  'iu',
);

/**
 * Reads a sentence about how tables belong together and applies it to the drafts; false where it says nothing of that
 * kind.
 */
export function readRelation(text: string, drafts: Draft[], existing: readonly string[]): boolean {
  const [main = '', extra] = text
    .replace(/[.!?]+$/u, '')
    .split(/,? (?:plus|together with|and also)(?: an?)? (?:note |record )?(?=\S)/iu);
  // `one kid has more parents and one parent more kids`: the verb occurs once.
  const sentence = main.replaceAll(
    /\band (?<one>one|an?|each|every) (?<noun>[\p{L}-]+) (?<many>more|many|several|different) /giu,
    'and $<one> $<noun> has $<many> ',
  );
  if (extra !== undefined) return readLinked(sentence, extra, drafts, existing);
  const draftOf = (table: string): Draft | undefined => drafts.find(({ name }) => name === table);
  const pairs = [...sentence.matchAll(new RegExp(owns, 'giu'))].map(({ groups }) => ({
    from: tableOf(groups?.['from'] ?? '', drafts, existing),
    to: tableOf(groups?.['to'] ?? '', drafts, existing),
  }));
  const rest = sentence
    .replaceAll(new RegExp(owns, 'giu'), ' ')
    .replaceAll(/\b(?:and|also|so|obviously|of course|,)\b|[,\s]/giu, '');
  if (
    pairs.length > 0 &&
    rest === '' &&
    pairs.every(({ from, to }) => from !== undefined && to !== undefined && from !== to)
  ) {
    for (const { from = '', to = '' } of pairs) {
      const isMutual = pairs.some((other) => other.from === to && other.to === from);
      const child = draftOf(to);
      if (isMutual) link(drafts, from, to);
      else if (child && !child.columns.some(({ references }) => references?.table === from))
        child.columns.push(reference(from, true));
      else if (!child) return false;
    }
    return true;
  }
  const plenty = several.exec(sentence)?.groups;
  const whose = plenty && tableOf(plenty['from'] ?? '', drafts, existing);
  // Several are possible already where a column points to the table.
  if (
    whose !== undefined &&
    drafts.some(({ columns }) =>
      columns.some(({ references, unique }) => references?.table === whose && unique !== true),
    )
  )
    return true;
  const member = belongs.exec(sentence)?.groups;
  // What else it has is a list of columns.
  if (member && !/\b(?:and|,) (?:it )?(?:has|have|with)\b/iu.test(sentence)) {
    const from = tableOf(member['from'] ?? '', drafts, existing);
    const isAccount = /^(?:account|user|person with an account|login)/iu.test(member['to'] ?? '');
    const to = tableOf(member['to'] ?? '', drafts, existing) ?? (isAccount ? 'auth.users' : undefined);
    const child = from === undefined ? undefined : draftOf(from);
    if (!child || to === undefined) return false;
    if (!child.columns.some(({ references }) => references?.table === to))
      child.columns.push(reference(to, true));
    return true;
  }
  const cascade = goes.exec(sentence)?.groups;
  if (cascade) return onDelete(drafts, existing, cascade['from'] ?? '', 'delete');
  const refuse = cannotDelete.exec(sentence)?.groups;
  if (refuse) return onDelete(drafts, existing, refuse['from'] ?? '', 'refuse');
  const both = oncePer.exec(sentence)?.groups;
  const last = drafts.at(-1);
  if (both && last) {
    const who = /^(?:nobody|no one)$/iu.test(both['one'] ?? '')
      ? last.columns.find(({ references }) => references?.table === 'auth.users')?.references?.table
      : tableOf(both['one'] ?? '', drafts, existing);
    const what = tableOf(both['other'] ?? '', drafts, existing);
    if (who === undefined || what === undefined || who === what || who === last.name || what === last.name)
      return false;
    const columns = [what, who].map(
      (table) => last.columns.find(({ references }) => references?.table === table) ?? reference(table, true),
    );
    for (const column of columns.toReversed())
      if (!last.columns.includes(column)) last.columns.unshift(column);
    last.unique.push(columns.map((column) => column.name));
    return true;
  }
  const limit = per.exec(sentence)?.groups?.['from'];
  const limited = limit === undefined ? undefined : drafts.at(-1);
  if (limit !== undefined && limited) {
    const to = tableOf(limit, drafts, existing);
    const id = toIdentifier(limit);
    const column = limited.columns.find(
      ({ name, references }) => (to !== undefined && references?.table === to) || name === id,
    );
    if (column) {
      limited.columns = limited.columns.map((spec) =>
        spec.name === column.name ? { ...spec, unique: true, required: true } : spec,
      );
      return true;
    }
    if (to !== undefined && to !== limited.name) {
      limited.columns.unshift({ ...reference(to, true), unique: true });
      return true;
    }
  }
  const single = once.exec(sentence)?.groups;
  if (single) {
    const to = tableOf(single['from'] ?? '', drafts, existing);
    const draft = drafts.at(-1);
    if (to === undefined || !draft || to === draft.name) return false;
    const others = draft.columns
      .filter(({ references }) => references && references.table !== to)
      .map(({ name }) => name);
    const same = draft.columns.find(({ references }) => references?.table === to);
    const day = draft.columns.find(({ type }) => type === 'date');
    const isDaily =
      day !== undefined &&
      /\b(?:on|in|for|per|a) (?:(?:1|one|the same|any|each|single|the) )*(?:day|date)\b/iu.test(sentence);
    if (isDaily) others.splice(0, others.length, day.name);
    const isPer = isDaily || /\bper\b|\bfor the same\b|\bin the same\b/iu.test(sentence);
    // Once per what? Its column is not known.
    if (isPer && others.length !== 1) return false;
    const column = same ?? reference(to, true);
    if (!same) draft.columns.unshift(column);
    if (isPer) draft.unique.push([others[0] ?? '', column.name]);
    else
      draft.columns = draft.columns.map((spec) =>
        spec.name === column.name ? { ...spec, unique: true } : spec,
      );
    return true;
  }
  return false;
}

/** A relation that has columns: `…, plus a note`. */
function readLinked(sentence: string, extra: string, drafts: Draft[], existing: readonly string[]): boolean {
  const before = drafts.length;
  if (!readRelation(sentence, drafts, existing)) return false;
  const made = drafts.at(-1);
  const { columns, unread } = readColumns(extra, existing);
  if (
    drafts.length === before ||
    !made ||
    unread.length > 0 ||
    columns.some((column) => column.unread.length > 0)
  )
    return false;
  made.columns.push(...columns.map(({ spec }) => spec));
  return true;
}

function link(drafts: Draft[], from: string, to: string): void {
  const names = [from, to].map((name) => singular(toIdentifier(name).replace(/^tbl_?/u, '')));
  const name = `${names[0]}_${toIdentifier(to)}`;
  if (drafts.some((draft) => draft.name === name || draft.name === `${names[1]}_${toIdentifier(from)}`))
    return;
  const columns = [from, to].map((table) => ({
    ...reference(table, true),
    references: { table, onDelete: 'delete' as const },
  }));
  drafts.push({
    name,
    said: name.replaceAll('_', ' '),
    columns,
    unique: [],
    checks: [],
    isSure: true,
    key: columns.map((column) => column.name),
  });
}

function onDelete(
  drafts: readonly Draft[],
  existing: readonly string[],
  words: string,
  action: 'delete' | 'refuse',
): boolean {
  const parent = tableOf(words, drafts, existing);
  let isFound = false;
  for (const draft of drafts)
    draft.columns = draft.columns.map((spec) => {
      if (!spec.references || spec.references.table !== parent) return spec;
      isFound = true;
      return { ...spec, references: { ...spec.references, onDelete: action } };
    });
  return isFound;
}
