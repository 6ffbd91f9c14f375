import type { DatabaseChange } from '../../../ast/index.ts';
import { parseNumber } from '../../../planner/numbers.ts';
import { columnOf, holds } from '../../constituents/columnKinds.ts';
import { stockedNamed } from '../../constituents/stock.ts';
import type { Frame } from '../../frame.ts';

const adding = /^(?:please |pls )?add (?<list>.+?)[.!]*$/iu;
const taking =
  /^(?:please |pls )?(?:(?:we|i|they) (?:just )?(?:gave (?:out|away)|handed out|used(?: up)?|threw (?:away|out)|took(?: out)?)|take (?:out|off|away)|use) (?<list>.+?)(?: (?:today|now|just now|this morning|this afternoon))?[.!]*$/iu;
const part =
  /^(?:another |a further )?(?<amount>\d+|an?|one|two|three|four|five|six|ten|twelve)(?: more)?(?: (?:cans?|boxes|box|bags?|packs?|packets?|bottles?|jars?|kilos?|kg|pieces?|loaves|crates?|tins?)(?: of)?)?(?: to)?(?: the| our)? (?<name>\p{L}[\p{L} '’-]*)$/iu;

/** Reads what comes in or goes out of a list of what there is: `add 20 to the pasta and another 6 ground beef`. */
export const readStocked: Frame = ({ text }, { index }) => {
  const said = text.trim();
  const isMore = adding.test(said) && /\bto (?:the|our)\b/iu.test(said);
  const list = (isMore ? adding : taking).exec(said)?.groups?.['list'];
  if (list === undefined) return undefined;
  const parts = list.split(/,\s*(?:and\s+)?|\s+and\s+/iu);
  const changes = parts.flatMap((one): readonly DatabaseChange[] => {
    const { amount = '', name = '' } = part.exec(one.trim())?.groups ?? {};
    const [thing, ...others] = name === '' ? [] : stockedNamed(name, index);
    if (!thing || others.length > 0) return [];
    const { table, column, value, number } = thing;
    return [
      {
        do: 'update',
        table: table.name,
        set: {
          [number.name]: {
            kind: 'arithmetic',
            operator: isMore ? '+' : '-',
            left: columnOf(number),
            right: { kind: 'value', value: Number(parseNumber(amount) ?? 1) },
          },
        },
        where: holds(column, value),
      },
    ];
  });
  return changes.length === parts.length
    ? {
        meaning: { changes },
        words: [{ said: list, read: isMore ? 'there is more of it' : 'there is less of it' }],
        unread: [],
        cost: -1,
      }
    : undefined;
};
