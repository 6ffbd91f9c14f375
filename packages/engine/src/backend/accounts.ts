import { randomBytes } from 'node:crypto';
import { compare } from 'bcryptjs';
import type { AccountKeeper } from '../ports/backend.ts';
import type { StudioDatabase } from './studioDatabase.ts';

interface Account {
  readonly id: string;
  readonly hash: string | null;
  readonly confirmed: boolean;
}

const select = `select id, encrypted_password as hash, email_confirmed_at is not null as confirmed from auth.users`;

/**
 * Compared with where there is no account, so that the check takes as long. Nobody knows its password, and none would
 * open anything.
 */
const decoy = '$2b$10$ODORu3YS75fl2TSQPPufheoAlHpOMztulUse0KKNDE/2sqHONxTU.';

/** Account functions that the API lacks. `alone` runs work on a connection that no request uses meanwhile. */
export function accountKeeper(
  alone: <Value>(work: (database: StudioDatabase) => Promise<Value>) => Promise<Value>,
): AccountKeeper {
  const byEmail = (email: string): Promise<Account | undefined> =>
    alone(
      async (database) =>
        (await database.query<Account>(`${select} where email = $1`, [email.toLowerCase()])).rows[0],
    );
  async function opened(account: Account | undefined, password: string): Promise<Account | undefined> {
    const isRight = await compare(password, account?.hash ?? decoy);
    return isRight && account?.hash ? account : undefined;
  }
  return {
    signInCheck: async (email, password) => {
      const account = await opened(await byEmail(email), password);
      if (!account) return 'wrong';
      return account.confirmed ? 'right' : 'unconfirmed';
    },
    passwordHolds: async (id, password) => {
      const account = await alone(
        async (database) => (await database.query<Account>(`${select} where id = $1`, [id])).rows[0],
      );
      return (await opened(account, password)) !== undefined;
    },
    stateOf: async (email) => {
      const account = await byEmail(email);
      if (!account) return 'none';
      return account.confirmed ? 'confirmed' : 'unconfirmed';
    },
    newLink: async (email, kind) => {
      const token = randomBytes(32).toString('hex');
      const [column, also] =
        kind === 'signup' ? ['confirmation', 'and email_confirmed_at is null'] : ['recovery', ''];
      const { affectedRows } = await alone((database) =>
        database.query(
          `update auth.users set ${column}_token = $1, ${column}_sent_at = now() where email = $2 ${also}`,
          [token, email.toLowerCase()],
        ),
      );
      return affectedRows === 1 ? token : undefined;
    },
    sessionBegan: (session) =>
      alone(async (database) => {
        const { rows } = await database.query<{ began: number }>(
          'select extract(epoch from created_at)::float8 as began from auth.sessions where id = $1',
          [session],
        );
        return rows[0] && new Date(rows[0].began * 1000);
      }),
    endOtherSessions: (id, session) =>
      alone(async (database) => {
        await database.query('delete from auth.sessions where user_id = $1 and id <> $2', [id, session]);
      }),
    forgetUnconfirmed: (email) =>
      alone(async (database) => {
        await database.query('delete from auth.users where email = $1 and email_confirmed_at is null', [
          email.toLowerCase(),
        ]);
      }),
    remove: (id) =>
      alone((database) =>
        database.transaction(async (transaction) => {
          // Sign-in records are personal data too.
          await transaction.query(`delete from auth.audit_log_entries where payload ->> 'actor_id' = $1`, [
            id,
          ]);
          await transaction.query('delete from auth.users where id = $1', [id]);
        }),
      ),
  };
}
