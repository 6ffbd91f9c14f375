import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { clientAddress, type Connection } from '../accounts/address.ts';
import { growingLimit } from '../accounts/growingLimit.ts';
import type { Clock } from '../ports/system.ts';
import { isPass, isPassword, passFor } from './passwords.ts';
import { passwordPage } from './pages.ts';
import type { SiteRecord, SiteRecords } from './records.ts';

const cookieName = 'saywright-pass';
/** How long a pass lasts, in seconds. */
const lasts = 7 * 24 * 60 * 60;
const longestBody = 4096;
const minute = 60;

/** Where a password is asked for. */
export interface Gate {
  readonly record: SiteRecord;
  /** Id of the stored hash. */
  readonly password: string;
  /** The path that a pass is for; the whole host for a domain. */
  readonly base: string;
  /** The host that a pass is for; '' for the shared origin. */
  readonly host: string;
}

type Bound = Context<{ Bindings: Connection }>;

/** Lets visitors with a pass through; answers everybody else with the page that asks for the password. */
export type PasswordGate = (c: Bound, gate: Gate) => Promise<Response | undefined>;

export function passwordGate(options: {
  readonly records: SiteRecords;
  readonly clock: Clock;
  /** Number of the operator's proxies in front of the server. */
  readonly proxies: number;
}): PasswordGate {
  const { records, clock, proxies } = options;
  const byAddress = growingLimit({
    free: 10,
    within: 15 * minute,
    firstWait: 30,
    longestWait: 15 * minute,
  });
  // Many addresses together gain little; the wait stays short, because it also holds up people who know the password.
  const bySite = growingLimit({ free: 300, within: 60 * minute, firstWait: 5, longestWait: 2 * minute });

  async function attempt(c: Bound, { record, base }: Gate, hash: string, place: string): Promise<Response> {
    const given = await passwordIn(c);
    if (given === '') return passwordPage();
    const address = clientAddress(c.env, c.req.header('x-forwarded-for'), proxies);
    const { project } = record.state;
    const leaves = [await byAddress.take(`${project} ${address}`), await bySite.take(project)];
    const wait = Math.max(...leaves.map((leave) => leave.wait));
    if (wait > 0) return passwordPage(`Too many attempts. Try again in ${wait} seconds.`, wait);
    if (!(await isPassword(given, hash))) return passwordPage('That password is not right. Try again.');
    await Promise.all(leaves.map((leave, index) => leave.succeeded(index === 0)));
    const { pathname, search, protocol } = new URL(c.req.url);
    setCookie(c, cookieName, passFor(hash, place, clock.now().getTime() + lasts * 1000), {
      path: base,
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: lasts,
      secure: protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https',
    });
    // One slash at the start: two would lead to another host.
    return c.body(null, 303, {
      location: `${pathname.replace(/^\/+/u, '/')}${search}`,
      'cache-control': 'private, no-store',
    });
  }

  return async (c, gate) => {
    const { record, password, base, host } = gate;
    const hash = await records.value(record.state, password);
    // Without its hash nobody can know the password, so nobody gets in.
    if (hash === undefined) return passwordPage();
    const place = [record.state.id, host, base].join(' ');
    if (isPass(getCookie(c, cookieName) ?? '', hash, place, clock.now().getTime())) return undefined;
    return c.req.method === 'POST' ? attempt(c, gate, hash, place) : passwordPage();
  };
}

/** The password in a small form; '' where there is none. */
async function passwordIn(c: Bound): Promise<string> {
  const type = c.req.header('content-type') ?? '';
  const length = Number(c.req.header('content-length') ?? Number.NaN);
  if (!type.startsWith('application/x-www-form-urlencoded') || !(length <= longestBody)) return '';
  return new URLSearchParams(await c.req.text()).get('password') ?? '';
}
