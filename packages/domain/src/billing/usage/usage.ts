/** The usage display of a subscription. */
export interface UsageDisplay {
  readonly used: string;
  readonly limit: string;
  /** For example `45MB of 500MB`. */
  readonly text: string;
  /** Length of the bar, from 0 to 100. */
  readonly percent: number;
  /** Share of the month's allowance, from 0 to 100. */
  readonly monthlyPercent: number;
  /** The month's allowance, in planned instructions. */
  readonly monthlyLimit: number;
}

/** The documented display of the free subscription. */
export const freePlanUsage: UsageDisplay = {
  used: '45MB',
  limit: '500MB',
  text: '45MB of 500MB',
  percent: 9,
  monthlyPercent: 12,
  monthlyLimit: 50_000,
};

const megabyte = 1024 * 1024;

/** Limits of the free subscription: bytes stored, and requests in a month. */
export const freePlanLimits = { bytes: 500 * megabyte, monthlyRequests: 50_000 } as const;

function amount(value: number): number {
  return Number.isFinite(value) ? Math.max(0, value) : 0;
}

/** A share in percent, rounded, at least 1 when anything is used and at most 100. */
function share(used: number, limit: number): number {
  if (used === 0) return 0;
  return limit === 0 ? 100 : Math.min(100, Math.max(1, Math.round((used / limit) * 100)));
}

/** Bytes in whole megabytes; `<1MB` below half a megabyte. */
export function megabytes(bytes: number): string {
  const rounded = Math.round(bytes / megabyte);
  return bytes > 0 && rounded === 0 ? '<1MB' : `${rounded}MB`;
}

/**
 * The display of a project's measured usage.
 * @example
 * measuredUsage({ bytes: 50 * 1024 * 1024, monthlyRequests: 5000 })
 * // => { used: '50MB', limit: '500MB', text: '50MB of 500MB', percent: 10, monthlyPercent: 10, monthlyLimit: 50_000 }
 */
export function measuredUsage(
  measured: { readonly bytes: number; readonly monthlyRequests: number },
  limits: { readonly bytes: number; readonly monthlyRequests: number } = freePlanLimits,
): UsageDisplay {
  const [bytes, bytesLimit] = [amount(measured.bytes), amount(limits.bytes)];
  const [used, limit] = [megabytes(bytes), megabytes(bytesLimit)];
  return {
    used,
    limit,
    text: `${used} of ${limit}`,
    percent: share(bytes, bytesLimit),
    monthlyPercent: share(amount(measured.monthlyRequests), amount(limits.monthlyRequests)),
    monthlyLimit: amount(limits.monthlyRequests),
  };
}
