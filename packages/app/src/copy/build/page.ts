/** The frame of the build dashboard, and what its tabs share. */
export const buildCopy = {
  back: 'Home Studio',
  badge: 'MANDATE V1.2 ACTIVE',
  text: 'The rules the build follows, its cost and its progress.',
  tabs: 'Build interface',
  tab: {
    mandate: 'Mandate Control',
    validation: 'Validation',
    economics: 'Economics',
    quality: 'Quality Assurance',
    tracker: 'Component Tracker',
    progress: 'Live Progress',
    reports: 'Reports',
  },
  none: '–',
  showMore: (count: number): string => `Show ${count} more`,
  statuses: {
    completed: 'Completed',
    'in-progress': 'In progress',
    pending: 'Pending',
    blocked: 'Blocked',
    'n/a': 'Not applicable',
    planned: 'Planned',
    overdue: 'Overdue',
  },
  notKept: {
    title: 'Not saved in this browser',
    description: 'Its storage is full or switched off. Export your data before you leave this page.',
  },
  share: {
    copied: { title: 'Link copied', description: 'It opens the same view.' },
    failed: 'Failed to copy',
    text: 'Please try again, or select the link and copy it by hand.',
    link: 'Link',
    again: 'Try again',
  },
  pdf: {
    label: 'Export PDF',
    note: 'Export PDF opens your browser’s print dialog. Choose “Save as PDF” there.',
  },
  takeOver: {
    title: (components: string): string => `${components} tracked in this browser before you signed in`,
    text: 'They are not in your account’s list yet. Add them, or leave them if somebody else tracked them.',
    take: 'Add to my components',
    leave: 'Not now',
    done: (components: string): string => `${components} added to your list`,
  },
  ownEmpty: {
    title: 'You are not tracking anything yet',
    text: 'Live figures come from your components. They stay in this browser.',
    action: 'Open the Component Tracker',
  },
} as const;
