const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const moment =
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:[ T](?<time>\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?<zone>\+00(?::00)?|Z)?)?$/u;

/** Whether values of a type are stored otherwise than people write them. */
export function isReadable(type: string): boolean {
  return type === 'boolean' || type === 'date' || type.startsWith('timestamp');
}

/** A value as people write it: yes and no, and days with the name of their month. */
export function readable(value: string | null): string | null {
  if (value === 'true' || value === 'false') return value === 'true' ? 'yes' : 'no';
  const { year, month, day, time, zone } = moment.exec(value ?? '')?.groups ?? {};
  const name = months[Number(month) - 1];
  if (year === undefined || name === undefined) return value;
  const date = `${Number(day)} ${name} ${year}`;
  return time === undefined ? date : `${date}, ${time}${zone === undefined ? '' : ' UTC'}`;
}
