const names: Readonly<Record<string, string>> = {
  mon: 'monday',
  tue: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
};
const short = /\b(?<day>mon|tue|wed|thu|fri|sat|sun)(?:s|rs|r|day|sday|nesday|rsday|urday)?\b/giu;
/** A day of the week that nothing stands before: `10 baguettes friday`. */
const bareDay =
  /(?<!\b(?:on|for|by|next|this|last|every|each|before|after|coming|since)\s+)\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/giu;
const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** A day of the week beside the date that it is: `Saturday, 16 January`. */
const dated = new RegExp(
  String.raw`\b(?:on |the )*(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?=(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months}))`,
  'giu',
);

/** A text whose bare days of the week are dates: `fri` is `on friday`, and `tmrw` is `tomorrow`. */
export function withDays(text: string): string {
  return text
    .replaceAll(/\b(?:tmrw|tmr|tomorow|tommorow|tommorrow)\b/giu, 'tomorrow')
    .replaceAll(short, (said, day: string) => names[day.toLowerCase()] ?? said)
    .replaceAll(dated, 'on ')
    .replaceAll(/\bon (?=on |today|tomorrow)/giu, '')
    .replaceAll(bareDay, 'on $&');
}
