import { withoutSlips } from '../core/slips.ts';
import { listed } from '../planner/outcome.ts';
import { somebody } from './audience.ts';
import { blueprints } from './blueprints/all.ts';
import { contentsOf, missingFrom, quoted } from './contents.ts';
import { picturesIn } from './features.ts';
import { listedBeside } from './namedThings.ts';
import { ofDatabase, wholeWords } from './pattern.ts';
import { specOf } from './specOf.ts';
import { withoutStaffClauses } from './staffClauses.ts';
import { topicsIn, withoutPayment } from './topics.ts';
import { tradeIn } from './trades.ts';

const wholes =
  'apps?|sites?|website|pages?|tool|systems?|software|portal|platform|shop|directory|board|tracker|portfolio|somewhere|something (?:to|where|that)|online';
const whole = new RegExp(`\\b(?:${wholes})\\b`, 'iu');
const request = new RegExp(
  `\\b(?:${wholes}|something|i|we|need|want|wants?|build|make|please|can|should)\\b`,
  'iu',
);

/** A site for other people than the founder, or what they do there. */
const forOthers = new RegExp(
  `\\bwhere (?:the |my |our )?\\p{L}+ (?:can|could) (?:see|book|order|join|ask|buy|choose|sign)\\b|\\bthey (?:need to|must|have to|should|can) (?:log|sign) in\\b|\\b(?:web ?sites?|sites?|(?:web|home|landing|public) ?pages?|(?:a|one) page|online)\\b|\\b(?:${somebody})(?: (?:can|could|should|must|to|want|may|will))*(?: be able to)? (?:see|order|book|reserve|sign|join|request|ask|vote|leave|buy|browse|choose|pick|read|find|post|share|save|rate|add|upload|register|list (?:the|their|what)|say (?:if|when|which|what))\\b`,
  'iu',
);
/** Words for an app of a kind, in the first sentence. */
const asksForApp =
  /^[^.!?:]*\b(?:apps?|tool(?! librar)|crm|system|software|platform|desk|board|wants? to (?:show|lend|rent|sell|let|offer|take|get|collect|list))\b/iu;
const wantsApp =
  /\b(?:want|need|make|build|create|like|love|have)\b[^.!?]{0,40}\b(?:app|web ?site|site|web ?page)\b/iu;

/** So short a text says nothing but what somebody is. */
const fewLetters = 40;

/** What an app of a kind would have of a longer description, and what it would not. */
export interface NearestApp {
  /** The kind with its article. */
  readonly name: string;
  readonly instruction: string;
  /** Whether the description names an app, not only what one may be about. */
  readonly isWhole: boolean;
  /** Whether it is a site or an app for others than the founder, or of a kind that the description names. */
  readonly isApp: boolean;
  /** What can be built and what is missing, in sentences that end with a question. */
  readonly text: string;
}

/**
 * An instruction for the app that is nearest to a longer description, which the rules cannot honour wholly; undefined
 * where none is described.
 *
 * @example
 * nearestApp('I need a site where my clients can book a haircut')?.instruction // => 'Build a booking app'
 */
export function nearestApp(description: string): NearestApp | undefined {
  if (!request.test(description) && description.length < 40) return undefined;
  // A business that is only named says nothing of an app.
  const isMore = description.length >= fewLetters || whole.test(description) || forOthers.test(description);
  const trade = isMore ? tradeIn(description) : undefined;
  const scores = blueprints.map((blueprint) => {
    // “Cafés” as customers name no café: the “é” does not end the word.
    const found = ({ source }: RegExp): readonly number[] => [
      ...new Map(
        [...description.matchAll(wholeWords(source, 'giu'))]
          .toReversed()
          .map(({ 0: said, index }) => [said.toLowerCase(), index]),
      ).values(),
    ];
    const [named, near] = [found(blueprint.words), found(blueprint.near)];
    const ofTrade = trade?.kind === blueprint.kind && named.length === 0 ? [trade.index] : [];
    return {
      blueprint,
      isKind:
        (named.length > 0 && asksForApp.test(description)) ||
        (ofTrade.length > 0 && wantsApp.test(description)),
      score: 3 * named.length + 2 * ofTrade.length + near.length,
      first: Math.min(...named, ...near, ...ofTrade),
    };
  });
  return scores
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.first - other.first)
    .slice(0, 1)
    .map(({ blueprint, isKind }) => {
      const { spec, sort, asked, features, plain, rows, isClosed } = specOf(
        blueprint,
        description,
        description,
      );
      const known = [
        ...spec.entities.map(({ words }) => words.source),
        ...asked.map(({ words }) => words.source),
        ...features.map(({ words }) => words.source),
        ...picturesIn(spec.entities),
      ].join('|');
      const isKnown = (item: string): boolean =>
        new RegExp(`\\b(?:${known})\\b`, 'iu').test(item) ||
        (rows?.said.toLowerCase().includes(item) ?? false) ||
        topicsIn(item).topics.length > 0;
      const others = listedBeside(description, isKnown);
      const staffed = withoutStaffClauses(description, spec.entities);
      const { topics } = topicsIn(
        withoutPayment(staffed.rest).replaceAll(new RegExp(`\\b(?:${known})\\b`, 'giu'), ' '),
      );
      const parts = [...features, ...asked, ...(rows ? [rows] : [])]
        .map(({ said }) => said)
        .concat(others, spec.look?.words ?? []);
      const also = parts.length > 0 ? ` Part of it: ${listed([...new Set(parts)])}.` : '';
      const staff =
        staffed.said.length > 0
          ? ` For staff, whom you add on the People page: ${quoted(staffed.said)}.`
          : '';
      return {
        name: sort,
        instruction: others.length > 0 ? `${plain}. It also has ${listed(others)}` : plain,
        isWhole: whole.test(description),
        isApp: isKind || forOthers.test(description),
        text: `I can build ${sort}: ${contentsOf(spec)}.${isClosed ? ' Anybody can register.' : ''}${also}${staff}${missingFrom(topics)} Details that I do not name here are left out too.`,
      };
    })[0];
}

/** Whether a text names a kind of app, such as a shop or a forum. */
export function namesKind(text: string): boolean {
  return blueprints.some(({ words }) => wholeWords(words.source, 'iu').test(text));
}

const headline = new RegExp(
  `^(?:(?:please|pls|plz|hi|hello),? |can you |could you |(?:can|could|may) (?:i|we) (?:please )?)*(?:(?:i|we)(?: would|[’']d)? (?:need|want|like|love)(?: to have)? |need |want |give me )?(?:(?:build|make|create|design|develop|start|set up|do|get|have)(?: me| us)? )?(?:an? |one |my |our |some )?(?:[\\p{L}’'-]+ ){0,3}(?:${wholes}|shop|store|blog|forum|board|desk|crm|tracker|list|diary|survey|rota|roster|calendar|catalogue)\\b`,
  'iu',
);
/** A business that is described, or what people should be able to do. */
const described = new RegExp(
  `^(?:\\p{L}+[,!] |so )*(?:i|we)(?:[’']?m\\b|[’'](?:re|d|ve)| am| are| run| rent| sell| teach| organi[sz]e| make| have| want| need| would|(?: \\p{L}+)? (?:grow|keep|lend|teach|host|repair|offer|do|build|look after|work))\\b|^(?:me and my|my) \\p{L}+(?: and (?:i|me))? (?:have|run|own|make|sell|rent)\\b|^(?:my|our) .{2,60} (?:needs?|wants?|has|have)\\b|\\b(?:${somebody}) (?:can|could|should|must|to|will)\\b|\\bwhere (?:the |my |our )?\\p{L}+ (?:can|could) (?:see|book|order|find|join|sign|write|read|leave|ask)\\b|\\bwhere (?:${somebody}) (?:see|book|order|find|join|sign|write|read|leave|ask)\\b`,
  'iu',
);
/** A business that is only named, with what its site shows. */
const onlyNamed =
  /^(?:[\p{L}’'-]+ ){0,4}[\p{L}’'-]+[.:,](?= ).*\b(?:show|pages?|menu|form|list|prices?|contact|book(?:ing)?|order|customers?|students|pick|choose|see)\b/iu;
const isBusiness = (plain: string): boolean =>
  onlyNamed.test(plain) && tradeIn(plain.slice(0, plain.search(/[.:,] /u))) !== undefined;

/** Work on what exists already. */
const onSomething =
  /\b(?:delete|remove|drop(?! (?:off|in|by)\b)|rename|publish|deploy|undo|restore|revert|commit|branch|(?<!\b(?:make|build|create|need|want|do|have) )(?:my|the|this) (?:web ?)?(?:site|app|pages?|home ?page))\b/iu;

/**
 * The app that a text describes, in a project where nothing is stored yet; undefined where it is about anything else.
 *
 * @example
 * describedApp('We need an app where volunteers sign up for shifts')?.name // => 'a volunteer app'
 */
export function describedApp(text: string): NearestApp | undefined {
  const plain = withoutSlips(text, []).trim().replaceAll(/\s+/gu, ' ');
  const isAsked = plain
    .split(/(?<=[.!?,;:]) /u)
    .some((sentence) => headline.test(sentence) || described.test(sentence));
  if (ofDatabase.test(plain) || onSomething.test(plain) || !(isAsked || isBusiness(plain))) return undefined;
  return nearestApp(plain);
}
