import { readFile } from 'node:fs/promises';

/** Resident memory of a process in megabytes, as the kernel counts it. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number.parseInt(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? '0', 10) / 1024;
}
