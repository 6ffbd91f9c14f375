export { accessState, readSession } from './session.ts';
export type { AccessState, AuthSession, SessionUser } from './session.ts';
export { personName, signUpRequest } from './signUp.ts';
export type { SignUpDetails, SignUpRequest } from './signUp.ts';
