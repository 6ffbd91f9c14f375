/** A question and its answer. */
export interface HelpQuestion {
  readonly question: string;
  readonly answer: string;
}

/** The four questions of the Help Center. */
export const helpQuestions: readonly HelpQuestion[] = [
  {
    question: 'Can something change before I agree?',
    answer:
      'No. A plan is tried out on your data and rolled back, so that you see counted numbers. The change itself is made only when you press Execute.',
  },
  {
    question: 'Can I undo a change?',
    answer:
      'Yes. The undo is tested before the change runs. It restores rows and structure, and tells you beforehand if there is something it cannot restore.',
  },
  {
    question: 'Do I need to know how to code?',
    answer:
      'No. You write plain English and read plain English. The exact statements are there if you want to check them.',
  },
  {
    question: 'Which figures are real?',
    answer:
      'Everything without a mark is from your own project. Panels marked as sample data show made-up figures, and what is marked as simulated changed nothing.',
  },
];

/** A topic and the page that covers it. */
export interface HelpTopic {
  readonly title: string;
  readonly to: string;
}

/** One of the category cards. */
export interface HelpCategory {
  readonly title: string;
  readonly text: string;
  readonly icon: string;
  readonly topics: readonly HelpTopic[];
}

/** The three category cards with their topics. */
export const helpCategories: readonly HelpCategory[] = [
  {
    title: 'Getting Started',
    text: 'The first steps, in the order in which you need them.',
    icon: 'rocket',
    topics: [
      { title: 'From a sentence to a change', to: '/help-library?q=introduction' },
      { title: 'Make your first table', to: '/help-library?q=data%20modelling' },
      { title: 'Add, find and change rows', to: '/help-library?q=data%20actions' },
      { title: 'Decide who may see what', to: '/help-library?q=row-level%20security' },
    ],
  },
  {
    title: 'Video Tutorials',
    text: 'There are no videos yet. These pages show the same, step by step and at your own pace.',
    icon: 'play',
    topics: [
      { title: 'The guided tour in four steps', to: '/demo' },
      { title: 'A sentence becomes code', to: '/demo' },
      { title: 'From an idea to a live app', to: '/build-guide' },
    ],
  },
  {
    title: 'Community Support',
    text: 'There is no forum yet. Look words up here, and see how to reach a person.',
    icon: 'chat',
    topics: [
      { title: 'Words of the studio in plain English', to: '/help-library' },
      { title: 'Why the studio exists', to: '/why' },
      { title: 'About the project', to: '/about' },
      { title: 'Ways to get in touch', to: '/contact' },
    ],
  },
];
