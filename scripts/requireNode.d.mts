/** Whether a version such as `v22.22.0` runs Saywright. */
export function isRecent(version: string): boolean;

/** Returns at once under a recent Node.js; else runs this process's script in a recent one and never returns. */
export function requireNode(): Promise<void>;
