import { asksWhetherLive } from '@saywright/domain/core/pages';
import { siteAnswer } from '@saywright/domain/core/own-words';
import { describe, expect, test } from 'vitest';
import { bakery, siteFor, siteWith } from './pages.support.ts';

const booking = siteFor('Build a booking app for my salon');

describe('questions about a site', () => {
  test.each([
    ['does a customer see that Manage page too? or only me', 'Only staff sees what is on the page Manage'],
    ['Who can see the page called Manage?', 'You decide on the People page'],
    [
      'My wife help me, she need see orders also. How she can?',
      'Then make their account staff on the People page',
    ],
    [
      'my colleague Jonas should be able to add products but not see the orders',
      'Staff can’t be limited to a part of it yet.',
    ],
    ['If person orders, I get email or how I know?', 'No email is sent when somebody enters something'],
    [
      'what does a visitor see when he presses Order, and do they need a password',
      'people sign in or register first',
    ],
    ['Why must people have an account to order?', 'Everybody sees the page Home without an account.'],
    ['when somebody orders i want to get an email, i have no time to look', 'No email is sent'],
    [
      'Does the figure go up by itself when somebody orders?',
      'stays as it is until somebody changes it on the page Manage',
    ],
    ['only to her for now, i don’t want the whole world to see it', 'Protect my site with a password'],
    ['are people able to see one another’s names?', 'everybody sees only what they entered themselves'],
  ])('%s', (message, answer) => {
    expect(siteAnswer(message, bakery)).toContain(answer);
  });

  test('cancelling is answered where the pages have a button for it', () => {
    const question = 'If somebody cannot come, how do they cancel?';
    expect(siteAnswer(question, booking)).toContain('On the page My appointments');
    expect(siteAnswer(question, bakery.files.length > 0 ? siteWith([]) : bakery)).toBeUndefined();
  });

  test('a form that asks nobody to sign in is said to be open', () => {
    const contact = siteFor('Build a portfolio');
    expect(siteAnswer('do they need an account?', contact)).toContain(
      'Nobody needs an account to use the forms.',
    );
    expect(siteAnswer('can they see each other’s messages?', contact)).toBeUndefined();
  });

  test.each([
    'Show all orders',
    'make anna@example.org staff, my sister should see the orders',
    'The Manage page should be green',
  ])('%s is none', (message) => {
    expect(siteAnswer(message, bakery)).toBeUndefined();
  });

  test('on a site without pages nothing is answered', () => {
    for (const question of [
      'who can see the Manage page?',
      'do i get an email?',
      'my wife needs to see it',
      'do they need an account?',
    ])
      expect(siteAnswer(question, siteWith([]))).toBeUndefined();
  });
});

test.each([
  ['I think it is good now, how do I get it online so people can order?', true],
  ['my friend could not find us on Google, is it already public?', true],
  ['Looks alright. Is it live now?', true],
  ['Is the shop open on Sundays?', false],
  ['how do people order?', false],
  ['put it online', false],
  ['Then make everything live', false],
  ['What is the address of Café Luna?', false],
])('whether a site can be seen is asked by “%s”: %s', (message, isAsked) => {
  expect(asksWhetherLive(message)).toBe(isAsked);
});
