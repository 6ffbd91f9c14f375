/** Writes to the console, which is this installation's only log: nothing is sent anywhere. */
export function log(text: string): void {
  console.info(text);
}
