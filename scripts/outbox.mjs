// Emails of this server that were not sent: `npm run outbox` lists them, `npm run outbox show 1` prints one.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = join(resolve(process.env.SAYWRIGHT_DATA ?? '.saywright'), 'v1-pg17', 'outbox');

function files() {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .toReversed();
  } catch {
    return [];
  }
}

const mails = files().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
const [command = 'list', number] = process.argv.slice(2);
const chosen = mails[Number(number) - 1];

if (command === 'list' && mails.length === 0) console.log(`The outbox is empty (${folder}).`);
else if (command === 'list') {
  for (const [at, { at: written, to, subject }] of mails.entries())
    console.log(`${at + 1}  ${written}  ${to}  ${subject}`);
  console.log('\nThe newest comes first. To read one: npm run outbox show 1');
} else if (command === 'show' && chosen)
  console.log(`To: ${chosen.to}\nWritten: ${chosen.at}\nSubject: ${chosen.subject}\n\n${chosen.text}`);
else {
  console.error(
    command === 'show'
      ? `There is no email number ${number ?? ''}. See: npm run outbox`
      : 'Use: npm run outbox, or: npm run outbox show 1',
  );
  process.exit(1);
}
