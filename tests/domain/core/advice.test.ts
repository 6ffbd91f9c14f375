import { adviceFor, isPlausible } from '@saywright/domain/read';
import { expect, test } from 'vitest';
import { tailor } from './tailor.ts';

test.each([
  [
    'hide price in jobs from staff',
    'Create a table called job prices with price; each job price belongs to a job',
  ],
  [
    'my two seamstress must see the jobs but not the money',
    'Create a table called job prices with price; each job price belongs to a job',
  ],
  ['move money to other list so seamstress dont see', 'Hide price in jobs from staff'],
  [
    'my helpers may look at customers but not at their telephone',
    'Create a table called customer telephones with telephone; each customer telephone belongs to a customer',
  ],
  ['no appointment in the past please', 'In appointments the starts at cannot be before the created at'],
  [
    'nobody should book appointments before today',
    'In appointments the starts at cannot be before the created at',
  ],
  ['two customers can not take same time', 'Starts at in appointments must be unique'],
  ['avoid double bookings of appointments', 'Starts at in appointments must be unique'],
  ['Only Beth and I should be able to change the jobs', 'Only staff can change jobs'],
  [
    'never take two jobs of the same customer, same description, same day',
    'Customer id, description and ready on day of jobs must be unique together',
  ],
  [
    'two customers can not have the same name and telephone',
    'Name and telephone of customers must be unique together',
  ],
  [
    'drivers must not see the price of jobs',
    'Create a table called job prices with price; each job price belongs to a job',
  ],
  ['make page where I see jobs and write new job', 'Show jobs'],
  ['Show jobs on the page for staff', 'Show jobs'],
  ['put a page with all customers on my website', 'Show customers on the home page'],
  ['take out the example services, I dont need them', 'Show services'],
])('%s', (said, choice) => {
  expect(adviceFor(said, tailor)?.choices[0]).toBe(choice);
});

test.each([
  'Only staff can see jobs',
  'customers must not see jobs',
  'show jobs',
  'show customers but not those without telephone',
  'Customers should see their own jobs on the site',
  'which appointments are in the past, not today',
  'delete the services',
  'the fitting service is no more, don’t show it on the page but old jobs must stay',
])('needs no advice: %s', (said) => {
  expect(adviceFor(said, tailor)).toBeUndefined();
});

test.each([
  ['Create a table undo with last thing', 'undo last thing', false],
  ['Create a table who with pay', 'who didnt pay', false],
  ['Create a table services with name and price', 'My services are cheap, keep them', false],
  ['Create a suppliers table with a name', 'I need suppliers', true],
  ['Rename the column price of jobs to staff', 'hide price in jobs from staff', false],
  ['Rename the table customers to telefon', 'customer must give telefon', false],
  ['Rename the table customers to clients', 'call customers clients', true],
  ['Increase price of all services by 12', 'add service shorten trousers 12 euro', false],
  ['Increase price of all services by 12', 'make all services 12 euro more expensive', true],
  ['Add page to jobs', 'show jobs on the page', false],
  ['Add columns customers on page to jobs', 'show jobs and customers on page', false],
  ['Add email and website to customers', 'customers need website and email', true],
  ['Add an optional note to jobs', 'jobs need a note', true],
  ['Delete the column service id of appointments', 'take out the example services', false],
  ['Delete the column price of services', 'I don’t see the price of services on the page', false],
  ['Delete the column price of services', 'we no longer need the price of services', true],
  ['Delete the table services', 'the services are too dear', false],
  ['Set name of services where name is Zip to Hem', 'zip and hem are repairs', false],
  ['Set kind of jobs to new. set name of services Zip to Hem', 'zip and hem are repairs', false],
  ['Set name of services where name is Zip to Hem', 'zip should be called hem', true],
  ['Set customer id of jobs to Maria Lopez', 'Maria Lopez drives to the shop', false],
  ['Set customer id of jobs to Maria Lopez', 'give the jobs to Maria Lopez', true],
  ['Lock services', 'the price of services changed', false],
  ['Lock services', 'I can’t see services, only customers', false],
  ['Lock services', 'nobody else should see services', true],
  ['Price of services is required', 'services without a price are free', false],
  ['Price of services is required', 'services always have a price', true],
  ['Add to services: name "Maria Lopez", price 20', 'Maria Lopez got 20 zippers', false],
  ['Add customer: name Maria Lopez, measurements "zip"', 'Maria Lopez booked a zip', false],
  ['Add customer: name Ali Can', 'Ali Can came in', true],
  ['Add to jobs: price 3, description "Maria Lopez"', 'give 3 to Maria Lopez', false],
  ['Set paid of jobs Zip to yes. Set paid of jobs Zip to no', 'zip is paid, the rest is not', false],
  ['Lock jobs', 'only paid ones', false],
  ['Delete the column price of jobs', 'remove the price from jobs', true],
  ['Customer id of jobs must be unique', 'two customers can not take same time', false],
  ['Link jobs to staff', 'show jobs on the page for staff', false],
  ['Set paid of jobs Maria Lopez to yes', 'job of Maria Lopez is not paid', false],
  ['Set paid of jobs Maria Lopez to no', 'job of Maria Lopez is not paid', true],
  ['Set paid of jobs Maria Lopez to yes', 'job of Maria Lopez is paid', true],
  ['Delete the table jobs', 'please delete her job', false],
  ['Delete the table jobs', 'we do not need the jobs any more', true],
  ['Delete the table customers', 'i dont need birthdays anymore, remove them', false],
  ['Delete Maria Lopez from customers', 'link all jobs to Maria Lopez', false],
  ['Delete the jobs where customer is Maria Lopez', 'Maria Lopez left, take out her jobs', true],
  ['Set paid of jobs Maria Lopez to yes', 'they all paid except Maria Lopez', false],
  ['Increase price of jobs by 5 except for Maria Lopez', 'all jobs 5 more, except Maria Lopez', true],
  ['Set name of customers where name is Jörg Müller to Maria Lopez', 'swap Jörg and Maria', false],
  [
    'Set status of jobs that are not cancelled to cancelled',
    'the date must be unique for jobs that are not cancelled',
    false,
  ],
  [
    'Delete the jobs where cancelled',
    'never take two jobs on the same day, cancelled ones do not count',
    false,
  ],
  ['Delete jobs where customer is Jörg Müller', 'delete customer Jörg with all his jobs', false],
  ['Delete jobs where customer is Jörg Müller', 'delete the jobs of Jörg with their prices', true],
  ['Delete the jobs where cancelled', 'delete what is cancelled, the date must be unique', true],
  ['Rename the table customers to y', 'call Yin a customer', false],
  ['Show jobs', 'what about jobs', true],
  ['Create a table guestbook with name, message', 'Guestbook. Name, message, date written.', true],
  ['Create a table dogs with shes cancelling, breed', 'I keep dogs, karen says shes cancelling', false],
  ['Create these tables: dogs (name, sorry), owners (name)', 'I keep dogs, sorry, and owners', false],
  ['Create these tables: dogs (name), owners (name, phone)', 'I keep dogs and owners', true],
  ['Add to to jobs', 'add a customer column to jobs', false],
  ['Add price and email to jobs', 'jobs need price and email', true],
  ['Rename ready on day in jobs to back lol', 'call it back lol', false],
  ['Set paid of jobs where not paid to yes', 'all jobs that are not paid are paid now', true],
  ['Set paid of jobs Maria Lopez to no', 'the job of Maria Lopez is no longer paid', true],
  ['Delete the table jobs', 'jobs is junk, nobody needs it. bin it', true],
  ['Set description of jobs where description is old to old', 'the old jobs are old', false],
  ['Set description of jobs to old', 'bin the jobs that are old', false],
  ['Set paid of jobs to yes', 'remove the note and set all jobs to paid', true],
  ['Delete the appointments', 'delete all jobs', false],
  ['Delete the jobs', 'delete all jobs', true],
  ['Description of jobs must be unique', 'hem the trousers twice a day', false],
  ['Description of jobs must be unique', 'jobs must not overlap, never two of the same', false],
  ['Description of jobs must be unique', 'no two jobs may be called the same', true],
  ['Add price to jobs. add price to jobs', 'jobs need a price', false],
  ['Price of jobs must be at most 0', 'the price of jobs must be more than zero', false],
  ['Price of jobs must be at least 0', 'the price of jobs must be more than zero', true],
  ['Price of jobs must be at least 90', 'the price of jobs must be less than 90', false],
])('“%s” for “%s”: %s', (choice, said, expected) => {
  expect(isPlausible(choice, said, tailor)).toBe(expected);
});

test('an address in a sentence is no word for examples', () => {
  expect(adviceFor('Delete the customer with email bo@example.org', tailor)).toBeUndefined();
});
