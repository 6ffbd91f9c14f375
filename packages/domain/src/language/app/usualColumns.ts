import { persons } from './namedThings.ts';

/** What such a thing usually has, in words that make columns. */
const usual: readonly (readonly [things: RegExp, columns: string])[] = [
  [/^(?:products?|articles|goods|items|dishes|drinks|cakes|breads)$/u, 'name, price'],
  [/^(?:services|treatments)$/u, 'name, minutes, price'],
  [/^orders$/u, 'customer, product, quantity, date, paid (yes/no)'],
  [/^(?:bookings|appointments|reservations)$/u, 'name, phone, date, time'],
  [/^invoices$/u, 'number, customer, date, amount, paid (yes/no)'],
  [/^(?:expenses|costs|sales|incomes?|purchases|bills)$/u, 'date, description, amount'],
  [/^(?:payments|donations|subscriptions)$/u, 'date, name, amount'],
  [/^(?:fees|dues)$/u, 'name, date, amount, paid (yes/no)'],
  [/^(?:tasks|to-?dos?|chores|jobs)$/u, 'title, due date, done (yes/no)'],
  [/^recipes$/u, 'title, ingredients, instructions'],
  [/^books$/u, 'title, author'],
  [/^(?:events|concerts|trips|meetings)$/u, 'title, date, place'],
  [/^(?:ideas|articles|posts)$/u, 'title, notes'],
  [/^(?:inventory|stock|supplies|materials|parts|equipment|tools|ingredients)$/u, 'name, quantity'],
  [/^(?:hours|working hours|shifts)$/u, 'name, date, hours'],
  [/^(?:loans|rentals)$/u, 'item, name, date, returned (yes/no)'],
  [/^(?:cars|vehicles|vans)$/u, 'name, licence plate'],
  [/^(?:dogs|cats|horses|pets|animals)$/u, 'name, owner, notes'],
  [/^(?:courses|classes|lessons|workshops)$/u, 'title, date, time'],
  [/^(?:(?:phone )?calls|visits)$/u, 'date, name, notes'],
  [/^(?:complaints|issues|repairs|damages|damage reports)$/u, 'date, description, done (yes/no)'],
  [/^contacts$/u, 'name, email, phone'],
];

/** The columns of a thing whose columns nobody names; undefined where nothing is usual. */
export function usualColumns(name: string): readonly string[] | undefined {
  const found = usual.find(([things]) => things.test(name))?.[1];
  if (found !== undefined) return found.split(', ');
  return persons.test(name) || /^(?:staff|donors|guests|partners|friends|neighbours)$/u.test(name)
    ? ['name', 'phone']
    : undefined;
}
