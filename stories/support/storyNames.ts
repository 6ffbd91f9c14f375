/** Words that keep their capital in the middle of a name. */
const proper = new Set(['Arabic', 'British', 'English', 'German', 'Mac']);

const isCapitalised = (word: string): boolean => /^\p{Lu}\p{Ll}*$/u.test(word) && !proper.has(word);

/** The name of a story as a sentence: the name derived from its export has a capital in every word. */
export function sentence(name: string): string {
  const [first = '', ...others] = name.replace(/ Test$/, '').split(' ');
  if (others.some((word) => /^\p{Ll}/u.test(word))) return name;
  return [first, ...others.map((word) => (isCapitalised(word) ? word.toLowerCase() : word))].join(' ');
}
