import { heldTogether } from './choices.ts';
import { taking } from './deeds.ts';
import { isFactName } from './words.ts';

const starter = String.raw`(?:who|whos|whose|what|whats|which|when|where|how (?:many|much|long|old|far|big)|if|whether|did (?:they|we|he|she|i)|is (?:it|he|she))`;

/** Where one clause follows another without a mark: `what the problem is when im going`. */
const unmarked = new RegExp(
  String.raw`(?<!\b(?:from|in|at|for|to|of|on|by|with|under|into|and|or|n|until|till|since|tick|say|know|not|plus|of course|the day|the date|the time|day|date|time)) (?=${starter} )`,
  'giu',
);
/** A list without marks: `the customer the address`. */
const articled =
  /(?<=\b\p{L}{3,}(?<!\b(?:from|with|what|when|where|that|which|have|does|into|until|the|and|for|who|whos|how|many|much|sometimes|per|are|was|has|did|not|all|time|day|date|note|keep|need|know|bring|brings|take|takes|took|give|gave|see|saw|booked|ordered|paid|owns?|does|doing|watch|pick|meet|contract|returned|parents|opened?|if))) (?=(?:the|his|her|their|its) \p{L}+)/giu;
/** `one student with one instructor in one car`. */
const joined = / (?:with|in|at|on|by|for|to|from|going out to) (?=(?:one|an?) \p{L}+)/giu;
const possessed =
  /\b(?<whose>(?:the |their |a )?\p{L}+['’]s?) (?<one>name|first name|phone|number|email) and (?:the |their )?(?<other>name|phone|mobile|number|e-?mail|address|telephone)\b/giu;

/** Facts without marks, all but one of them known by their names: `name phone postcode`. */
function isRun(part: string): boolean {
  const words = part.split(' ');
  return (
    words.length > 2 &&
    /^(?:just |only )?name$/iu.test(words[0] ?? '') &&
    words.every((word) => word.length > 3) &&
    words.filter((word) => !isFactName(word)).length < 2
  );
}

/** The parts of a list of facts. */
export function partsOf(list: string): readonly string[] {
  const marked = heldTogether(
    list
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(/(?<=\p{L}|\)) (?:n|&|\+) (?=\p{L})/giu, ' and ')
      .replaceAll(/\b(?<unit>day|date|time|hour) when\b/giu, '$<unit>')
      .replaceAll(
        /\b(?<what>state|status|condition|shape it['’]s in|kind|type)(?:,? (?:it|this|that|which) (?:can be|is)|:) (?<values>[\p{L} ]+(?:, [\p{L} ]+)*,? or [\p{L} ]+)/giu,
        '$<what> ($<values>)',
      )
      .replaceAll(/\bfrom when (?:to|until|till) when\b/giu, 'start date, end date')
      .replaceAll(
        /\b(?:from )?(?:what|which) (?<unit>day|date|time|hour) (?:to|until|till) (?:what|which) \k<unit>\b/giu,
        (_, unit: string) =>
          /time|hour/iu.test(unit) ? 'start time, end time' : `start ${unit}, end ${unit}`,
      )
      .replaceAll(
        / from (?:what|which) (?<one>\p{L}+) (?:and )?(?:to|into) (?:what|which) \k<one>\b/giu,
        ' from $<one>, to $<one>',
      )
      .replace(taking, '$<who>, ')
      .replaceAll(possessed, '$<whose> $<one>, $<whose> $<other>')
      .replaceAll(/ with (?:their|his|her|its) (?=\p{L})/giu, ', '),
  );
  const isMarked = (marked.match(/[,;]/gu) ?? []).length > 1;
  // A condition may follow what it is about: `the amount if it's money`.
  const isCondition = (words: string): boolean =>
    isMarked && /^ (?:if|when|where|who|which|is) /iu.test(words);
  const clauses = marked.replaceAll(unmarked, (space, at: number) =>
    isCondition(marked.slice(at, at + 8)) ? space : ', ',
  );
  const text = isMarked ? clauses : clauses.replaceAll(articled, ', ');
  return text
    .split(
      /\s*[,;]\s*(?:and |plus |also |then )*|(?<!\bbetween \p{L}+)\s+(?:and|plus)\s+(?!no\b|not\b)|\s*\n\s*|\s+[-–]\s+|\?\s+|\.\s+(?=\p{L})/iu,
    )
    .flatMap((part) =>
      /^\s*(?:(?:one|an?) \p{L}+) (?:with|in|at|on|for|by|to|going out to)\b/iu.test(part)
        ? part.split(joined)
        : [part],
    )
    .map((part) =>
      part
        .replace(
          /^\s*(?:with|including|plus|(?:the )?(?:columns?|fields?|facts) (?:are|is)|(?:these are |it is )?(?:always|usually|mostly|normally)(?: with)?) /iu,
          '',
        )
        .trim(),
    )
    .flatMap((part) => (isRun(part) ? part.split(' ') : [part]))
    .filter((part) => part !== '');
}
