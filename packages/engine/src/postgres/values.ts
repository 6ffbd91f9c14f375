import { types } from '@electric-sql/pglite';

type Parser = (text: string) => unknown;

/** The built-in array types, with the type of their elements. */
const elements: Readonly<Record<number, number>> = {
  199: 114,
  1000: 16,
  1001: 17,
  1002: 18,
  1003: 19,
  1005: 21,
  1007: 23,
  1009: 25,
  1014: 1042,
  1015: 1043,
  1016: 20,
  1021: 700,
  1022: 701,
  1028: 26,
  1115: 1114,
  1182: 1082,
  1183: 1083,
  1185: 1184,
  1231: 1700,
  2951: 2950,
  3807: 3802,
};

const asText: Parser = (text) => text;

/**
 * Values as the embedded database returns them, so that everything above the driver is the same on both. `given` replaces
 * single types.
 */
export function valueTypes(given: Readonly<Record<number, Parser>> = {}): {
  getTypeParser: (type: number) => Parser;
} {
  const known = new Map<number, Parser>(
    Object.entries(types.parsers).map(([type, parse]) => [
      Number(type),
      (text: string): unknown => parse(text, Number(type)),
    ]),
  );
  const parserOf = (type: number): Parser => given[type] ?? known.get(type) ?? asText;
  return {
    getTypeParser: (type) => {
      const element = elements[type];
      if (given[type] !== undefined || element === undefined) return parserOf(type);
      return (text) => types.arrayParser(text, parserOf(element), type);
    },
  };
}
