/** Thrown for a refused accounts request; its answer has the shape the client library reads. */
export class AccountError extends Error {
  override name = 'AccountError';
  readonly status: 400 | 401 | 404 | 422 | 429;
  readonly code: string;
  readonly wait: number;

  constructor(status: AccountError['status'], code: string, message: string, wait = 0) {
    super(message);
    this.status = status;
    this.code = code;
    this.wait = wait;
  }

  toAnswer(): Response {
    const { status, code, message, wait } = this;
    const weak = code === 'weak_password' && { weak_password: { reasons: ['pwned'] } };
    return Response.json(
      { code: status, error_code: code, msg: message, ...weak },
      {
        status,
        headers: {
          'cache-control': 'no-store',
          'x-sb-error-code': code,
          ...(wait > 0 && { 'retry-after': String(wait) }),
        },
      },
    );
  }
}

/** A waiting time in words. */
function waitText(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

export const tooMany = (seconds: number): AccountError =>
  new AccountError(
    429,
    'over_request_rate_limit',
    `Too many attempts. Wait ${waitText(seconds)} and try again.`,
    seconds,
  );

/** The same whether or not the account exists. */
export const wrongCredentials = (): AccountError =>
  new AccountError(400, 'invalid_credentials', 'The email or the password is incorrect.');

/** The answer to every sign-up where addresses are confirmed, whether or not the account exists. */
export function unconfirmedUser(id: string, email: string, at: string): object {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}
