/** The settings from which access rules read who makes a request. */
export function requestClaims(
  role: string,
  claims: Readonly<Record<string, unknown>>,
): readonly (readonly [name: string, value: string])[] {
  return [
    ['request.jwt.claims', JSON.stringify(claims)],
    ['request.jwt.claim.sub', typeof claims['sub'] === 'string' ? claims['sub'] : ''],
    ['request.jwt.claim.role', role],
  ];
}
