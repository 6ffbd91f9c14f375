/** True where the last day is free again: a room is given to the next guest on the day of departure. */
export function endsOnDeparture({ name }: { readonly name: string }): boolean {
  return /(?:^|_)(?:departure|leav(?:e|es|ing)|check_?out)(?:_|$)/iu.test(name);
}
