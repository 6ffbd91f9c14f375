/** What the named slots of a form hold; '' for one that is not there. */
export type Slots = (name: string) => string;

/** The slots of a form that fits the text, or undefined. */
export function matched(form: RegExp, text: string): Slots | undefined {
  const found = form.exec(text);
  return found === null ? undefined : (name) => found.groups?.[name] ?? '';
}

/** The slots of the first form that fits the text, or undefined. */
export function firstMatch(forms: readonly RegExp[], text: string): Slots | undefined {
  for (const form of forms) {
    const found = matched(form, text);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** One slot of a form; '' when the form does not fit or the slot is not there. */
export function saidIn(form: RegExp, text: string, name: string): string {
  return form.exec(text)?.groups?.[name] ?? '';
}
