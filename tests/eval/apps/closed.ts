import type { Expected } from './expected.ts';

/** Sentences that were written after the rules, to be looked at only as a number. */
export const closed: readonly {
  readonly kind: string;
  readonly sentence: string;
  readonly expects: Expected;
}[] = [
  {
    kind: 'shop',
    sentence:
      'My sister knits scarves and we would like to sell them online, customers should see what they ordered',
    expects: { own: [/order/], reads: [/product|scar/] },
  },
  {
    kind: 'booking',
    sentence: 'Piano teacher here, I want my students to book a lesson with me on the internet',
    expects: { own: [/appointment|booking|lesson/] },
  },
  {
    kind: 'courses',
    sentence: 'An e-learning site about photography with courses, lessons and enrolments please',
    expects: { reads: [/course/, /lesson/], own: [/enrol/] },
  },
  {
    kind: 'club',
    sentence: 'We are a tennis club, we need membership applications and a page with our matches',
    expects: { own: [/member/], reads: [/match/] },
  },
  {
    kind: 'rentals',
    sentence: 'website where tourists can rent kayaks from us for some days',
    expects: { reads: [/item|kayak/], own: [/rental|booking/] },
  },
  {
    kind: 'restaurant',
    sentence: 'I have a small bistro. I want to show the menu and let guests reserve tables',
    expects: { reads: [/dish|menu/], own: [/reservation|booking/] },
  },
  {
    kind: 'events',
    sentence: 'make site for our theater, show events, people register for events and write reviews',
    expects: { reads: [/event/], own: [/registration|ticket/], shared: [/review/] },
  },
  {
    kind: 'tasks',
    sentence: 'We are a team of five and want one shared list of tasks with deadlines',
    expects: { team: [/task/], together: [/task/], fields: [/due|deadline/] },
  },
  {
    kind: 'crm',
    sentence: 'crm app for sales team, customers and deals, everybody in team see the same customers',
    expects: { team: [/customer|contact/, /deal/], together: [/customer|contact/] },
  },
  {
    kind: 'inventory',
    sentence: 'I need to know what parts are in my garage and on which shelf, make an app for it',
    expects: { team: [/item|part|stock/], fields: [/shelf|place/] },
  },
  {
    kind: 'blog',
    sentence: 'Make me a blog for my trip around the world with photos and let readers comment',
    expects: { reads: [/post/], shared: [/comment/], fields: [/picture|photo/] },
  },
  {
    kind: 'directory',
    sentence: 'a directory of vegan restaurants in Berlin, visitors can give ratings',
    expects: { reads: [/restaurant|place/], shared: [/review|rating/] },
  },
  {
    kind: 'job-board',
    sentence: 'job portal for nurses: hospitals list vacancies, nurses apply',
    expects: { own: [/application/], reads: [/job|vacanc/] },
  },
  {
    kind: 'recipes',
    sentence: 'Family recipes website where everyone adds recipes and can comment on them',
    expects: { shared: [/recipe/, /comment/] },
  },
  {
    kind: 'clinic',
    sentence: 'My vet practice would like clients to request appointments online and see their own ones',
    expects: { own: [/appointment/] },
  },
  {
    kind: 'volunteers',
    sentence: 'Our parish looks for helpers. Volunteers should pick a shift for the summer party',
    expects: { reads: [/shift/], own: [/sign|commitment|shift/] },
  },
  {
    kind: 'support',
    sentence: 'customers of my software must report problems and get my answer, only them can see it',
    expects: { own: [/ticket|problem/], answers: [/answer|reply/] },
  },
  {
    kind: 'forum',
    sentence: 'I want to open a discussion forum for parents with likes',
    expects: { shared: [/topic/, /repl/, /vote|like/] },
  },
  {
    kind: 'habits',
    sentence: 'I need app where I write down my workouts and habits',
    expects: { own: [/habit|workout/] },
  },
  {
    kind: 'landing',
    sentence: 'Coming soon page for my coffee brand where visitors leave their email address',
    expects: { sends: [/waiting|email|entry|first/] },
  },
];
