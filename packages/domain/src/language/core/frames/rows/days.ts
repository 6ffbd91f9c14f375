import { months } from '../../../planner/words/dates.ts';
import { weekdays } from '../../constituents/calendar.ts';

const short = /\b(?<day>mon|tue|wed|thu|fri|sat|sun)(?:s|rs|r)?\b/giu;
const weekday = `(?:${weekdays.join('|')})`;
/** A day of the week that nothing stands before: `10 baguettes friday`. */
const bareDay = new RegExp(
  String.raw`(?<!\b(?:on|for|by|next|this|last|every|each|before|after|coming|since)\s+)\b${weekday}\b`,
  'giu',
);
/** A day of the week beside the date that it is: `Saturday, 16 January`. */
const dated = new RegExp(
  String.raw`\b(?:on |the )*${weekday},? (?=(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months.flat().join('|')})\b)`,
  'giu',
);

/** A text whose bare days of the week are dates: `fri` is `on friday`, and `tmrw` is `tomorrow`. */
export function withDays(text: string): string {
  return text
    .replaceAll(/\b(?:tmrw|tmr|tomorow|tommorow|tommorrow)\b/giu, 'tomorrow')
    .replaceAll(
      short,
      (said, day: string) => weekdays.find((one) => one.startsWith(day.toLowerCase())) ?? said,
    )
    .replaceAll(dated, 'on ')
    .replaceAll(/\bon (?=on |today|tomorrow)/giu, '')
    .replaceAll(bareDay, 'on $&');
}
