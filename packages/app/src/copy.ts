/** Every word the app itself shows, in one place. Texts of the specification are kept to the letter. */
export const copy = {
  loading: 'Loading…',
  /** Where a figure is not known. */
  unknown: '–',
  titles: {
    home: 'Saywright',
    auth: 'Sign in',
    authLink: 'Your link',
    dashboard: 'Project Dashboard',
    agent: 'AI Agent Interface',
    project: 'Project Data',
    data: 'Data',
    access: 'Who can see what',
    studio: 'Multi-Agent Bridge Studio',
    overview: 'Project Analytics Dashboard',
    welcome: 'Welcome to Your Development Hub',
    integrations: 'Full-Stack Integration Hub',
    demo: 'Live Demo',
    pricing: 'Pricing Plans, Subscription Center',
    checkout: 'Checkout',
    settings: 'Control Panel',
    settingsAdvanced: 'Advanced Settings',
    settingsDatabase: 'Database Settings',
    settingsNotifications: 'Notifications',
    settingsAppearance: 'Appearance',
    buildGuide: 'Complete No-Code Development Guide',
    about: 'About',
    contact: 'Contact',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    why: 'Why',
    build: 'AI DevOps Master Build Interface',
    help: 'Help Center',
    helpLibrary: 'Smart Help Library',
    advanced: 'Advanced Features',
    notFound: 'Page not found',
  },
  /** Said when nothing else can be fetched. */
  recovery: {
    title: 'System Recovery Mode',
    text: 'Something on this page stopped working, and the studio server cannot be reached. Changes you have executed are saved. This page recovers automatically when the server responds.',
    retry: 'Retry Recovery',
    home: 'Go Home',
  },
  /** Said wherever the server does not answer; part of the first load, as nothing can be fetched then. */
  outage: {
    offline: {
      title: 'You are offline',
      text: 'Nothing can be planned or changed until you are back online. Instructions you give the AI Agent in the meantime are saved and sent then.',
    },
    unreachable: {
      title: 'The studio server cannot be reached',
      text: 'Check that it is running. Saywright retries every few seconds. Instructions you give the AI Agent in the meantime are saved and sent then.',
    },
    back: { title: 'Connected again', text: 'The studio server is responding.' },
    page: 'This page opens automatically when the server responds.',
    retry: 'Try again',
    trying: 'Trying…',
  },
  header: {
    /** What the label of the network means; GCP is the port through which commands go. */
    network: {
      online: 'The studio server is responding. You can make and execute plans.',
      processing:
        'The connection to the studio server is not ready yet. Nothing can be executed until it is.',
      offline: 'The studio server cannot be reached. Nothing can be planned or executed until it can.',
    },
    navigation: 'Main',
    explore: 'Explore',
    signIn: 'Sign in',
    signOut: 'Sign out',
    home: 'Saywright, home',
  },
  home: {
    title: 'Build Complete Apps with Plain English',
    text: 'Say what your app needs. Saywright plans it, proves it on your real database, and waits. Nothing changes until you press Execute, and you can undo it after.',
    start: 'Start Building Now',
    demo: 'Watch Demo',
    advanced: 'Advanced Features',
    guide: 'Complete No-Code Development Guide',
    note: 'No credit card required. Everything runs on this machine. Read the ',
  },
} as const;
