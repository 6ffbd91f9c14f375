import type { Blueprint } from '../spec.ts';
import {
  body,
  description,
  email,
  long,
  note,
  phone,
  place,
  startsAt,
  statusOf,
  text,
  title,
} from './fields.ts';

/** Apps about people who join, apply or answer. */
export const people: readonly Blueprint[] = [
  {
    kind: 'membership app',
    words: /memberships?|members? (?:area|club|list)|clubs?/u,
    near: /join|subscriptions?|fees|secretary|treasurer|members?|associations?|dues/u,
    title: 'Club',
    entities: [
      {
        name: 'news',
        one: 'news item',
        title: 'News',
        words: /news/u,
        access: 'public',
        fields: [title, body],
        examples: [{ title: 'Welcome', body: 'This is an example. Change it on the Data page.' }],
      },
      {
        name: 'memberships',
        one: 'membership',
        title: 'My membership',
        words: /memberships?|members?/u,
        access: 'placed',
        fields: [
          text('full_name', 'Name'),
          phone,
          { name: 'joined_on', label: 'Member since', type: 'date' },
          statusOf('asked for', 'active', 'ended'),
        ],
      },
    ],
  },
  {
    kind: 'volunteer app',
    words: /volunteers?/u,
    near: /rota|shifts?|helpers?|who helps|help out|sign up to help/u,
    title: 'Volunteers',
    entities: [
      {
        name: 'shifts',
        one: 'shift',
        title: 'Shifts',
        words: /shifts?|duties/u,
        access: 'public',
        fields: [text('title', 'What is to do?'), startsAt, place],
        examples: [{ title: 'Example shift', starts_at: '2027-01-15T09:00:00Z', place: 'Town hall' }],
      },
      {
        name: 'commitments',
        one: 'commitment',
        title: 'My shifts',
        words: /commitments?|sign-?ups?/u,
        access: 'placed',
        of: { table: 'shifts', column: 'shift_id', label: 'Shift', shown: 'title' },
        fields: [note],
      },
    ],
  },
  {
    kind: 'job board',
    words: /job board|jobs?|vacanc(?:y|ies)/u,
    near: /cvs?|apply|hiring|employers?|candidates?|looking for (?:work|staff)|recruit(?:ing|ers?)?/u,
    title: 'Jobs',
    entities: [
      {
        name: 'jobs',
        one: 'job',
        title: 'Jobs',
        words: /jobs?|vacanc(?:y|ies)/u,
        access: 'public',
        fields: [title, place, { ...description, required: true }],
        examples: [{ title: 'Example job', place: 'Town', description: 'Change it on the Data page' }],
      },
      {
        name: 'applications',
        one: 'application',
        title: 'My applications',
        words: /applications?/u,
        access: 'placed',
        of: { table: 'jobs', column: 'job_id', label: 'Job', shown: 'title' },
        fields: [long('letter', 'Letter', { required: true }), statusOf('new', 'invited', 'declined')],
      },
    ],
  },
  {
    kind: 'landing page with a waiting list',
    words: /landing page|waiting ?list|wait ?list/u,
    near: /leave their emails?|launch(?:ing)?|sign up for news|one page|coming soon|opening (?:soon|in)|first (?:to know|go)/u,
    title: 'Coming soon',
    entities: [
      {
        name: 'waiting_list',
        one: 'entry',
        title: 'Be the first to know',
        words: /waiting ?list|wait ?list|emails?|addresses/u,
        access: 'inbox',
        fields: [email],
      },
    ],
  },
  {
    kind: 'survey',
    words: /surveys?|questionnaires?/u,
    near: /polls?|opinions?|what (?:people|customers|guests) think|ask (?:my|our) (?:customers|guests|members)/u,
    title: 'Survey',
    entities: [
      {
        name: 'answers',
        one: 'answer',
        title: 'Survey',
        words: /answers?|questions?/u,
        access: 'inbox',
        fields: [
          text('what_went_well', 'What went well?'),
          text('what_could_be_better', 'What could be better?'),
          { ...email, required: false, label: 'Email, if you like an answer' },
        ],
      },
    ],
  },
];
