import { describe, expect, it } from 'vitest';
import { reading } from './workshop.ts';

describe('a change of tables that exist', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['price of bikes never below 0', ['bikes check price >= 0']],
    ['gears between 1 and 30', ['bikes check gears 1..30']],
    ['the frame number must be unique', ['add-unique bikes frame_number']],
    ['no two bikes may have the same frame number', ['add-unique bikes frame_number']],
    [
      'Every repair must have a mechanic. Where it is empty please write "unknown".',
      ['repairs.mechanic required', 'repairs.mechanic filled "unknown"'],
    ],
    ['colour only red, blue or matt black', ['bikes.colour red|blue|matt black']],
    ['urgent should be no if nobody says anything', ['repairs.urgent = false']],
    ['seats default 8', ['rides.seats = 8']],
    ['phone is required and the town too', ['customers.phone required', 'customers.town required']],
    ['A repair without a mechanic is no use', ['repairs.mechanic required']],
    ['either the phone or the email must be there', ['customers check not phone empty or not email empty']],
    ['ready on cannot be before begun on', ['repairs check ready_on >= begun_on']],
    ['title at most 60 characters', ['rides check length(title) <= 60']],
    [
      'hours must be more than 0 and the mechanic is compulsary',
      ['repairs check hours > 0', 'repairs.mechanic required'],
    ],
    ['Add a row id to tool log', ['add-key tool_log id number']],
    ['add a row id to tool log.', ['add-key tool_log id number']],
    ['customers need a birthday', ['customers + birth_date: date']],
    ['add a discount to customers, percent', ['customers + discount_percent: number']],
    [
      'add "may collect" yes/no to customers. Default no.',
      ['customers + may_collect: yes-no required = false'],
    ],
    [
      'Customers: add a kind - private, club or school. if nothing chosen it is private',
      ['customers + kind: text = "private" private|club|school'],
    ],
    [
      'emergency contact (name and phone) to the customers please',
      ['customers + emergency_contact_name: text', 'customers + emergency_contact_phone: phone'],
    ],
    ['a customer can book a ride only once', ['add-unique seatings customer_id ride_id']],
    ['a customer can only be once per ride', ['add-unique seatings customer_id ride_id']],
    ['rename bikes to bicycles', ['rename-table bikes bicycles']],
    ['rename town to city in customers', ['rename-column customers town city']],
    [
      'Rename the rides table to tours. "Rides" sounds like a funfair and I cannot bear it.',
      ['rename-table rides tours'],
    ],
    ['delete the town column from customers', ['drop-columns customers town']],
    ['town in customers can go. never use it.', ['drop-columns customers town']],
    ['it takes ages to find repairs by mechanic', ['add-index repairs mechanic']],
    ['if i delete a bike its repairs should go too', ['change-on-delete repairs bike_id delete']],
    ['every bike should have one customer', ['add-reference bikes customer_id customers refuse']],
    [
      'I want to see when a customer was last changed, automatic',
      ['customers + updated_at: moment required = now', 'keep-updated customers updated_at'],
    ],
    [
      'two things for the bikes: gears at least 1, and price is required',
      ['bikes check gears >= 1', 'bikes.price required'],
    ],
    [
      '3 things for the bikes:\n1) new field wheel size\n2) gears default 7\n3) brand must be filled',
      ['bikes + wheel_size: text', 'bikes.gears = 7', 'bikes.brand required'],
    ],
    ['the frame number of a bike must never come twice', ['add-unique bikes frame_number']],
  ];
  it.each(cases)('reads %s', (sentence, read) => {
    expect(reading(sentence)).toEqual(read);
  });
});

describe('what is not wholly understood', () => {
  it.each([
    'phone should be empty until asked',
    'colour should be nice',
    'delete the phone and also tell me a joke about it',
    'price must be positive except for gifts',
    'drop the bikes',
    'throw away the table rides unless somebody booked',
    'change price to a number',
    'customers need to pay',
    'bikes: new red one, 300 euros',
    'delete the town column from customers but only if empty',
    'brand unique. Keep the oldest and kick the others.',
  ])('leaves %s unread', (sentence) => {
    expect(reading(sentence)).toBeUndefined();
  });

  it.each([
    'free seats in each ride??',
    'seats must be at least 1 if the ride is free',
    'wastage of brakes: day, bike, how many',
    'tool_log needs who broke it and a proper id',
  ])('changes nothing for %s', (sentence) => {
    // At most a question about the database.
    expect(reading(sentence) ?? ['database']).toEqual(['database']);
  });
});
