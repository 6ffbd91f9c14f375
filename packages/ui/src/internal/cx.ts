/** Joins the truthy class names. */
export function cx(...names: (string | false | null | undefined)[]): string {
  let joined = '';
  for (const name of names) if (name) joined = joined ? `${joined} ${name}` : name;
  return joined;
}
