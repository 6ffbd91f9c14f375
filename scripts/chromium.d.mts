/** The path of a usable Chromium, or undefined when the machine has none yet. */
export function findChromium(isWhole?: boolean): string | undefined;
/**
 * Options for every launch: the repository's fonts, no background traffic, and no sandbox only where root cannot have
 * one. `isWhole` prefers the full browser to the headless shell.
 */
export function chromiumLaunch(options?: { isWhole?: boolean }): {
  executablePath: string;
  env: Record<string, string | undefined>;
  args: string[];
};
