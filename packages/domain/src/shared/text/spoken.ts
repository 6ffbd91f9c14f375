const opening =
  /^(?:(?:please|kindly|now|ok(?:ay)?|hey|and|then|can you|could you|would you|i want to|i would like to|i'd like to|let's|let us)[\s,]+)+/iu;

/** An instruction without the polite words it begins with. */
export function withoutOpening(text: string): string {
  return text.trim().replace(opening, '').trim();
}

/** A name or value without the quotation marks around it. */
export function unquoted(text: string): string {
  return text.trim().replace(/^(["'`“‘])(.*)["'`”’]$/su, '$2');
}
