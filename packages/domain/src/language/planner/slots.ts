/** Reads a named group of a match; '' when the group is missing. */
export type Slots = (name: string) => string;

/** The groups of a form that matches the text, or undefined. */
export function matched(form: RegExp, text: string): Slots | undefined {
  const found = form.exec(text);
  return found === null ? undefined : (name) => found.groups?.[name] ?? '';
}

/** The groups of the first form that matches the text, or undefined. */
export function firstMatch(forms: readonly RegExp[], text: string): Slots | undefined {
  for (const form of forms) {
    const found = matched(form, text);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** One group of a form; '' when the form does not match or the group is missing. */
export function captureGroup(form: RegExp, text: string, name: string): string {
  return form.exec(text)?.groups?.[name] ?? '';
}
