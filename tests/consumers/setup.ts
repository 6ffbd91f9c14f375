import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { pack } from './pack.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Paths of the packed packages. */
    tarballs: { readonly ui: string; readonly domain: string };
  }
}

/** Packs the kit and the domain once for all test files: packing builds them, and two builds would share a folder. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  project.provide('tarballs', { ui: pack('packages/ui', folder), domain: pack('packages/domain', folder) });
  return () => rmSync(folder, { recursive: true, force: true });
}
