const fromSource = import.meta.url.endsWith('.ts');

/** The program of a project database: in the build it is bundled; from source it is a file beside this one. */
export const workerFile = new URL(fromSource ? './worker.ts' : './worker.js', import.meta.url);
