/** A line that only names what the lines after it say. */
const heading = /^[\p{L}][\p{L} '’&-]{1,30}[!:.]?$/u;
const isItem = (line: string): boolean => line.split(' ').length <= 7 && !/[.:]$/u.test(line);

/** Lines as people paste them, with a heading over its facts: `EVENTS`, `client`, `date` → `EVENTS: client, date`. */
function fromLines(text: string): string {
  const blocks = text.split(/\n\s*\n/u).map((block) =>
    block
      .split('\n')
      .map((line) => line.replace(/^\s*(?:[-*•·]|\d+[.)])\s*/u, '').trim())
      .filter((line) => line !== ''),
  );
  return blocks
    .map((lines) => {
      const [first = '', ...others] = lines;
      const isList =
        others.length > 1 && heading.test(first) && first.split(' ').length < 4 && others.every(isItem);
      return isList ? `${first.replace(/[!:.]$/u, '')}: ${others.join(', ')}` : lines.join('. ');
    })
    .join('. ');
}

/** The sentences of a message, and the parts of one that begin another list. */
export function segmentsOf(text: string): readonly string[] {
  return (
    fromLines(text.trim().replaceAll('\r', ''))
      .replaceAll(/\bw\/ ?(?=\p{L})/giu, 'with ')
      .replaceAll(/(?<what>\b\p{L}+) (?:no|nr)\.?(?=[,.;]|$|\s*\n)/giu, (whole, what: string) =>
        /^(?:batch|card|ticket|serial|invoice|order|passport|house|phone|member|account|chip|drawer|box|inventory|plate|receipt|tracking|room|model|part|shirt|lot|licen[cs]e)$/iu.test(
          what,
        )
          ? `${what} number`
          : whole,
      )
      .split(/(?<=[.!])\s+|(?<=\?)\s+(?=\p{Lu})|\.{2,}\s+/u)
      .flatMap((sentence) =>
        sentence.split(
          /(?:,|;)?\s+(?:and then|and also|plus|then|and(?= (?:also )?(?:one|another|a list) (?:for|of|with)\b))\s+(?=(?:the|my|our|for|per|every|each|a list|also one|one|another)\b)/iu,
        ),
      )
      // `scouts (name, birthday), campouts (place, dates)`: each has its facts.
      .flatMap((sentence) =>
        sentence.split(
          /(?<=\))\s*(?:[,;]|and\b|plus\b)+\s*(?=(?:\p{L}+ ){0,2}\p{L}+ ?(?:\(|with\b|:|that\b|have\b|has\b))|,\s+(?:and )?(?=(?:\p{L}+ )?\p{L}{3,}s \([^()]*,[^()]*,[^()]*\))/iu,
        ),
      )
      // A list whose facts are parted by slashes: `hive: number / place / colour`.
      .map((segment) =>
        /^[^/,]{1,40}: [^:,]+ \/ [^:,]+ \/ [^:,]+$/u.test(segment)
          ? segment.replaceAll(' / ', ', ')
          : segment,
      )
      // Who asks whether it is possible asks no fact.
      .map((segment) =>
        (/^(?:could|can|would|will|is it)\b/iu.test(segment)
          ? segment.replace(/\?\s*$/u, '')
          : segment
        ).trim(),
      )
      .filter((segment) => segment !== '')
  );
}
