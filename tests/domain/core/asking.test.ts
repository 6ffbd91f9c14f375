import { describe, expect, test } from 'vitest';
import { answered, read, unusedOf } from './bakery.ts';

describe('a question in anybody’s words', () => {
  test.each([
    [
      'how many rye round did we sell in october?',
      'sum(qty) from order_lines where bread_id in (id from breads where name = "Rye Round") and order_id in (id from orders where month(order_date) = 10)',
    ],
    [
      'who ordered seed loaf last week',
      'customers.name from order_lines left orders left customers where order_lines.bread_id in (id from breads where name = "Seed Loaf") and order_lines.order_id in (id from orders where order_date >= (start-of-week(today) - 1 week) and order_date < start-of-week(today))',
    ],
    [
      'which bread sells best',
      'breads.name, sum(order_lines.qty) from order_lines inner breads by breads.id, breads.name order sum(order_lines.qty) down limit 1',
    ],
    [
      'what percentage of orders got cancelled this year',
      'round(average(case), 1) from orders where order_date >= start-of-year(today) and order_date < (start-of-year(today) + 1 year)',
    ],
    [
      'how long on average between order and pickup?',
      'round(average((orders.pickup_date - orders.order_date)), 1) from orders',
    ],
    ['orders this month compared with last month', 'count(), count() from orders'],
    [
      'average order total by customer kind',
      'customers.kind, round(average(orders.total), 2) from orders inner customers by customers.kind',
    ],
    [
      'average price of rye vs wheat',
      'breads.grain, round(average(price), 2) from breads where grain in "rye", "wheat" by breads.grain',
    ],
    ['How many orders are paid and how many are not?', 'orders.paid, count() from orders by orders.paid'],
    [
      'customers who ordered more than twice',
      'customers.name from orders inner customers by customers.id, customers.name',
    ],
    [
      'private customers without phone',
      'customers.name from customers where kind = "private" and (phone is empty or phone = "")',
    ],
    [
      'which customers have not ordered in the last 3 months',
      'customers.name from customers where not id in (customer_id from orders where order_date >= (today - 3 month))',
    ],
    [
      "customers that haven't ordered for 2 months",
      'customers.name from customers where not id in (customer_id from orders where order_date >= (today - 2 month))',
    ],
    [
      'who earns the most',
      'bakers.full_name, bakers.hourly_wage from bakers order bakers.hourly_wage down limit 1',
    ],
    [
      'bakers older than 60',
      'bakers.full_name, bakers.birth_date from bakers where birth_date <= (today - 61 year)',
    ],
    [
      'whose birthday is this month?',
      'customers.name, customers.birthday from customers where month(birthday) = month(today)',
    ],
    ['birthdays in december', 'customers.name, customers.birthday from customers where month(birthday) = 12'],
    [
      'who turns 30 this year',
      'customers.name, customers.birthday from customers where year(birthday) = (year(today) - 30)',
    ],
    [
      'bakers born after 1990',
      'bakers.full_name, bakers.birth_date from bakers where birth_date >= "1991-01-01"',
    ],
    [
      'next 3 classes',
      'classes.title, classes.starts_on from classes where starts_on >= today order classes.starts_on limit 3',
    ],
    [
      'when was the last class',
      'classes.title, classes.starts_on from classes where starts_on < today order classes.starts_on down limit 1',
    ],
    [
      'classes in 2027',
      'classes.title, classes.starts_on from classes where starts_on >= "2027-01-01" and starts_on < "2028-01-01"',
    ],
    [
      'first ever order',
      'customers.name, orders.order_date from orders left customers order orders.order_date limit 1',
    ],
    [
      'number of absences per month and reason',
      'start-of-month(absences.day), absences.reason, count() from absences by start-of-month(absences.day), absences.reason',
    ],
    [
      'orders per customer, most first',
      'customers.name, count() from orders inner customers by customers.id, customers.name order count() down',
    ],
    [
      'the 5 biggest orders',
      'customers.name, orders.total from orders left customers order orders.total down limit 5',
    ],
    ['breads with less than 5 kg left', 'breads.name from breads where stock_kg < 5'],
    ['which breads contain nuts as allergens', 'breads.name from breads where allergens contains "nut"'],
    ['bakers sorted by full name', 'bakers.full_name from bakers order bakers.full_name'],
    ['breads alphabetically', 'breads.name from breads order breads.name'],
    [
      'give me open orders with customer name and phone',
      'customers.name, customers.phone from orders left customers where orders.status = "open"',
    ],
    [
      'cancelled orders since june, newest first',
      'customers.name, orders.order_date from orders left customers where orders.status = "cancelled" and orders.order_date >= "2026-06-01" order orders.order_date down',
    ],
    ['average label price', 'round(average(number(replace(label_price, "£", ""))), 2) from breads'],
    ['how many breads do we have and how many orders?', 'count(), pick(count() from orders) from breads'],
    [
      'how many customers do we have in total, and how many of them are private?',
      'count(), pick(count() from customers where kind = "private") from customers',
    ],
    [
      'KPIs please:\n- # unpaid orders\n- total of paid orders\n- # customers',
      'count(), pick(sum(total) from orders where paid), pick(count() from customers) from orders where not paid',
    ],
    [
      'Who still owes us, and how much? I had a dream about a big book, seriously, my therapist will love it.',
      'customers.name, sum(orders.total) from orders inner customers where not orders.paid by customers.id, customers.name',
    ],
    [
      'list the customers and how many orders each one has',
      'customers.name, count() from orders inner customers by customers.id, customers.name',
    ],
    ['dearest bread per grain', 'breads.grain, largest(price) from breads by breads.grain'],
    [
      'what did we throw away most often this week',
      'waste.bread, sum(pieces) from waste where day >= start-of-week(today) and day < (start-of-week(today) + 1 week) by waste.bread order sum(pieces) down limit 1',
    ],
    [
      'revenue by month for 2026',
      'start-of-month(orders.order_date), sum(total) from orders where order_date >= "2026-01-01" and order_date < "2027-01-01" by start-of-month(orders.order_date)',
    ],
    [
      'how many new customers this year',
      'count() from customers where created_at >= start-of-year(today) and created_at < (start-of-year(today) + 1 year)',
    ],
    ['customers in Harlow or Minster', 'customers.name from customers where town in "Harlow", "Minster"'],
    ['cafes in Harlow', 'customers.name from customers where kind = "cafe" and town = "Harlow"'],
    ['phone of Nora Blix', 'customers.name, customers.phone from customers where name = "Nora Blix"'],
    [
      'turnover this quarter',
      'sum(total) from orders where order_date >= "2026-10-01" and order_date < "2027-01-01"',
    ],
    [
      'which bakers were never absent',
      'bakers.full_name from bakers where not id in (baker_id from absences)',
    ],
    [
      'bakers with a birth date',
      'bakers.full_name, bakers.birth_date from bakers where not birth_date is empty',
    ],
  ])('%s', (sentence, expected) => {
    expect(read(sentence)).toBe(expected);
  });

  test('says which words it leaves out', () => {
    expect(unusedOf('Could you tell me, for the annual fair, how many customers we have?')).toContain('fair');
    expect(unusedOf('how many customers do we have?')).toEqual([]);
  });

  test.each([
    'how many orders are waiting for a van?',
    'which orders came late',
    'customers except those on the other list',
    'how many orders came by ferry only',
  ])('is not answered with a guess: %s', (sentence) => {
    expect(read(sentence)).toBe('unread');
  });
});

describe('rows described in everyday words', () => {
  test.each([
    [
      'Ines Moll is ill today',
      'insert absences: baker_id = pick(id from bakers where full_name = "Ines Moll"), reason = "ill", day = today',
    ],
    [
      'log that Theo Rand is ill today and tomorrow',
      'insert absences: baker_id = pick(id from bakers where full_name = "Theo Rand"), reason = "ill", day = today; baker_id = pick(id from bakers where full_name = "Theo Rand"), reason = "ill", day = (today + 1 day)',
    ],
    [
      '30 rye and 4 toast burnt today',
      'insert waste: pieces = 30, bread = "rye", reason = "burnt", day = today; pieces = 4, bread = "toast", reason = "burnt", day = today',
    ],
    [
      'enter an order of 18.50 for Cafe Tarn today',
      'insert orders: total = 18.5, customer_id = pick(id from customers where name = "Cafe Tarn"), order_date = today',
    ],
    [
      'add class Pretzel Night in the loft on 12 April 2027, fee 25',
      'insert classes: room = "loft", starts_on = "2027-04-12", fee = 25, title = "Pretzel Night"',
    ],
    [
      'please add a baker: Juno Falk, 15.50 an hour',
      'insert bakers: full_name = "Juno Falk", hourly_wage = 15.5',
    ],
    [
      'Add these classes (title; starts on; fee):\nCroissants; 2027-01-16; 30\nBagels; 2027-02-05; 0',
      'insert classes: title = "Croissants", starts_on = "2027-01-16", fee = 30; title = "Bagels", starts_on = "2027-02-05", fee = 0',
    ],
    [
      'Kindly enter the following new customers, all of them private:\n\nMara Pole, Harlow, 01632 960777\nUlf Dun, Minster, no telephone',
      'insert customers: name = "Mara Pole", town = "Harlow", phone = "01632 960777", kind = "private"; name = "Ulf Dun", town = "Minster", kind = "private"',
    ],
    ['Theo Rand now earns 16.20', 'update bakers: hourly_wage = 16.2 where full_name = "Theo Rand"'],
    ['Nora Blix moved to Minster', 'update customers: town = "Minster" where name = "Nora Blix"'],
    [
      "Cafe Tarn's new phone is 01632 960111",
      'update customers: phone = "01632 960111" where name = "Cafe Tarn"',
    ],
    ['Seed Loaf costs 4.50 per piece from now on', 'update breads: price = 4.5 where name = "Seed Loaf"'],
  ])('%s', (sentence, expected) => {
    expect(read(sentence)).toBe(expected);
  });

  test.each(['Nora now has 40', 'Nora Blix paid today', 'was Ines Moll ill today?'])(
    'adds and changes nothing: %s',
    (sentence) => {
      expect(read(sentence)).not.toMatch(/^(?:insert|update)/u);
    },
  );
});

describe('an answer says of which rows it is', () => {
  test('a number of rows', () => {
    expect(answered('how many orders are cancelled')).toEqual({
      kind: 'number',
      before: 'You have',
      one: 'order where status is cancelled',
      many: 'orders where status is cancelled',
    });
  });

  test('a figure', () => {
    expect(answered('how many pieces of rye were burnt')).toMatchObject({
      before: expect.stringMatching(/^The total pieces of waste where .*bread is rye.* is$/u),
    });
  });

  test('rows with a condition that is too long to repeat', () => {
    expect(
      answered(
        'orders of Nora Blix, Cafe Tarn and Ole Strand that are open or collected and were not paid last month',
      ),
    ).toMatchObject({ kind: 'rows', caption: 'matching orders' });
  });
});
