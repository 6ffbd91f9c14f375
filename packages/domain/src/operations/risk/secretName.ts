/** Names of secrets in snake_case. */
const secret =
  /(?:^|_)(?:passwords?|passwd|passcode|pwd|secrets?|tokens?|api_?keys?|private_?keys?|service_?(?:role_?)?keys?|credentials?|ssn|social_security(?:_number|_no)?|national_id|passport(?:_number|_no)?|tax_id|iban|card_number|credit_card|cvv|cvc|pin|otp)(?:_|$)/;

/** True for the name of a secret, such as `password`, `apiKey` or `national_id`. */
export function looksSecret(name: string): boolean {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').replaceAll('-', '_');
  return secret.test(words.toLowerCase());
}
