import type { OperationView } from '@saywright/engine/protocol';
import type { Browser } from 'playwright';
import { personOf, type Person } from './person.ts';
import type { Founder } from './studio.ts';

/** What was seen of a thing that an app stores. */
export interface Thing {
  readonly table: string;
  /** Its table, titles of its pages and texts of its forms, in lower case. */
  names: string;
  readonly labels: Set<string>;
  /** Who could enter it. */
  readonly enters: Set<string>;
  /** Who sees whose rows on a page: `Anna>Olga`. */
  readonly sees: Set<string>;
  /** Fields of the rows that people see on a page. */
  readonly shown: Set<string>;
  /** Fields that only the owner fills in. */
  readonly ofOwner: Set<string>;
  /** Whose rows the API gives to whom. */
  readonly reads: Set<string>;
}

/** What was seen of an app while people used it. */
export interface Observed {
  readonly things: ReadonlyMap<string, Thing>;
  readonly problems: readonly string[];
}

const files = async ({ page }: Person): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('header nav a, main li a')]
        .filter((link) => link.checkVisibility())
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.includes('.html') && !href.startsWith('account.html')),
    ),
  ]);

/** Uses a published app as a visitor, two customers, the owner and somebody who works for the owner. */
export async function drive(browser: Browser, founder: Founder, operation: OperationView): Promise<Observed> {
  const site = await founder.site();
  const things = new Map<string, Thing>();
  const problems: string[] = [];
  const thing = (table: string): Thing => {
    const known = things.get(table) ?? {
      table,
      names: table.replaceAll('_', ' '),
      labels: new Set<string>(),
      enters: new Set<string>(),
      sees: new Set<string>(),
      shown: new Set<string>(),
      ofOwner: new Set<string>(),
      reads: new Set<string>(),
    };
    things.set(table, known);
    return known;
  };
  for (const { table } of operation.app?.stored ?? []) if (table !== 'staff') thing(table);
  const people: Person[] = [];
  const come = async (name: string): Promise<Person> => {
    const person = await personOf(browser, name, site);
    people.push(person);
    return person;
  };
  const all = ['Olga', 'Anna', 'Vera'];
  const look = async (person: Person): Promise<void> => {
    for (const { table, title, rows, shown, marks } of await person.lists()) {
      const one = thing(table);
      for (const mark of marks) one.labels.add(mark);
      if (!person.page.url().includes('manage.html')) {
        one.names += ` ${title.toLowerCase()}`;
        for (const field of shown) one.shown.add(field);
      }
      for (const name of all)
        if (rows.some((row) => row.toLowerCase().includes(name.toLowerCase())))
          one.sees.add(`${person.name}>${name}`);
      if (rows.length > 0) one.sees.add(`${person.name}>any`);
    }
  };
  /** Opens every page, and those that the rows lead to, and does the same on each. */
  const walk = async (
    person: Person,
    act: (person: Person, file: string) => Promise<void>,
  ): Promise<void> => {
    const seen = new Set<string>();
    await person.open('index.html');
    const next = ['index.html', ...(await files(person))];
    for (let file = next.shift(); file !== undefined; file = next.shift()) {
      const name = file.replace(/\?.*$/u, '');
      if (seen.has(name)) continue;
      seen.add(name);
      await person.open(file);
      await act(person, name);
      next.push(...(await files(person)));
    }
  };
  const enter = async (person: Person): Promise<void> => {
    for (const { table, labels, problem } of await person.enter()) {
      const one = thing(table);
      if (!person.page.url().includes('manage.html'))
        for (const label of labels) one.labels.add(label.toLowerCase());
      if (problem === undefined) one.enters.add(person.name);
      else problems.push(`${person.name} could not save ${table}: ${problem}`);
    }
    await look(person);
  };
  try {
    const [olga, mate] = [await come('Olga'), await come('Mark')];
    await olga.register();
    await mate.register();
    await founder.makeStaff(['olga@example.org', 'mark@example.org']);
    await walk(olga, enter);
    const anna = await come('Anna');
    await anna.register();
    await walk(anna, enter);
    const ben = await come('Ben');
    await ben.register();
    await walk(ben, look);
    const vera = await come('Vera');
    await walk(vera, enter);
    await walk(vera, look);
    await walk(mate, look);
    await walk(olga, look);
    if (await olga.page.getByRole('link', { name: 'Manage' }).isVisible()) await olga.open('manage.html');
    const labels = await olga.page.evaluate(() =>
      location.pathname.endsWith('manage.html')
        ? [...document.querySelectorAll('app-form')].map((form) => ({
            table: form.getAttribute('into') ?? '',
            fields: [...form.querySelectorAll('[name]')].map((field) => ({
              name: field.getAttribute('name') ?? '',
              label: (field.closest('label')?.childNodes[0]?.textContent ?? '').trim().toLowerCase(),
            })),
          }))
        : [],
    );
    for (const { table, fields } of labels)
      for (const { name, label } of fields)
        if (!thing(table).labels.has(label)) {
          thing(table).ofOwner.add(`${name} ${label}`);
          thing(table).labels.add(label);
        }
    for (const person of people) problems.push(...person.problems);
    const ids = new Map([
      ['Anna', await anna.id()],
      ['Olga', await olga.id()],
    ]);
    for (const table of things.keys())
      for (const person of [vera, ben])
        for (const row of await person.read(table))
          for (const name of all) {
            const id = ids.get(name);
            const isTheirs =
              row.toLowerCase().includes(name.toLowerCase()) ||
              (id !== undefined && row.includes(`"user_id":"${id}"`));
            if (isTheirs) thing(table).reads.add(`${person.name}>${name}`);
            if (/@example\.org/u.test(row) && isTheirs) thing(table).reads.add(`${person.name}>address`);
          }
  } finally {
    for (const person of people) await person.close();
  }
  return { things, problems };
}
