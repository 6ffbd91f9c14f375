/** The path of a usable Chromium, or undefined when the machine has none yet. */
export function findChromium(isWhole?: boolean): string | undefined;
/**
 * Options for every launch: no background traffic, and no sandbox only where root cannot have one. `isWhole` prefers
 * the browser that people have to the one without windows.
 */
export function chromiumLaunch(wish?: { isWhole?: boolean }): { executablePath: string; args: string[] };
