const typed: readonly (readonly [RegExp, string])[] = [
  [/yes|no\b|tick|check|true|flag|bool|y\/n/iu, 'yes/no'],
  [/whole|count|integer|\bint\b|how many|head/iu, 'whole number'],
  [/money|euro|pound|dollar|quid|price|£|€|\$|rupee|cents|pence|amount/iu, 'money'],
  [/date and time|time and date|timestamp|day and (?:time|hour)|when exactly/iu, 'date and time'],
  [/time|hour|clock/iu, 'time'],
  [/date|day|calendar/iu, 'date'],
  [/number|figure|numeric|decimal|digits/iu, 'number'],
  [/link|url|web/iu, 'link'],
  [/mail/iu, 'email'],
  [/phone/iu, 'phone'],
  [/list|several/iu, 'list'],
  [/text|words|letters|writ|free/iu, 'text'],
];

/** The words of a type that instructions are read with; other words stay as they are. */
export function typeWords(words: string): string {
  return typed.find(([form]) => form.test(words))?.[1] ?? words;
}
