const opening =
  /^(?:(?:please|kindly|now|ok(?:ay)?|hey|and|then|can you|could you|would you|i want to|i would like to|i'd like to|let's|let us)[\s,]+)+/iu;

/** Removes leading polite words from an instruction. */
export function withoutOpening(text: string): string {
  return text.trim().replace(opening, '').trim();
}

/** Removes the quotation marks around a name or value. */
export function unquoted(text: string): string {
  return text.trim().replace(/^(["'`“‘])(.*)["'`”’]$/su, '$2');
}
