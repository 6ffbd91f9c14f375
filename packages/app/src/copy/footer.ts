/** Links at the foot of every page. */
export const footerCopy = {
  notice:
    'Saywright is an independent project. It is not affiliated with, endorsed by or sponsored by the site builder, the backend provider or any other third-party platform named here.',
  copyright: '© 2024 Saywright',
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
