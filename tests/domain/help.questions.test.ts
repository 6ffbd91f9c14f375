import { createHelpSearch, helpEntries } from '@saywright/domain/help';
import { describe, expect, it } from 'vitest';

const search = createHelpSearch(helpEntries);

/** Questions as people type them, with the title of the entry that answers each. */
const questions: readonly (readonly [question: string, title: string])[] = [
  ['how do I undo', 'Undo'],
  ['undo a change', 'Undo'],
  ['can i undo something i deleted?', 'Undo'],
  ['How can I revert my last change', 'Undo'],
  ['how do I delete my account', 'Delete your account'],
  ['close account', 'Delete your account'],
  ['remove my account please', 'Delete your account'],
  ['DELETE ACCOUNT', 'Delete your account'],
  ['delte acount', 'Delete your account'],
  ['price', 'Plans and prices'],
  ['pricing', 'Plans and prices'],
  ['how much does it cost', 'Plans and prices'],
  ['what does it cost per month?', 'Plans and prices'],
  ['is there a free plan', 'Limits of the free plan'],
  ['free plan limits', 'Limits of the free plan'],
  ['how much storage do I have', 'Limits of the free plan'],
  ['refund', 'Refund'],
  ['can I get my money back?', 'Refund'],
  ['money back guarantee', 'Refund'],
  ['refnd', 'Refund'],
  ['cancel my plan', 'Cancel a plan'],
  ['how to cancel subscription', 'Cancel a plan'],
  ['does it renew automatically', 'Cancel a plan'],
  ['export my data', 'Export your data'],
  ['how do I download all my data', 'Export your data'],
  ['backup of my data', 'Export your data'],
  ['contct form', 'Example: a contact form'],
  ['contact form', 'Example: a contact form'],
  ['to do list', 'Example: a to-do list'],
  ['todo list', 'Example: a to-do list'],
  ['how do I contact support', 'Contact'],
  ['talk to a human', 'Contact'],
  ['how do i pay', 'Payment'],
  ['do you take credit cards', 'Payment'],
  ['paypal', 'Payment'],
  ['I forgot my password', 'Password'],
  ['change password', 'Password'],
  ['reset pasword', 'Password'],
  ['how do I log in', 'Sign in'],
  ['sign up', 'Sign in'],
  ['sign out', 'Sign in'],
  ['how do I publish my site', 'Publish'],
  ['put my website online', 'Publish'],
  ['make my site go live', 'Publish'],
  ['dark mode', 'Appearance'],
  ['switch to the light theme', 'Appearance'],
  ['what is row level security', 'Row-level security'],
  ['row levl securty', 'Row-level security'],
  ['depoyment', 'Deployment'],
  ['who can see my data', 'Who sees your data'],
  ['how do I add a row', 'Data actions: add, change, find and delete rows'],
  ['delete rows', 'Data actions: add, change, find and delete rows'],
  ['make my first table', 'Data modelling: decide what your app remembers'],
  ['what is a branch', 'Branch'],
  ['environment variable', 'Environment variable'],
  ['turn off notifications', 'Notifications'],
  ['change my name', 'Your name and profile'],
  ['connect my site builder', 'Use the backend inside your site builder'],
  ['is sample data real', 'Sample data'],
  ['what does simulated mean', 'Simulated'],
];

describe('the help search', () => {
  it.each(questions)('answers %j with %s first', (question, title) => {
    expect(search(question)[0]?.title).toBe(title);
    expect(search(question).length).toBeLessThan(10);
  });

  it('returns entries with every meaningful word, and none for an unknown word', () => {
    expect(search('undo').length).toBeGreaterThan(0);
    expect(search('refund kubernetes')[0]?.title).toBe('Refund');
    expect(search('kubernetes ingress controllers refund')).toEqual([]);
  });

  it('uses all words when none of them is meaningful', () => {
    expect(createHelpSearch([{ title: 'How to', content: 'What you do' }])('how to')).toHaveLength(1);
  });

  it('finds words by their beginning', () => {
    expect(search('repos')[0]?.title).toBe('Repository');
  });
});
