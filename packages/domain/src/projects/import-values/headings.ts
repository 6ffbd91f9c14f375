import { distance } from '../../shared/text/distance.ts';

/** Words for the same thing, without accents; each is spelt as one word. */
const others: readonly (readonly string[])[] = [
  'phone telephone telephonenumber phonenumber tel telefon telefonnummer telefono mobile mobil mobilenumber cell cellphone handy handynummer',
  'email mail emailaddress mailaddress emailadresse mailadresse correo courriel',
  'firstname vorname givenname forename prenom',
  'lastname nachname surname familyname familienname apellido apellidos',
  'name fullname nombre nom',
  'address adresse anschrift direccion',
  'street strasse streetaddress calle rue',
  'postcode zip zipcode postalcode plz postleitzahl',
  'city town ort stadt ciudad ville',
  'country land pais pays',
  'birthday birthdate dateofbirth dob geburtstag geburtsdatum',
  'price preis precio prix',
  'quantity qty menge anzahl cantidad',
  'description beschreibung descripcion',
  'note notes comment comments remark remarks bemerkung bemerkungen notiz notizen kommentar',
  'company firma organisation organization empresa',
  'date datum fecha',
].map((words) => words.split(' '));

const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const spelt = (name: string): string => wordsOf(name).join('');

/** One letter may differ in a word of five, two in one of nine. */
function isMisspelt(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const most = shorter >= 9 ? 2 : 1;
  return shorter >= 5 && Math.abs(one.length - other.length) <= most && distance(one, other, most) <= most;
}

type Means = (heading: string, column: string) => boolean;

/** The same name; of several such headings the first is meant. */
const byName: readonly Means[] = [
  (heading, column) => heading === column,
  (heading, column) => spelt(heading) !== '' && spelt(heading) === spelt(column),
];

/** Other ways in which a heading may mean a column, from the surest on. */
const byMeaning: readonly Means[] = [
  (heading, column) => {
    const words = wordsOf(heading);
    const wanted = wordsOf(column);
    return wanted.length > 0 && wanted.every((word) => words.includes(word));
  },
  (heading, column) =>
    others.some((words) => words.includes(spelt(heading)) && words.includes(spelt(column))),
  (heading, column) => isMisspelt(spelt(heading), spelt(column)),
];

/**
 * The column that each heading of a file means: one of the same name, otherwise one whose words it contains, another
 * common word for it, or one that is spelt nearly the same; undefined where there is none, or several.
 *
 * @example
 * matchHeadings(['Name', 'Telefon', 'Since'], ['name', 'telephone']) // => ['name', 'telephone', undefined]
 */
export function matchHeadings(
  headings: readonly string[],
  columns: readonly string[],
): readonly (string | undefined)[] {
  return [...byName, ...byMeaning].reduce<readonly (string | undefined)[]>(
    (matched, means) => {
      const isFree = (column: string): boolean => !matched.includes(column);
      const open = (at: number): boolean => matched[at] === undefined;
      const candidates = headings.map((heading, at) =>
        open(at) ? columns.filter((column) => isFree(column) && means(heading, column)) : [],
      );
      return candidates.map(([column, ...more], at) => {
        const known = matched[at];
        if (column === undefined || more.length > 0) return known;
        const places = candidates.flatMap((found, place) => (found.includes(column) ? [place] : []));
        const isSure = places.length === 1 || (byName.includes(means) && places[0] === at);
        return isSure ? column : known;
      });
    },
    headings.map(() => undefined),
  );
}
