import { somebody } from './audience.ts';
import { withArticle } from '../planner/article.ts';
import { wordsFor } from './contents.ts';
import { withoutMy } from './elements.ts';
import { email, text as line } from './blueprints/fields.ts';
import type { AppEntity, AppField } from './spec.ts';

/** An answer other than the usual one, which a text gives in a separate sentence. */
export type AppAnswer = 'members' | 'no-account' | 'paid';

/** Something that a sentence leaves open, answered for now. */
export interface AppQuestion {
  readonly text: string;
  readonly options: readonly {
    readonly label: string;
    /** Plans the app with this answer; missing for the one that is planned. */
    readonly instruction?: string;
  }[];
}

const sentences: Readonly<Record<AppAnswer, RegExp>> = {
  members: /^only (?:people who sign in|members) (?:can |may )?see (?:the )?[\p{L} -]+$/iu,
  'no-account':
    /^(?:visitors|customers|clients|guests|people) (?:can |may )?[\p{L} -]{2,40} without (?:an account|signing in|registering)$/iu,
  paid: /^staff notes who has paid$/iu,
};
const answers = ['members', 'no-account', 'paid'] as const;

/** The answers that a text gives in sentences after its first, and the text without them. */
export function answersIn(text: string): { readonly given: readonly AppAnswer[]; readonly rest: string } {
  const [first = '', ...others] = text.split(/(?<=[.!?;]) /u);
  const answerOf = (sentence: string): AppAnswer | undefined =>
    answers.find((answer) => sentences[answer].test(sentence.replace(/[.!?;]+$/u, '')));
  return {
    given: others.flatMap((sentence) => answerOf(sentence) ?? []),
    rest: [first, ...others.filter((sentence) => answerOf(sentence) === undefined)].join(' '),
  };
}

/** Whether people who sign in enter it for themselves. */
export const isPlaced = ({ access, isOncePerPerson }: AppEntity): boolean =>
  access === 'placed' && isOncePerPerson !== true;

/** What people do to enter it: `order`, `add an order`. */
export function actOf({ act, one }: AppEntity): string {
  return act?.toLowerCase() ?? `add ${withArticle(one)}`;
}

/** Who sent something without an account. */
const sender: readonly AppField[] = [line('name', 'Your name'), email];
const paid: AppField = { name: 'paid', label: 'Paid', type: 'yes-no', first: false };

const withFields = (entity: AppEntity, fields: readonly AppField[]): AppEntity => {
  const known = new Set(entity.fields.map(({ name }) => name));
  return { ...entity, fields: [...entity.fields, ...fields.filter(({ name }) => !known.has(name))] };
};

/** Words that keep a whole site for people who sign in. */
const closed = new RegExp(
  String.raw`\b(?:(?:it |that |this )?(?:is |must be |should be |be )?(?:not|never) (?:be )?public(?: at all)?(?=[ .,;!?]|$)|(?:a )?private(?= (?:[\p{L}-]+ )?(?:web ?)?(?:sites?|apps?|pages?|spaces?|places?)\b)|(?<=^|[.!?;-] ?)only (?:for )?(?:our )?members(?=[.!;]|$)|members?[- ]only(?= (?:web ?)?(?:sites?|apps?)\b)|(?:nobody|no ?one) outside(?: [\p{L} ]+?)? (?:can|may|should|must)(?: be able to)?(?: even)? (?:see|read)(?: (?:it|them|anything|that it exists))?|only (?:the |our |my )?(?:${somebody}) (?:can|may|should|must) (?:see|read) (?:it|this|everything|anything))\b`,
  'giu',
);

/** Words for entering something without an account. */
const noAccount =
  /\b(?:no (?:login|log-?in|accounts?|sign-?ups?|sign-?in|registration)|without (?:an account|accounts?|a login|logging in|signing (?:in|up)|registering|registration))(?: (?:for|needed)(?: \p{L}+)?)?\b/giu;

/** The text without words for entering something without an account, and whether there were any. */
export function withoutAccounts(text: string): { readonly rest: string; readonly isFree: boolean } {
  const rest = text.replaceAll(noAccount, ' ');
  return { rest, isFree: rest !== text };
}

/** The text without words that keep a whole site for people who sign in, and whether there were any. */
export function withoutClosing(text: string): { readonly rest: string; readonly isClosed: boolean } {
  const rest = text.replaceAll(closed, ' ');
  return { rest, isClosed: rest !== text };
}

/** What an app stores, with the answers that were given. */
export function withAnswers(
  entities: readonly AppEntity[],
  given: readonly AppAnswer[],
): readonly AppEntity[] {
  return entities.map((entity) => {
    if (given.includes('members')) {
      if (entity.access === 'public') return { ...entity, access: 'members' };
      if (entity.access === 'shared') return { ...entity, access: 'circle' };
    }
    if (!isPlaced(entity)) return entity;
    const noted = given.includes('paid') ? withFields(entity, [paid]) : entity;
    return given.includes('no-account')
      ? { ...withFields(noted, sender), access: 'inbox', title: withoutMy(entity.title) }
      : noted;
  });
}

interface Asked {
  readonly answer: AppAnswer;
  readonly text: string;
  readonly usual: string;
  readonly other: string;
  /** The other answer as a sentence. */
  readonly sentence: string;
}

const audience =
  /\b(?:every(?:one|body)|anyone|public|members?|visitors?)\b|\bonly (?!(?:their|his|her|my|our)\b)/u;
const signingIn =
  /\b(?:sign(?:s|ed|ing)?[ -]?(?:in|up)|log(?:s|ged|ging)?[ -]?in|accounts?|regist\p{L}+|own)\b/u;
const payment = /\b(?:pa(?:y|ys|id|ying|yments?)|invoices?|free)\b/u;

function openIn(
  entities: readonly AppEntity[],
  lower: string,
  given: readonly AppAnswer[],
): readonly Asked[] {
  const shown = entities.find(({ access }) => access === 'public' || access === 'shared');
  const placed = entities.find(isPlaced);
  const act = placed && actOf(placed);
  const sold = entities.find(
    ({ name, fields }) => name === placed?.of?.table && fields.some(({ type }) => type === 'money'),
  );
  const isOpen = (answer: AppAnswer, subject: RegExp, against?: AppAnswer): boolean =>
    given.includes(answer) || (!subject.test(lower) && (against === undefined || !given.includes(against)));
  return [
    // Who has no account sees what is there to be ordered only where everybody does.
    ...(shown && isOpen('members', audience, 'no-account')
      ? [
          {
            answer: 'members' as const,
            text: `Who sees the ${wordsFor(shown)}?`,
            usual: 'Everybody',
            other: 'Only people who sign in',
            sentence: `Only people who sign in see the ${wordsFor(shown)}`,
          },
        ]
      : []),
    ...(act !== undefined && isOpen('no-account', signingIn, 'members')
      ? [
          {
            answer: 'no-account' as const,
            text: `Does it take an account to ${act}?`,
            usual: 'Yes, and people see their own',
            other: 'No',
            sentence: `Visitors ${act} without an account`,
          },
        ]
      : []),
    ...(sold && isOpen('paid', payment)
      ? [
          {
            answer: 'paid' as const,
            text: 'How do people pay?',
            usual: 'Outside the app',
            other: 'Outside, and staff notes who has paid',
            sentence: 'Staff notes who has paid',
          },
        ]
      : []),
  ];
}

/**
 * What a text leaves open about an app, at most three questions, with the answers for now. `plain` is an instruction for
 * the same app without the answers.
 */
export function questionsOn(
  entities: readonly AppEntity[],
  text: string,
  given: readonly AppAnswer[],
  plain: string,
): readonly AppQuestion[] {
  const open = openIn(entities, text.toLowerCase(), given);
  // What the text stated already is kept.
  const signIn = signingIn.test(text.toLowerCase()) && entities.some(isPlaced) ? ['Customers sign in'] : [];
  const instructionWith = (chosen: readonly AppAnswer[]): string => {
    const other = open.filter(({ answer }) => chosen.includes(answer)).map(({ sentence }) => sentence);
    return [plain, ...signIn, ...other].join('. ');
  };
  return open.map(({ answer, text: asked, usual, other }) => {
    const isOther = given.includes(answer);
    const without = { instruction: instructionWith(given.filter((one) => one !== answer)) };
    const withIt = { instruction: instructionWith([...given, answer]) };
    return {
      text: asked,
      options: [
        { label: usual, ...(isOther && without) },
        { label: other, ...(!isOther && withIt) },
      ],
    };
  });
}
