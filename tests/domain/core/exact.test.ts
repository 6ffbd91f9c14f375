import { describe, expect, test } from 'vitest';
import { readExact } from '../../../packages/domain/src/language/core/exact/exact.ts';
import { coreIndex } from '../../../packages/domain/src/language/core/schemaIndex.ts';
import { bakery, read } from './bakery.ts';

describe('an instruction in the exact words of the database', () => {
  test.each([
    [
      'set status of orders where pickup date is empty and paid is no to cancelled',
      'update orders: status = "cancelled" where pickup_date is empty and not paid',
    ],
    [
      'set kind of customers where town is empty to cafe',
      'update customers: kind = "cafe" where town is empty',
    ],
    [
      'set pickup date of orders where customer is Nora Blix to 24 December',
      'update orders: pickup_date = "2026-12-24" where customer_id in (id from customers where name = "Nora Blix")',
    ],
    ['set reason of all waste to stale', 'update waste: reason = "stale" where always'],
    [
      'set town of customers where name is "Cafe Tarn" or "Ole Strand" to Minster',
      'update customers: town = "Minster" where (name = "Cafe Tarn" or name = "Ole Strand")',
    ],
    [
      'set town of customers where kind is not cafe to Harlow',
      'update customers: town = "Harlow" where not kind = "cafe"',
    ],
    [
      'increase pieces of waste where bread is rye by 12',
      'update waste: pieces = (pieces + 12) where bread = "rye"',
    ],
    [
      'decrease price of breads where price is over 4.50 by 5%',
      'update breads: price = round((price * 0.95), 2) where price > 4.5',
    ],
    [
      'delete the orders where order date before 2024 and status is cancelled',
      'delete orders where order_date < "2024-01-01" and status = "cancelled"',
    ],
    ['add to waste: day today, bread rye, pieces 7', 'insert waste: day = today, bread = "rye", pieces = 7'],
    [
      'add to customers: name "Hall, Ada", kind private. add to customers: name Cafe Nord, kind cafe',
      'insert customers: name = "Hall, Ada", kind = "private"; insert customers: name = "Cafe Nord", kind = "cafe"',
    ],
    ['create a table allergens with name', 'create-table allergens: name text'],
    [
      'create a table costumes with code (unique), state (one of clean / worn, default clean), seats (at least 1, at most 14) and picked up (yes/no)',
      'create-table costumes: code text unique, state text (clean/worn) required = "clean", seats whole-number if seats between 1 and 14, picked_up yes-no required = false',
    ],
    [
      'add columns colour, crust (one of thin / thick, default thin) to breads',
      'add-columns breads: colour text, crust text (thin/thick) required = "thin"',
    ],
    [
      'People can see and change only the orders that they add',
      'add-columns orders: user_id → auth.users = me; set-access',
    ],
    [
      'kind of customers default cafe. set kind of customers where kind is empty to cafe',
      'change-column; update customers: kind = "cafe" where kind is empty',
    ],
  ])('%s', (instruction, meaning) => {
    expect(read(instruction)).toBe(meaning);
  });

  test.each([
    'set status of orders where flavour is sweet to cancelled',
    'set status of orders where status is open and soon to cancelled',
    'set price of breads where name is Rye Round to cheap',
    'delete the orders where order date is nice',
    'delete the orders where status is open except the paid ones where paid is no',
    'add to waste: day today, smell bad',
    'add to waste: day today, day tomorrow',
    'create a table breads with name',
    'create a table costumes with code (for the theatre)',
    'increase name of breads where grain is rye by 5',
    'People can see and paint only the orders that they add',
    'set status of orders where paid is yes to collected. and then some',
    'set status of orders where paid is yes to collected except the last one',
    'set town of customers where kind is not cafe unless they moved to Harlow',
  ])('is nothing exact where a word of it names nothing: %s', (instruction) => {
    expect(readExact(instruction, coreIndex(bakery), '2026-11-23')).toBeUndefined();
  });

  test.each([
    [
      'top 2 orders by total',
      'customers.name, orders.total from orders left customers order orders.total down limit 2',
    ],
    [
      'bottom 1 breads by price where grain is rye',
      'breads.name, breads.price from breads where grain = "rye" order breads.price limit 1',
    ],
    [
      'latest 3 orders by order date',
      'customers.name, orders.order_date from orders left customers order orders.order_date down limit 3',
    ],
    [
      'top 2 customers by number of orders where paid is no',
      'customers.name, count() from orders inner customers where not orders.paid by customers.id, customers.name order count() down limit 2',
    ],
    [
      'top 1 customers by total of orders',
      'customers.name, sum(orders.total) from orders inner customers by customers.id, customers.name order sum(orders.total) down limit 1',
    ],
    [
      'how many orders where customer is Nora Blix',
      'count() from orders where customer_id in (id from customers where name = "Nora Blix")',
    ],
    [
      'how many orders per town and per status',
      'customers.town, orders.status, count() from orders inner customers by customers.town, orders.status',
    ],
    [
      'average total of orders per customers where status is open or collected',
      'customers.name, round(average(orders.total), 2) from orders inner customers where (orders.status = "open" or orders.status = "collected") by customers.id, customers.name',
    ],
    [
      'sum of total of orders per month',
      'start-of-month(orders.order_date), sum(total) from orders by start-of-month(orders.order_date)',
    ],
    [
      'show town of customers where name is "Hall and Sons" or kind is cafe',
      'customers.name, customers.town from customers where (name = "Hall and Sons" or kind = "cafe")',
    ],
    ['show customer and status of orders', 'customers.name, orders.status from orders left customers'],
    ['status of orders must be unique', 'add-unique'],
    ['total of orders must be at least 5', 'add-check'],
    ['total of orders between 1 and 9', 'add-check'],
    ['pickup date of orders default today', 'change-column'],
    ['status of orders can only be open, paid or gone', 'change-column'],
    ['make searching orders by status and order date faster', 'add-index'],
    ['everyone can see breads where grain is rye', 'set-access'],
  ])('a question or a rule: %s', (instruction, meaning) => {
    expect(read(instruction)).toBe(meaning);
  });

  test('a question about whose rows these are offers that they belong to who adds them', () => {
    expect(read('people can see only their own breads')).toBe('question');
    expect(read('People can see only the breads that they add')).toContain('set-access');
  });
});
