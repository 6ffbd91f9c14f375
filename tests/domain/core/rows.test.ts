import { describe, expect, test } from 'vitest';
import { changesOf, readOne } from './club.ts';
import { rows, shown } from './shown.ts';

/** What a sentence is read as, in short; what is left over or asked otherwise. */
function read(text: string): string {
  const found = readOne(text);
  if (!found) return 'none';
  if (found.unread.length > 0) return `unread: ${found.unread.join(', ')}`;
  if ('changes' in found.meaning) return found.meaning.changes.map(shown).join('; ');
  return 'question' in found.meaning ? rows(found.meaning.question) : `ask: ${found.meaning.ask}`;
}

describe('a sentence that changes rows', () => {
  test.each([
    ['Swift now costs 3200', 'update boats: price = 3200 where name = "Swift"'],
    [
      'all carbon boats up 5 percent',
      'update boats: price = round((price * 1.05), 2) where material = "carbon"',
    ],
    [
      'take 20 percent off every boat that we bought more than a year ago and is still unsold',
      'update boats: price = round((price * 0.8), 2) where bought_on < (today - 1 year) and not sold',
    ],
    [
      'the monthly fee goes up by 2 euros for all active rowers',
      'update rowers: monthly_fee = (monthly_fee + 2) where status = "active"',
    ],
    [
      'mark the fees of Ada Quist as paid',
      'update fees: paid_on = today where rower_id in (id from rowers where first_name = "Ada" and last_name = "Quist")',
    ],
    [
      'mark all outings in November as cancelled',
      'update outings: cancelled = true where month(starts_at) = 11',
    ],
    [
      'cancel all outings of the Herons tomorrow',
      'update outings: cancelled = true where crew_id in (id from crews where name = "Herons") and starts_at >= (today + 1 day) and starts_at < ((today + 1 day) + 1 day)',
    ],
    [
      'set the status of Bruno Ferro to left',
      'update rowers: status = "left" where first_name = "Bruno" and last_name = "Ferro"',
    ],
    [
      'Bruno Ferro goes from now on to the Otters',
      'update rowers: crew_id = pick(id from crews where name = "Otters") where first_name = "Bruno" and last_name = "Ferro"',
    ],
    [
      'put all paused rowers in the group Otters',
      'update rowers: crew_id = pick(id from crews where name = "Otters") where status = "paused"',
    ],
    [
      'all rowers from Henley except Cleo Lund go to the Kingfishers',
      'update rowers: crew_id = pick(id from crews where name = "Kingfishers") where town = "Henley" and not first_name = "Cleo" and last_name = "Lund"',
    ],
    [
      'who has no crew yet goes in Herons',
      'update rowers: crew_id = pick(id from crews where name = "Herons") where crew_id is empty',
    ],
    ['approve all reviews with 4 or 5 stars', 'update reviews: approved = true where rating in 4, 5'],
    [
      'aprove all reveiws with 4 or 5 stars, they are lovely',
      'update reviews: approved = true where rating in 4, 5',
    ],
    [
      'Ada Quist has a new phone 01632 960111',
      'update rowers: phone = "01632 960111" where first_name = "Ada" and last_name = "Quist"',
    ],
    [
      'remove the note of Dora Novak',
      'update rowers: notes = null where first_name = "Dora" and last_name = "Novak"',
    ],
    ['emails of rowers in small letters', 'update rowers: email = lower(email) where always'],
    ['no spaces in front of or behind the names of boats', 'update boats: name = trim(name) where always'],
    [
      'remove all spaces in the phone numbers of rowers',
      'update rowers: phone = replace(phone, " ", "") where always',
    ],
    ['add 4 to oars of Old Barge', 'update boats: oars = (oars + 4) where name = "Old Barge"'],
    [
      'Swift up 10 percent, Blue Heron down 5 percent',
      'update boats: price = round((price * 1.1), 2) where name = "Swift"; update boats: price = round((price * 0.95), 2) where name = "Blue Heron"',
    ],
    [
      '4 oars for Swift arrived, 6 for Old Barge',
      'update boats: oars = (oars + 4) where name = "Swift"; update boats: oars = (oars + 6) where name = "Old Barge"',
    ],
    [
      'set status to paused where town is Marlow or Henley',
      'update rowers: status = "paused" where town in "Marlow", "Henley"',
    ],
    [
      'change the seats of Swift Reserve from 4 to 8',
      'update boats: seats = 8 where seats = 4 and name = "Swift Reserve"',
    ],
    [
      'the committee has decided that the fee goes up by 2 euros for all active rowers',
      'update rowers: monthly_fee = (monthly_fee + 2) where status = "active"',
    ],
    ['set the weekday of Herons to Thursday', 'update crews: weekday = "Thursday" where name = "Herons"'],
    ['the start time of the Herons is now 18:30', 'update crews: start_time = "18:30" where name = "Herons"'],
    [
      'mark orders that are open and unpaid as packed',
      'update orders: state = "packed" where state = "open" and paid in "no"',
    ],
    ['delete all fees due before 2020', 'delete fees where due_on < "2020-01-01"'],
    [
      'delete cancelled orders older than 60 days',
      'delete orders where state in "Cancelled", "cancelled " and ordered_on < (today - 60 day)',
    ],
    ['remove Old Barge from the boats', 'delete boats where name = "Old Barge"'],
    ['delete rowers without fees', 'delete rowers where not id in (rower_id from fees)'],
    ['delete the rowers that are not active', 'delete rowers where not status = "active"'],
    ['delete all orders', 'delete orders where always'],
    ['delete all boats except Swift and Blue Heron', 'delete boats where not name in "Swift", "Blue Heron"'],
    ['delete unpaid orders', 'delete orders where paid in "no"'],
    [
      'delete outings of the Otters or the Herons',
      'delete outings where (crew_id in (id from crews where name = "Otters") or crew_id in (id from crews where name = "Herons"))',
    ],
    ['delete reviews with a rating below 2', 'delete reviews where rating < 2'],
    ['delete reviews with rating between 1 and 2', 'delete reviews where rating between 1 and 2'],
    [
      'orders older than one year must go away, please delete them, the newer ones of course stay',
      'delete orders where ordered_on < (today - 1 year)',
    ],
    ['thorw out cancelled orders', 'delete orders where state in "Cancelled", "cancelled "'],
    [
      'new boat: Wren, carbon, 2 seats, 1500 euros',
      'insert boats: name = "Wren", material = "carbon", seats = 2, price = 1500, sold = false',
    ],
    [
      'add a rower: Enno Falk, enno@club.example, Marlow, active',
      'insert rowers: first_name = "Enno", last_name = "Falk", email = "enno@club.example", status = "active", town = "Marlow"',
    ],
    ['add crews: Swans, Geese, Ducks', 'insert crews: name = "Swans"; name = "Geese"; name = "Ducks"'],
    ['add two example crews', 'insert crews: name = "Example crew 1"; name = "Example crew 2"'],
    [
      'new fee: Cleo Lund, 40 euros, due next friday, cash',
      'insert fees: rower_id = pick(id from rowers where first_name = "Cleo" and last_name = "Lund"), amount = 40, due_on = "2026-11-27", method = "cash"',
    ],
    [
      'add these boats\nRobin, wood, 4 seats\nLark, carbon, 1 seat',
      'insert boats: name = "Robin", material = "wood", seats = 4, sold = false; name = "Lark", material = "carbon", seats = 1, sold = false',
    ],
    [
      'add these boats\nname, seats, price\nRobin, 4, 20.50\nLark, 1, 90',
      'insert boats: name = "Robin", seats = 4, price = 20.5, sold = false; name = "Lark", seats = 1, price = 90, sold = false',
    ],
    ['add Wren to boats', 'insert boats: name = "Wren", sold = false'],
    [
      'new crew: Swans, 10 to 14 years, thursday 16:30',
      'insert crews: name = "Swans", min_age = 10, max_age = 14, weekday = "Thursday", start_time = "16:30"',
    ],
  ])('%s', (sentence, expected) => {
    expect(read(sentence)).toBe(expected);
  });
});

describe('a question about rows', () => {
  test.each([
    [
      'how many rowers are in each crew',
      'crews.name, count() from rowers inner crews by crews.id, crews.name',
    ],
    [
      'how many rowers have the Herons',
      'count() from rowers where crew_id in (id from crews where name = "Herons")',
    ],
    [
      'how many ppl r in herons',
      'count() from rowers where crew_id in (id from crews where name = "Herons")',
    ],
    [
      'which rowers have no email',
      'rowers.first_name, rowers.last_name from rowers where (email is empty or email = "")',
    ],
    ['top 3 boats by price', 'boats.name, boats.price from boats order boats.price down limit 3'],
    [
      'the five dearest boats we still have',
      'boats.name, boats.price from boats where not sold order boats.price down limit 5',
    ],
    [
      'who has not paid',
      'rowers.first_name, rowers.last_name, fees.paid_on from fees left rowers where fees.paid_on is empty',
    ],
    [
      'sum of unpaid fees per month',
      'start-of-month(fees.due_on), sum(amount) from fees where paid_on is empty by start-of-month(fees.due_on)',
    ],
    [
      'average rating per boat',
      'boats.name, round(average(reviews.rating), 2) from reviews inner boats by boats.id, boats.name',
    ],
    [
      'rowers without fees',
      'rowers.first_name, rowers.last_name from rowers where not id in (rower_id from fees)',
    ],
    [
      'which crew has the most rowers',
      'crews.name, count() from rowers inner crews by crews.id, crews.name order count() down limit 1',
    ],
    [
      'free places in each crew',
      'crews.name, (crews.capacity - count(rowers.crew_id)) from crews left rowers by crews.id, crews.name, crews.capacity',
    ],
    [
      'whose birthday is in november',
      'rowers.first_name, rowers.last_name, rowers.birth_date from rowers where month(birth_date) = 11',
    ],
    ['how many boats do we have', 'count() from boats'],
    [
      'show me the boats bought last year',
      'boats.name, boats.bought_on from boats where bought_on >= (start-of-year(today) - 1 year) and bought_on < start-of-year(today)',
    ],
    [
      'how many outings next week',
      'count() from outings where starts_at >= (start-of-week(today) + 1 week) and starts_at < (start-of-week(today) + 2 week)',
    ],
    [
      'who is the yongest rower',
      'rowers.first_name, rowers.last_name, rowers.birth_date from rowers order rowers.birth_date down limit 1',
    ],
    [
      'which boats are made of carbon and cost more than 2000',
      'boats.name from boats where material = "carbon" and price > 2000',
    ],
    ['how much money is still open', 'sum(amount) from fees where paid_on is empty'],
    ['how many seats do our boats have', 'sum(seats) from boats'],
    ['list boats and their price', 'boats.name, boats.price from boats'],
    [
      'is there any review with less than 2 stars',
      'boats.name from reviews left boats where reviews.rating < 2',
    ],
    [
      'fees paid by card in October',
      'rowers.first_name, rowers.last_name, fees.paid_on from fees left rowers where fees.method = "card" and month(fees.paid_on) = 10',
    ],
    [
      'what is the total of paid fees by method',
      'fees.method, sum(amount) from fees where not paid_on is empty by fees.method',
    ],
    [
      'outings of the Herons in the last 30 days',
      'crews.name, boats.name, outings.starts_at from outings left crews left boats where outings.crew_id in (id from crews where name = "Herons") and outings.starts_at >= (today - 30 day)',
    ],
    [
      'rowers who joined since May',
      'rowers.first_name, rowers.last_name, rowers.joined_on from rowers where joined_on >= "2026-05-01"',
    ],
    [
      'unpaid fees total, card ones dont count',
      'sum(amount) from fees where paid_on is empty and (not method = "card" or method is empty)',
    ],
    ['how often was which method of fees', 'fees.method, count() from fees by fees.method'],
  ])('%s', (sentence, expected) => {
    expect(read(sentence)).toBe(expected);
  });
});

describe('a sentence that is not sure', () => {
  test.each([
    [
      'make Ada active',
      'ask: There may be several rowers called Ada. Which one? Write the first and the last name.',
    ],
    ['set the price to 20', 'ask: For which boats should price change? Name them, or say all.'],
    ['put the price up', 'none'],
    ['mark my orders as paid', 'unread: my'],
    ['delete orders', 'ask: Which orders should go? Say which, or all.'],
    [
      'delete Ada',
      'ask: There may be several rowers called Ada. Which one? Write the first and the last name.',
    ],
    ['delete Ada Qiust', 'ask: Did you mean Quist?'],
    ['delete my orders', 'unread: my'],
    ['delete the orders, the newer ones stay', 'ask: Which orders should go? Say which, or all.'],
    [
      'Swift is in twice, keep one',
      'ask: Duplicate rows cannot be told apart by “Swift” alone. Look at them and say which one to delete, by its id.',
    ],
    [
      'merge the two rowers, its the same guy',
      'ask: Duplicate rows cannot be told apart by which rowers alone. Look at them and say which one to delete, by its id.',
    ],
    ['new fee: Cleo Lund, 40 euros', 'ask: What is the due on of the new fee?'],
    ['give me the passwords of all rowers', 'unread: passwords'],
    ['which rowers live in Atlantis', 'unread: Atlantis'],
    ['delete everything', 'none'],
    ['delete heavy orders', 'unread: heavy'],
    ['only signed in rowers can see the fees', 'none'],
    ['promote Bruno Ferro to paused, demote Cleo Lund', 'unread: demote'],
  ])('%s', (sentence, expected) => {
    expect(read(sentence)).toBe(expected);
  });
});

describe('a sentence behind a change', () => {
  const before = changesOf('the monthly fee goes up by 2 euros for all active rowers');

  test.each(['The others keep their fee', 'The paused and the left stay how they are'])(
    'says only what stays: %s',
    (sentence) => {
      expect(changesOf(sentence, before)).toEqual([]);
    },
  );

  test('that contradicts it is not taken', () => {
    expect(changesOf('The active ones stay how they are', before)).toBeUndefined();
  });

  test('is about the same rows where it names none', () => {
    const earlier = changesOf('set the price of Swift to 3000');
    expect(changesOf('seats to 4', earlier)?.map(shown)).toEqual([
      'update boats: seats = 4 where name = "Swift"',
    ]);
  });
});
