import { serviceNames, type Service } from '../../operations/types.ts';

/** The instruction that asks for the steps offered by {@link noNetworkGuidance}. */
export const askForManualSteps = 'Show me the manual steps';

const asking =
  /\b(?:walk|guide|show|tell|give|explain|list|what are|how (?:do|can|would|should) i)\b.*\b(?:manual steps?|steps? (?:manually|by hand)|(?:do|make|change) (?:it|this|that|them) (?:manually|by hand|myself))\b|^(?:the )?manual steps?\W*$/iu;
const agreeing =
  /^(?:yes|yeah|yep|ok|okay|sure|please|go ahead)(?:[,!. ]+(?:please|do|do so|go ahead))*\W*$/iu;

/**
 * Whether a person asks for the manual steps; while they are offered, a plain yes counts too.
 * @example
 * asksForManualSteps('Walk me through the manual steps', false) // => true
 */
export function asksForManualSteps(text: string, isOffered: boolean): boolean {
  const words = text.trim();
  return asking.test(words) || (isOffered && agreeing.test(words));
}

const connecting: readonly string[] = [
  'Check that this device is online.',
  'Check that the studio server is running. On the machine it runs on, open a terminal in its folder and type npm start.',
  'Wait until the header says GCP Ready. Anything you typed in the meantime is then sent in order.',
];

const byHand: Readonly<Record<Service, readonly string[]>> = {
  database: [
    'Open the SQL editor of your database and type begin; on the first line.',
    'Write the change below it, and a select that shows the rows it touches.',
    'End with rollback; and run it all: nothing is saved, and you see what it would do.',
    'When it is what you want, change rollback; to commit; and run it once more.',
    'Keep the statements in a file, so that the change can be repeated and reviewed.',
  ],
  'code-hosting': [
    'Open a terminal in your repository and type git switch -c my-change.',
    'Change the files, and review every line with git diff.',
    'Save them with git add -A and git commit -m "What you changed".',
    'Go back with git switch main and bring in the change with git merge my-change.',
    'Send it to your host with git push, if the repository has one.',
  ],
  deployment: [
    'Open a terminal in the folder of your site and build it, usually with npm run build.',
    'Check the built site in a browser before anyone else sees it.',
    'Upload that folder to your host as a draft, with Netlify by netlify deploy.',
    'When the draft is what you want, publish it with netlify deploy --prod.',
  ],
};

function numbered(title: string, steps: readonly string[]): readonly string[] {
  return [title, ...steps.map((step, index) => `${index + 1}. ${step}`)];
}

/**
 * The manual steps, one per line: how to reconnect, and how to make a change in each service by hand.
 * @example
 * manualSteps(['database']).split('\n')[0] // => 'To reconnect:'
 */
export function manualSteps(services: readonly Service[]): string {
  return [
    ...numbered('To reconnect:', connecting),
    ...[...new Set(services)].flatMap((service) =>
      numbered(`To make the change in ${serviceNames[service]} yourself:`, byHand[service]),
    ),
  ].join('\n');
}
