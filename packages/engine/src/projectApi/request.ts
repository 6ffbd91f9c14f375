import type { ApiRole } from '../database/isolation.ts';
import type { Form } from '../access/pageUse.ts';
import type { TestPerson } from '../access/testPeople.ts';
import type { PlanRequest } from '../database/plan.ts';
import type { ApiMail } from './apiMail.ts';

/** What a request of a preview runs on. It crosses to the thread of the database. */
export interface ApiTrial {
  /** Who asks. */
  readonly as: 'visitor' | TestPerson;
  /** Forms of the pages, which the test customer has filled in. */
  readonly forms: readonly Form[];
  /** Whether the pages have something for staff. */
  readonly hasStaff: boolean;
  /** The statements of a plan that waits, as if they had run. */
  readonly plan?: Pick<PlanRequest, 'sql' | 'owner'>;
}

/** A request to a project's API, as it crosses to the thread of its database. Its key was checked before. */
export interface ApiRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array<ArrayBuffer> | null;
  /** Whose right the request's key has. */
  readonly keyType: 'publishable' | 'secret';
  readonly jwtSecret: string;
  /** Address of the project, without a trailing slash. */
  readonly origin: string;
  /** Whether an account can be used only once its address is confirmed. */
  readonly confirmAddresses: boolean;
  /** Only for a request of a preview. */
  readonly trial?: ApiTrial;
}

/** The answer to a request, with the emails it causes. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array<ArrayBuffer> | null;
  readonly mails: readonly ApiMail[];
  /** As whom it ran; null where the token names nobody. */
  readonly role: ApiRole | null;
}
