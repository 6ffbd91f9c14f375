import { MessagesProvider, type Messages } from '@saywright/ui/messages';
import { arabic } from '@saywright/ui/messages/ar';
import { pseudo } from '@saywright/ui/messages/pseudo';
import type { Decorator } from '@storybook/react-vite';

interface Language {
  readonly title: string;
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  readonly messages: Partial<Messages>;
}

const english: Language = { title: 'English', locale: 'en', dir: 'ltr', messages: {} };

/** The languages a story can be seen in. */
const languages: Readonly<Record<string, Language>> = {
  en: english,
  ar: { title: 'العربية', locale: 'ar-EG', dir: 'rtl', messages: arabic },
  pseudo: { title: 'Pseudo, long and accented', locale: 'en-XA', dir: 'ltr', messages: pseudo },
};

/** The language a global names; English where it names none. */
export const languageOf = (name: unknown): Language => languages[String(name)] ?? english;

/** The switch in the toolbar. */
export const localeToolbar = {
  description: 'Language of the words the kit says by itself',
  toolbar: {
    title: 'Language',
    icon: 'globe',
    dynamicTitle: true,
    items: Object.entries(languages).map(([value, { title }]) => ({ value, title })),
  },
} as const;

/** VITE_STORY_LOCALE=ar runs every story in Arabic. */
export const firstLocale: string = import.meta.env['VITE_STORY_LOCALE'] ?? 'en';

/** Says on the page which language it is in, as an app does. */
export function markPage(name: unknown): void {
  const { locale, dir } = languageOf(name);
  document.documentElement.lang = locale;
  document.documentElement.dir = dir;
}

/** Shows a story in the language of the toolbar. */
export const withLocale: Decorator = (Story, { globals }) => {
  const { locale, messages } = languageOf(globals['locale']);
  markPage(globals['locale']);
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <Story />
    </MessagesProvider>
  );
};
