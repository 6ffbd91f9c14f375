// Arabic plural forms.

const rules = new Intl.PluralRules('ar');

/** Plural forms of a word; Arabic has six. */
type Forms = Readonly<Record<Intl.LDMLPluralRule, string>>;
/** Selects the plural form for a count. */
export const plural = (count: number, forms: Forms): string => forms[rules.select(count)];

export const points = (count: number, shown: string): string =>
  plural(count, {
    zero: 'لا نقاط',
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: `${shown} نقاط`,
    many: `${shown} نقطة`,
    other: `${shown} نقطة`,
  });

export const addedLines = (count: number, shown: string): string =>
  plural(count, {
    zero: 'لا أسطر مضافة',
    one: 'سطر واحد مضاف',
    two: 'سطران مضافان',
    few: `${shown} أسطر مضافة`,
    many: `${shown} سطرًا مضافًا`,
    other: `${shown} سطر مضاف`,
  });

export const removedLines = (count: number, shown: string): string =>
  plural(count, {
    zero: 'لا أسطر محذوفة',
    one: 'سطر واحد محذوف',
    two: 'سطران محذوفان',
    few: `${shown} أسطر محذوفة`,
    many: `${shown} سطرًا محذوفًا`,
    other: `${shown} سطر محذوف`,
  });

/** Plural forms of "lines" after a preposition. */
export const ofLines = (count: number, shown: string): string =>
  plural(count, {
    zero: 'لا شيء',
    one: 'سطر واحد',
    two: 'سطرين',
    few: `${shown} أسطر`,
    many: `${shown} سطرًا`,
    other: `${shown} سطر`,
  });

export const unreadNotifications = (count: number, shown: string): string =>
  plural(count, {
    zero: 'لا إشعارات غير مقروءة',
    one: 'إشعار واحد غير مقروء',
    two: 'إشعاران غير مقروءين',
    few: `${shown} إشعارات غير مقروءة`,
    many: `${shown} إشعارًا غير مقروء`,
    other: `${shown} إشعار غير مقروء`,
  });
