/** The page about people who registered with the project. */
export const peopleCopy = {
  title: 'People',
  text: 'Accounts for your own pages and programs. They do not open this studio.',
  back: 'Project Data',
  list: 'Registered people',
  total: (count: number) => `${count} registered`,
  shown: (count: number) => `The newest ${count} are shown. Search to find others.`,
  search: 'Search by address',
  email: 'Email',
  status: 'Status',
  statuses: {
    confirmed: 'Confirmed',
    unchecked: 'Not checked',
    unconfirmed: 'Not confirmed',
    invited: 'Invited',
    blocked: 'Blocked',
  },
  unchecked:
    'Nobody checked that this address belongs to this person: the server sent no emails when they registered.',
  times: (joined: string, seen: string | undefined) =>
    seen === undefined
      ? `Account from ${joined}, never signed in`
      : `Account from ${joined}, last signed in on ${seen}`,
  actionFor: (action: string, email: string) => `${action}: ${email}`,
  block: 'Block',
  unblock: 'Unblock',
  signOut: 'Sign out everywhere',
  inviteAgain: 'Invite again',
  remove: 'Delete',
  staff: 'Staff',
  makeStaff: 'Make staff',
  removeStaff: 'Remove from staff',
  none: 'Nobody has registered yet',
  noneText: 'Invite someone above, or let people sign up on a page that uses the API of this project.',
  noneFound: 'Nobody with this address.',
  failed: 'The list could not be loaded',
  blocked: (email: string) => `${email} is blocked and signed out`,
  unblocked: (email: string) => `${email} can sign in again`,
  signedOut: (email: string) => `${email} is signed out everywhere`,
  removed: (email: string) => `${email} was deleted`,
  invited: (email: string) => `${email} was invited`,
  notSent: 'This server sends no emails. The operator finds it in the outbox of the server: npm run outbox',
  question: 'Delete this account?',
  consequence:
    'This person can no longer sign in, and you cannot bring the account back. If rows of your tables belong to it, nothing is deleted.',
  confirm: 'Delete account',
  invite: 'Invite someone',
  inviteText:
    'They get an email with a link, choose a password there, and can sign in. The link works once, within 24 hours.',
  address: 'Email address',
  inviteButton: 'Send invitation',
} as const;
