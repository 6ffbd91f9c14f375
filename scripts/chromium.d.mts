/** The path of a usable Chromium, or undefined when the machine has none yet. */
export function findChromium(): string | undefined;
/** Options for every launch: no background traffic, and no sandbox only where root cannot have one. */
export function chromiumLaunch(): { executablePath: string; args: string[] };
