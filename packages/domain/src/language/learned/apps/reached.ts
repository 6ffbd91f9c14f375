import type { FoundList } from './read.ts';

/** What tells of people, and is nobody else's business. */
const personal =
  /\b(?:phones?|mobile|e-?mails?|address(?:es)?|contacts?|owes?|owed|debts?|paid|pays?|payments?|deposits?|balance|wages|salary|medical|medication|medicines?|allerg(?:y|ies)|diagnos[ie]s|born|birthday|password|bank|keys?|alarm)\b/u;
const people =
  /\b(?:customers|clients|members|pupils|students|patients|tenants|guests|parents|players|employees|workers|children|kids|families|residents|donors|suppliers|debts|payments|invoices|keys|wages|incidents|phone numbers|contacts|addresses|bookings|reservations|appointments|registrations|sign-ups|visits|orders|requests|enquiries|applications|loans)$/u;
/** A message that keeps all of it among a few. */
const among =
  /\b(?:nobody|no ?one|no-one) (?:else|outside|other)\b|\b(?:only|just) (?:for |between |among )?(?:me|us|my|our|the (?:two|three|four|five|six)|family|friends)\b(?! members)|\bprivate(?:ly)?\b|\bsecret\b|\bnot (?:on google|for the public|public)\b|\b(?:not|never) (?:the )?(?:whole|rest of the) (?:internet|world)\b/iu;

const forAll = new Set(['public', 'shared']);
const forRegistered = new Set(['members', 'circle']);

/** Below this share of the probability, a list that everybody sees and that has no facts is taken for none. */
const unlikely = 0.5;

/**
 * Lists with who is to reach them. What tells of people is not for everybody, however likely that seems, and what a message
 * keeps among a few is for those whom the founder chooses, as anybody can register.
 */
export function reached(lists: readonly FoundList[], message: string): readonly FoundList[] {
  const isAmong = among.test(message) && lists.every(({ access }) => !forAll.has(access));
  return lists
    .map((list) => {
      const { access, name, facts } = list;
      const isPersonal =
        people.test(name) || [name, ...facts].some((one) => personal.test(one.toLowerCase()));
      const isHidden =
        (isPersonal && (access === 'public' || access === 'members')) ||
        (isAmong && forRegistered.has(access));
      return isHidden ? { ...list, access: 'team' } : list;
    })
    .filter(
      ({ access, facts, share }) =>
        facts.length > 0 ||
        share >= unlikely ||
        !(forAll.has(access) || forRegistered.has(access)) ||
        lists.length === 1,
    );
}
