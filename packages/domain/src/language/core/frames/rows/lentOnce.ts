import { isOut, lendingsOf } from '../../lookups/lending.ts';
import { tableNamed } from '../../lookups/said.ts';
import type { Frame } from '../../frame.ts';

const wish = String.raw`^(?:(?:please|pls|can you|could you|make it so|make sure|so|that|i (?:want|need)|it should be so|and)[, ]+)*`;
const nobody = String.raw`(?:(?:nobody|no one|no-one) (?:can|may|should|is able to)(?: be able to)?|(?:people|members|customers|they|you|we) (?:can ?not|can['’]?t|must not|may not|should not|shouldn['’]t)(?: be able to)?|(?:do not|don['’]?t) let (?:anybody|anyone|people|them))`;
const take = String.raw`(?:take|borrow|check out|book|rent|reserve|get)(?: out)?`;
const out = String.raw`(?:already|still) (?:out|lent(?: out)?|taken|borrowed|gone|on loan|checked out|rented(?: out)?)`;
const forms = [
  String.raw`${wish}${nobody} ${take} (?:an?|the|any) (?<thing>\p{L}+) (?:that|which|if|when|while)?['’]?s? ?(?:it |they )?(?:is |are |['’]s )?${out}$`,
  String.raw`${wish}(?:an?|the|each|every|one) (?<thing>\p{L}+) (?:can|may|should|must) (?:only )?(?:be )?(?:lent|borrowed|taken|out|rented|checked out)(?: out)? (?:only )?(?:once|to (?:only )?one \p{L}+|by (?:only )?one \p{L}+)(?: at (?:a|the same|one) time)?$`,
].map((form) => new RegExp(form, 'iu'));

/** Reads that nothing is lent that is out: `nobody can take a tool that's already out`. */
export const readLentOnce: Frame = ({ text }, { index }) => {
  const said = text.trim().replace(/[.!?]+$/u, '');
  const thing = forms.map((form) => form.exec(said)?.groups?.['thing']).find((one) => one !== undefined);
  const [lending, ...others] = thing === undefined ? [] : lendingsOf(index);
  const where = lending && isOut(lending);
  const isMeant = lending && tableNamed(thing?.toLowerCase(), index) === lending.things;
  const link = lending?.table.columns.find(({ references }) => references === lending.things.name);
  if (!lending || !where || !isMeant || !link || others.length > 0) return undefined;
  return {
    meaning: { changes: [{ do: 'add-unique', table: lending.table.name, columns: [link.name], where }] },
    words: [{ said, read: `one row for each ${link.name} that has not come back` }],
    unread: [],
    cost: -1,
  };
};
