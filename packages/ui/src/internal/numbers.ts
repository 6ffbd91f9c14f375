interface Numbers {
  /** What somebody wrote: undefined where it is nothing, NaN where it is no number. */
  readonly read: (text: string) => number | undefined;
  /** A number as it is written into a field: every decimal, no thousands apart. */
  readonly write: (value: number) => string;
}

// Thousands stand in groups, or the sign between them is a slip: `3,5` is no 35.
const whole = /^[+-]?(\d+|\d{1,3}(,\d{2,3})*,\d{3})?(\.\d*)?$/;

function makeNumbers(locale: string): Numbers {
  const plain = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 });
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
  const sign = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const [group, decimal] = [sign('group'), sign('decimal')];
  const digits = Array.from(plain.format(9876543210)).toReversed();
  const usual = (char: string): string => {
    const digit = digits.indexOf(char);
    if (digit >= 0) return String(digit);
    if (char === decimal) return '.';
    // Any space stands for the narrow one that some languages write.
    if (char === group || (/\s/.test(group) && /\s/.test(char))) return ',';
    return char === '−' ? '-' : char;
  };
  return {
    read: (text) => {
      const bare = Array.from(text.replaceAll(/\p{Cf}/gu, '').trim(), usual).join('');
      if (bare === '') return undefined;
      const value = whole.test(bare) && /\d/.test(bare) ? Number(bare.replaceAll(',', '')) : Number.NaN;
      return Number.isFinite(value) ? value : Number.NaN;
    },
    write: (value) => plain.format(value),
  };
}

const known = new Map<string, Numbers>();

/** How numbers are read and written in a locale; made once. */
export function numbersOf(locale: string): Numbers {
  const numbers = known.get(locale) ?? makeNumbers(locale);
  known.set(locale, numbers);
  return numbers;
}
