import { understandCode } from '@saywright/domain/code-hosting';
import { understandSite } from '@saywright/domain/deployment';
import { understand } from '@saywright/domain/planner';
import type { Lexicon, LexiconColumn, Understanding } from '@saywright/domain/planner';
import { describe, expect, it } from 'vitest';
import { shop } from './planner.lexicon.ts';

function column(name: string, type: string, facts: Partial<LexiconColumn> = {}): LexiconColumn {
  return { name, type, nullable: true, hasDefault: false, unique: false, primaryKey: false, ...facts };
}
const id = column('id', 'bigint', { primaryKey: true, nullable: false, hasDefault: true });
const table = (name: string, ...columns: readonly LexiconColumn[]) => ({
  name,
  rowSecurity: true,
  policies: [],
  columns: [id, ...columns],
});

/** A club that gives courses. */
const club: Lexicon = {
  tables: [
    table(
      'courses',
      column('title', 'text', { nullable: false }),
      column('city', 'text'),
      column('fee', 'numeric(8,2)'),
      column('starts_on', 'date'),
    ),
    table(
      'invoices',
      column('amount_cents', 'integer'),
      column('paid_at', 'timestamp with time zone'),
      column('created_at', 'timestamp with time zone'),
      column('user_id', 'uuid', { references: 'auth.users' }),
      column('note', 'text'),
      column('status', 'text'),
    ),
    table(
      'members',
      column('name', 'text'),
      column('city', 'text'),
      column('joined_on', 'date'),
      column('is_active', 'boolean'),
    ),
    table('shop', column('name', 'text')),
  ],
};

function outcome(found: Understanding): string {
  if (found.kind !== 'plan') return 'asks';
  return [found.plan.sql.replaceAll(/\s+/gu, ' '), ...found.next].join(' | ');
}

/** Choices that would delete or overwrite something. */
function grave(found: Understanding): readonly string[] {
  return found.kind === 'question'
    ? found.choices
        .map(({ instruction }) => instruction)
        .filter((text) => /^(?:delete|remove|drop|clear|empty|wipe|set|change|mark|raise)\b/iu.test(text))
    : [];
}

describe('a plan that would ignore a word becomes a question', () => {
  it.each([
    // A baker.
    'delete all orders paid before 2024',
    'delete orders delivered before 2024',
    'delete customers who ordered before 2020',
    'delete all orders except the paid ones',
    'delete all orders but keep the paid ones',
    'delete all orders. Keep the paid ones.',
    'delete all orders. The paid ones stay.',
    'delete all orders, but only the paid ones',
    'delete all orders; not the paid ones',
    'delete cancelled orders',
    'delete unpaid orders',
    'delete half of the orders',
    'delete most of the orders',
    'delete the last order',
    'delete one order',
    'delete the first 10 customers',
    'empty the orders table except for this year',
    'set all product prices to 5 except Tea',
    'lower the price of Tea by 5 percent for members',
    'double the price of Tea on weekends',
    'mark all orders as paid that were delivered',
    'set the status of order 5 to paid because the customer called',
    'set the price of Tea to 5 and tell everyone',
    'change status of orders to shipped when paid',
    'change the customers email to lower case',
    'archive products nobody buys',
    'drop the orders table and the tasks table',
    'drop the old orders table',
    'drop the orders table. No, wait.',
    'drop the status column of orders but not of products',
    'drop the backup of the orders table',
    'rename customers to clients because it sounds nicer',
    'rename email to mail everywhere',
    'add a customer who paid late',
    'add a customer named Ada who paid late',
    // Long sentences with their reasons.
    'delete the orders table because the new shop counts differently',
    'delete orders older than 2 years because the tax office does not need them any more',
    'remove the customers column phone because nobody calls any more',
    "we don't need orders any more, drop the orders table",
    'rooms are dirty, delete the orders',
    // Poor English.
    'pls delete order from Ada she cancel it',
    'i want delete the customers what not pay',
    'kindly remove from the customers that one which is not more active',
    'get rid of customers nobody has seen in 2 years',
    'delete customers with no email who never ordered',
    // No requests at all.
    "don't delete the orders older than 2023",
    'never delete orders that are paid',
    'why did you delete all orders',
    'should we delete all orders older than 2 years?',
    'what happens if I delete the orders table',
    'I deleted all orders by accident',
    'someone removed all orders',
    'the orders table was dropped',
    "visitors can't see products",
    'nobody can see products',
    "customers can't log in",
    // Who may do what.
    'everyone can read products but not the drafts',
    'everyone can read products in category Books',
    'make products public for one week',
    'let Anna read the orders',
    'only teachers can change orders',
    'people should only see their own orders except the secretary',
    'create a table for customers who pay late with a name',
    'a pricing table with three plans',
  ])('at the baker: %s', (said) => {
    const found = understand(said, shop);
    expect(outcome(found)).toBe('asks');
    expect(grave(found)).toEqual([]);
  });

  it.each([
    // The secretary of a club.
    'delete the Graz members',
    'delete members in Graz',
    'remove the members who left last year',
    'delete invoices that are not duplicated',
    'delete all invoices billed before 2024',
    'delete members inactive since 2020',
    'increase the amount cents of invoices by 5 euros',
    'set the fee of all courses in Graz to 20',
    'change the fee from 10 to 20',
    'invoices are visible to everyone right now',
    'invoices are visible to everyone',
    'the members table is public',
    'members can read invoices at the moment',
    'everyone can see invoices for some reason',
    'hide the invoices from Anna',
    'lock invoices at night',
    'allow members to edit invoices of their club',
    'signed-in people can read invoices older than a year',
    'add member: Seahorses, 4 to 6 years, thursday 16:30, small pool',
    'insert a member Anna from Graz yesterday',
    'new table badges: which member, bronze/silver/gold, and the day when he made it',
  ])('in the club: %s', (said) => {
    const found = understand(said, club);
    expect(outcome(found)).toBe('asks');
    expect(grave(found)).toEqual([]);
  });
});

describe('a sentence whose words are all accounted for is planned', () => {
  it.each([
    ['delete products cheaper than 5 euros', shop, 'delete from products where price < 5;'],
    ['delete tasks that are done', shop, 'delete from tasks where done;'],
    ['delete tasks due before 2024', shop, "delete from tasks where due_date < '2024-01-01';"],
    ['delete the table called tasks', shop, 'drop table tasks;'],
    [
      'drop the orders table. There are private things inside.',
      shop,
      'drop table orders; | There are private things inside',
    ],
    ['delete invoices paid before 2024', club, "delete from invoices where paid_at < '2024-01-01';"],
    ['delete members who joined before 2020', club, "delete from members where joined_on < '2020-01-01';"],
    ['delete courses starting before 2024', club, "delete from courses where starts_on < '2024-01-01';"],
    ['make all members active', club, 'update members set is_active = true;'],
    ['increase the fee of Yoga by 5 euros', club, "update courses set fee = fee + 5 where title = 'Yoga';"],
    [
      'deactivate members who joined before 2020',
      club,
      "update members set is_active = false where joined_on < '2020-01-01';",
    ],
    [
      'delete all tasks that are done. Then add a note to tasks',
      shop,
      'delete from tasks where done; | Add a note to tasks',
    ],
  ] as const)('%s', (said, lexicon, sql) => {
    expect(outcome(understand(said, lexicon))).toBe(sql);
  });
});

describe('a question says what to do next', () => {
  it('names the unknown word and the existing columns', () => {
    expect(understand('delete all orders paid before 2024', shop)).toMatchObject({
      text: expect.stringContaining('I do not know what “paid” means for orders, so nothing is planned.'),
      choices: [{ instruction: 'Show orders' }, { instruction: 'Show the columns of orders' }],
    });
  });

  it('asks which column a place belongs to', () => {
    expect(understand('increase the fees in Graz by 5 euros', club)).toMatchObject({
      text: expect.stringContaining('Which column of courses holds Graz?'),
      choices: [
        { label: 'city', instruction: 'Increase the fees of courses whose city is "Graz" by 5 euros' },
        { label: 'title' },
      ],
    });
  });

  it('reads a place as a name when no other column could store it', () => {
    const rooms = { tables: [table('rooms', column('name', 'text'), column('price', 'numeric(8,2)'))] };
    expect(outcome(understand('increase the price in Graz by 5', rooms))).toBe(
      "update rooms set price = price + 5 where name = 'Graz';",
    );
  });

  it('does not read a statement about the present as a request', () => {
    expect(outcome(understand("prices can't be negative right now", shop))).toBe('asks');
    expect(outcome(understand("prices can't be negative", shop))).not.toBe('asks');
  });

  it('offers to close a table reported as open, and to add a column reported as missing', () => {
    expect(understand('invoices are visible to everyone right now', club)).toMatchObject({
      choices: expect.arrayContaining([{ label: 'Lock invoices', instruction: 'Lock invoices' }]),
    });
    expect(understand('the shop table has no price column', club)).toMatchObject({
      choices: [{ instruction: 'Add a price column to shop' }],
    });
    expect(understand('the shop table has no name column', club)).toMatchObject({ choices: [] });
  });

  it('offers no unrelated table', () => {
    for (const said of ['add a phone to customers soon', 'add a note column to the two biggest tables'])
      expect(JSON.stringify(understand(said, shop))).not.toContain('Create a table called');
  });

  it.each([
    'Build a todo app',
    'add a login page to my app',
    'Add a contact page to my website',
    'make my app better',
  ])('offers first steps for a whole app: %s', (said) => {
    const found = understand(said, { tables: [] });
    expect(found).toMatchObject({
      kind: 'question',
      choices: [
        { label: 'Make the first table' },
        { service: 'code-hosting' },
        { instruction: 'Publish my site', service: 'deployment' },
      ],
    });
    const [first] = found.kind === 'question' ? found.choices : [];
    expect(understand(first?.instruction ?? '', { tables: [] }).kind).toBe('plan');
  });
});

describe('code and site', () => {
  const code = {
    branch: 'main',
    branches: ['main', 'old-header', 'staging'],
    unsaved: [{ path: 'index.html', change: 'changed' }],
  } as const;
  const site = {
    branch: 'main',
    variables: ['API_KEY'],
    live: { id: 'aaaa11112222' },
    deploys: ['aaaa11112222', 'bbbb11112222'].map((deploy) => ({ id: deploy, publishedAt: '2026-01-01' })),
  };

  it.each([
    'delete branch main and all others',
    'delete the branch old-header if it is merged',
    'delete the old-header branch but keep staging',
    'delete all branches except main',
    'reset everything to yesterday',
    'throw away what I did in index.html',
    'undo the last two saves',
    'save everything except config.js',
    'create a branch for the new header because the old one is ugly',
    'create a branch called x and delete main',
    'merge staging into main but keep my changes',
    'switch to main and lose my work',
    "don't delete staging",
    'the staging branch is broken',
  ])('code: %s', (said) => {
    const found = understandCode(said, code);
    expect(found.kind).not.toBe('plan');
    expect(found.kind === 'question' && !found.isUnread ? found.choices : []).toEqual([]);
  });

  it.each([
    'delete the site tomorrow',
    'take my site offline for a week',
    'why is my site offline',
    "don't publish",
    'publish my site tomorrow',
    'make my code public',
    'publish everything except the blog',
    'roll back two versions',
    'roll back to the version from monday',
    'remove the API_KEY and the SITE_NAME',
  ])('site: %s', (said) => {
    expect(understandSite(said, site).kind).not.toBe('plan');
  });

  it.each([
    ['Delete branch staging', { kind: 'delete-branch', name: 'staging' }],
    ['Merge staging into main', { kind: 'merge', from: 'staging', into: 'main' }],
    ['Save my changes', { kind: 'save', message: 'Change index.html' }],
    ['Switch to staging', { kind: 'switch', name: 'staging' }],
  ])('code, complete sentence: %s', (said, action) =>
    expect(understandCode(said, code)).toEqual({ kind: 'plan', action, next: [] }),
  );
  it.each([
    ['Take my site offline', { kind: 'delete-site' }],
    ['Roll back', { kind: 'rollback', deploy: 'bbbb11112222' }],
    ['Unset API_KEY', { kind: 'remove-variable', name: 'API_KEY' }],
    ['Publish', { kind: 'publish' }],
  ])('site, complete sentence: %s', (said, action) =>
    expect(understandSite(said, site)).toMatchObject({ kind: 'plan', action }),
  );
});
