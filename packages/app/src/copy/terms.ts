import type { InfoSection } from './info.ts';

const sections: readonly InfoSection[] = [
  {
    title: 'The software',
    paragraphs: [
      'Saywright is free software under the MIT license; its text comes with every installation. It is provided “as is”, without warranty of any kind. Where this page and the license differ, the license applies.',
      'The operator of the installation you use decides who may have an account on it, and may add their own rules.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'Keep your password to yourself, and use it nowhere else. You are responsible for what is done with your account. If you think somebody else has used it, tell the operator of the installation at once.',
    ],
  },
  {
    title: 'Your data',
    paragraphs: [
      'What you put in stays yours. Saywright claims no rights to it. Make sure you are allowed to store what you store about other people, and follow the laws that apply to you.',
    ],
  },
  {
    title: 'What you execute',
    paragraphs: [
      'A plan changes nothing. Execute does, and the decision is yours. Read the receipt before you press it, and above all what a high-risk plan says would be lost.',
      'The receipt counts what happens in your database. It cannot know what that means for your customers or your business.',
    ],
  },
  {
    title: 'Undo is not a backup',
    paragraphs: [
      'Undo reverts a change made here, as far as its plan said it could. It does not protect you from a broken disk or a lost machine. Keep backups of what you cannot do without.',
    ],
  },
  {
    title: 'Samples and simulations',
    paragraphs: [
      'Panels marked as sample data show made-up figures. Answers marked as simulated changed nothing. Neither says anything about your project.',
    ],
  },
  {
    title: 'Fair use',
    paragraphs: ['Please do not:'],
    points: [
      'try to access somebody else’s data or account',
      'overload the installation, or test its limits without asking',
      'use it for anything unlawful or to harm people',
    ],
  },
  {
    title: 'Paid plans',
    paragraphs: [
      'Where a paid plan is offered, you see its price before you pay. Paid plans come with a 30-day money-back guarantee and no setup fees, and you can cancel anytime.',
    ],
  },
  {
    title: 'Third-party names',
    paragraphs: [
      'Names of services belong to their owners and are used only to say what works with what. If you use such a service, its own terms apply to it.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'These terms belong to the installed version. An update may change them; this page always shows the current ones.',
    ],
    links: [
      { to: '/privacy', label: 'Read the Privacy Policy' },
      { to: '/contact', label: 'How to get in touch' },
    ],
  },
];

/** The page /terms. */
export const termsCopy = {
  text: 'What you can expect from this studio, and what it expects from you.',
  sections,
} as const;
