import { looksSecret } from '../risk/secretName.ts';

/** Names of personal data in snake_case. */
const personal =
  /(?:^|_)(?:e_?mails?|mail_address|phones?|phone_number|mobile|telephone|birth_?(?:day|date)|date_of_birth|dob|street|postcode|postal_code|zip_?code|ip_address|salary|diagnosis|gender|religion)(?:_|$)/;

/** True for the name of a column that looks like a secret or like personal data, such as `email` or `apiKey`. */
export function looksPersonal(name: string): boolean {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').replaceAll('-', '_');
  return looksSecret(name) || personal.test(words.toLowerCase());
}
