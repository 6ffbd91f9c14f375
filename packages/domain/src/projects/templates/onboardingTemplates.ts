import type { OnboardingTemplate } from './types.ts';

/** The six templates of the onboarding hub. */
export const onboardingTemplates: readonly OnboardingTemplate[] = [
  {
    id: 'customer-list',
    name: 'Customer List',
    description: 'Keep the people you sell to in one place, each with a unique email.',
    category: 'business',
    difficulty: 'beginner',
    tags: ['crm', 'contacts', 'sales'],
    features: ['Names and unique emails', 'Signup dates', 'Optional phone numbers'],
    instructions: [
      'Create a customers table with a name, a unique email, an optional phone number and a signup date',
    ],
  },
  {
    id: 'private-notes',
    name: 'Private Notes',
    description: 'Notes that only the person who wrote them can read.',
    category: 'productivity',
    difficulty: 'beginner',
    tags: ['notes', 'personal', 'privacy'],
    features: ['A title and an optional text', 'One owner per note', 'Hidden from everyone else'],
    instructions: ['Create a notes table with a title and an optional text, where people only see their own'],
  },
  {
    id: 'task-board',
    name: 'Task Board',
    description: 'A to-do list with due dates and a state for each task.',
    category: 'productivity',
    difficulty: 'intermediate',
    tags: ['tasks', 'to-do', 'planning'],
    features: [
      'States from new to done',
      'Optional due dates',
      'Your own tasks only',
      'Tasks marked in one sentence',
      'Overdue tasks found by asking',
    ],
    instructions: [
      'Create a tasks table with a title, an optional due date and a status that can be new, started or done, starting at new, where people only see their own',
    ],
  },
  {
    id: 'blog',
    name: 'Blog',
    description: 'Posts that every visitor may read, and only you can write.',
    category: 'content',
    difficulty: 'intermediate',
    tags: ['posts', 'writing', 'publishing'],
    features: ['Titles and texts', 'Author names', 'Publishing dates', 'Open to every reader'],
    instructions: [
      'Create a posts table with a unique title, a text, an author name and a published date',
      'Everyone can read posts',
    ],
  },
  {
    id: 'event-signup',
    name: 'Event Signup',
    description: 'Events with a place and a date, and the people who are coming.',
    category: 'community',
    difficulty: 'intermediate',
    tags: ['events', 'meetups', 'registration'],
    features: [
      'Events with a date and a place',
      'Guests that belong to an event',
      'Names and emails of guests',
      'Guest counts by asking',
      'Private guest lists',
    ],
    instructions: [
      'Create an events table with a title, a date and an optional place',
      'Create a guests table with a name and an email that belongs to events',
    ],
  },
  {
    id: 'online-shop',
    name: 'Online Shop',
    description: 'Products with prices, and orders that customers see only for themselves.',
    category: 'business',
    difficulty: 'advanced',
    tags: ['shop', 'products', 'orders', 'ecommerce'],
    features: [
      'Products with prices in dollars',
      'Optional descriptions',
      'Orders with a status',
      'Own orders only',
      'Products open to visitors',
      'Revenue by asking',
    ],
    instructions: [
      'Create a products table with a name, a price in dollars and an optional description',
      'Everyone can read products',
      'Create an orders table with a total in dollars and a status that can be new, paid or shipped, starting at new, where people only see their own',
    ],
  },
];
