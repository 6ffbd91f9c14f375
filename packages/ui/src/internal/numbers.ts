interface Numbers {
  /** Parses typed text: undefined if empty, NaN if not a number. */
  readonly read: (text: string) => number | undefined;
  /** Formats a number for editing: all decimals, no grouping. */
  readonly write: (value: number) => string;
}

// Group separators must form proper groups; `3,5` does not mean 35.
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
    // Any space counts as the narrow space that some locales use for grouping.
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

/** Returns the number parser and formatter of a locale, created once. */
export function numbersOf(locale: string): Numbers {
  const numbers = known.get(locale) ?? makeNumbers(locale);
  known.set(locale, numbers);
  return numbers;
}
