import { plans } from '../../billing/pricing/index.ts';
import { countText } from '../../operations/receipt/index.ts';
import { freePlanLimits, megabytes } from '../../billing/usage/usage.ts';

const prices = plans
  .map(({ name, price }) => (price === 0 ? `${name} is free` : `${name} costs $${price} a month`))
  .join(', ');

/** A term, its meaning, and the page related to it. */
type Term = readonly [term: string, plain: string, to?: string];

/** The glossary of the studio, in alphabetical order. */
export const terms: readonly Term[] = [
  [
    'Access rule',
    'A sentence the database keeps about who may read, add, change or delete which rows. The technical word is policy.',
  ],
  [
    'Account',
    'Your email and password for the studio. Your project, history and plan belong to it. Change your name or your password under Settings, Advanced Settings.',
    '/settings/advanced',
  ],
  [
    'Agent',
    'The part of the studio that reads your instruction and turns it into a plan for one service. It plans; you decide.',
  ],
  [
    'API',
    'The way in for other programs: an address that takes a request and gives data back, within the access rules.',
  ],
  [
    'Appearance',
    'The theme of the studio, dark mode or light, its contrast and its density. Choose under Settings, Appearance.',
    '/settings/appearance',
  ],
  [
    'Authentication',
    'Checking who someone is, usually with an email and a password. Access rules then decide what they may do.',
  ],
  ['Backend', 'What your users do not see: the database, sign-in and the rules. Pages talk to it.'],
  ['Branch', 'A second line of your code where you can try something without touching the first one.'],
  ['Build', 'Turning your code into files that a browser can open. It runs before a deployment.'],
  [
    'Cancel a plan',
    'There is nothing to cancel: a paid plan lasts one month and never renews automatically. Stop paying, and you are on the free plan again when the month is over.',
    '/pricing',
  ],
  [
    'Cascade',
    'A deletion that takes rows of other tables along, because they belong to the deleted one. The receipt counts them.',
  ],
  ['Column', 'One fact that every row of a table can hold, such as a name or a price.'],
  ['Commit', 'A saved step in the history of your code, with a sentence about what changed.'],
  [
    'Confirmation',
    'The second confirmation that a high-risk plan asks for. It names what would be lost and how much of it.',
  ],
  [
    'Contact',
    'How to talk to a person and get support when the answer is not here. The page Contact says who runs this installation and what to have at hand.',
    '/contact',
  ],
  ['Database', 'Where your app keeps what it has to remember, in tables.'],
  ['Default value', 'What a new row holds when you give no value. Say starting at to set it.'],
  [
    'Delete your account',
    'Open Settings and choose Delete my account. It closes your account and takes your project with it, for good, so export your data first.',
    '/settings',
  ],
  ['Deployment', 'Putting a version of your app where others can open it.'],
  ['Domain', 'The name under which your site is found, such as shop.example.'],
  [
    'Environment variable',
    'A setting that is kept beside the code instead of in it. Its name is shown in plans, its value never.',
  ],
  [
    'Execute',
    'The button that runs a plan exactly as it was proven. If the data changed in the meantime, it is proven again.',
  ],
  [
    'Export your data',
    'Open Settings and choose Export all my data to download it. A single chat is exported from its entry in Sessions.',
    '/settings',
  ],
  [
    'Foreign key',
    'The technical word for belongs to: a column that points to a row of another table, and may not point to nothing.',
  ],
  [
    'GCP Ready',
    'The label at the top of every page. GCP is the global command port, the way from this page to the studio server. Ready means the server answers, so plans can be made and executed. Connected means that it is not ready yet, and Offline that it cannot be reached. The name beside it is your project.',
  ],
  [
    'Health check',
    'A small query to the database every 30 seconds that shows whether it answers and how fast.',
  ],
  ['Index', 'A sorted list the database keeps so that it finds rows faster. It takes a little room.'],
  ['Instruction', 'What you type: one or more requests in plain English.'],
  [
    'Limits of the free plan',
    `The free plan holds ${megabytes(freePlanLimits.bytes)} of storage and ${countText(freePlanLimits.monthlyRequests)} plans a month. What you use of it is shown under Settings, Database Settings.`,
    '/pricing',
  ],
  [
    'Live data',
    'Figures of your own project. The switch beside the mark leads to them and back to the sample data.',
  ],
  [
    'Merge',
    'Bringing the changes of one branch into another. If both changed the same lines, that is a conflict, which has to be resolved first.',
  ],
  ['Migration', 'A recorded change of the structure of the database that can be repeated elsewhere.'],
  [
    'Notifications',
    'The bell on the dashboard: what the monitor found and how your changes ended. Choose what you are notified about under Settings, Notifications.',
    '/settings/notifications',
  ],
  ['Operation', 'One planned change with its risk, its receipt and its state: planned, executed or undone.'],
  ['Owner', 'The person a row belongs to. An owner column says who that is, and rules can refer to it.'],
  [
    'Password',
    'Change it under Settings, Advanced Settings. If you forgot it, choose Forgot password? where you sign in.',
    '/settings/advanced',
  ],
  [
    'Payment',
    'A paid plan is paid with PayPal, one month at a time. Your card number never reaches the studio. Where payments are not set up, the checkout says so and nobody is charged.',
    '/pricing',
  ],
  [
    'Plan',
    'What would be done for your instruction, step by step and with the exact statements. A plan changes nothing.',
  ],
  [
    'Plans and prices',
    `${prices}. A paid plan lasts one month and does not renew. The page Pricing shows what each one includes.`,
    '/pricing',
  ],
  [
    'Preview',
    'A version of your site at a separate address, to look at before everyone else sees it. Say: preview.',
    '/integrations?tab=deployment',
  ],
  [
    'Primary key',
    'The row id: a value that is different for every row of a table, so that it always means exactly one.',
  ],
  ['Proof', 'A trial run of the plan on your real data, counted and rolled back before you see it.'],
  [
    'Public key',
    'A key that may be seen in a browser. It opens only what the access rules open to everyone.',
  ],
  [
    'Publish',
    'Making the last saved version of your site the one visitors see. Say: deploy my site. Without a linked account it goes live on this machine only.',
    '/integrations?tab=deployment',
  ],
  ['Pull request', 'A proposal to merge a branch, which others can read and comment on first.'],
  ['Query', 'A question to the database. It changes nothing.'],
  [
    'Receipt',
    'The counted effect of a plan: how many rows are added, changed and deleted, and how the storage changes.',
  ],
  [
    'Refund',
    'Your money back within 30 days of a payment. Choose Request a refund on the Pricing page.',
    '/pricing',
  ],
  ['Repository', 'The place where your code is kept with its whole history.'],
  ['Required', 'A fact that every row must have. Facts are required unless you call them optional.'],
  [
    'Risk',
    'How much could go wrong: low, medium or high. The higher of your words and of the plan counts, and it never falls.',
  ],
  [
    'Rollback',
    'Going back: in the database to the state before a trial run, on a site to the version before.',
  ],
  ['Row', 'One thing in a table, such as one customer.'],
  [
    'Row-level security',
    'RLS for short: the lock on a table that checks every access row by row. New tables have it; without a rule nobody else gets in.',
  ],
  [
    'Sample data',
    'Made-up figures that show what a panel will look like. They are marked and are not from your project.',
  ],
  ['Schema', 'The structure of your database: which tables there are, with which columns and rules.'],
  [
    'Service',
    'One of the three things an instruction can be for: Supabase for the database, GitHub for the code, Netlify for the site.',
  ],
  [
    'Service key',
    'A secret key that bypasses every access rule. It belongs on a server and never in a page.',
  ],
  [
    'Session',
    'The time between signing in and signing out. In the chat, a conversation with its own title, which you can export or delete.',
  ],
  [
    'Sign in',
    'Opens your own project with your email and password. On the same page you sign up for an account. Sign out at the top of every page.',
    '/auth',
  ],
  [
    'Simulated',
    'Answered without a connection, to show what a plan looks like. The mark says that nothing was changed.',
  ],
  [
    'SQL',
    'The language of the database. You do not need it, but every plan shows the statements it would run, and you may type your own.',
  ],
  ['Support', 'Help from a person. Search here first, then use the page Contact.', '/contact'],
  ['Table', 'A list of things of one kind, with the same facts for each, such as all customers.'],
  ['Transaction', 'Several steps that happen together or not at all. Every plan runs in one.'],
  [
    'Undo',
    'Reverting an executed change: deleted rows return, added ones go. It was tested before the change was made, and it says what it cannot restore.',
  ],
  ['Unique', 'No two rows may have the same value, such as the same email.'],
  [
    'Who sees your data',
    'Nobody but you, until you say otherwise: new tables are locked. Say who may see what, for example: everyone can read products.',
    '/agent',
  ],
  [
    'Your name and profile',
    'Change your first and last name under Settings, Advanced Settings. Both may stay empty.',
    '/settings/advanced',
  ],
];
