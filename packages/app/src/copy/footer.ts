/** Links at the foot of every page (CS-FOOT-01). */
export const footerCopy = {
  quickMenu: 'Quick menu',
  tour: 'Start the guided tour',
  help: 'Help Center',
  navigation: 'About this site',
  links: [
    { to: '/about', label: 'About' },
    { to: '/contact', label: 'Contact' },
    { to: '/privacy', label: 'Privacy Policy' },
    { to: '/terms', label: 'Terms of Service' },
  ],
} as const;
