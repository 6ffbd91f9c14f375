/** A day of the week that nothing stands before: `10 baguettes friday`. */
const bareDay =
  /(?<!\b(?:on|for|by|next|this|last|every|each|until|till|before|after|coming|since)\s+)\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/giu;

/** A text whose bare days of the week are dates: `friday` is `on friday`. */
export function withDays(text: string): string {
  return text.replaceAll(bareDay, 'on $&');
}
