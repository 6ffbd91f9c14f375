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

/** Languages in the toolbar. */
export const languages: Readonly<Record<string, Language>> = {
  en: english,
  ar: { title: 'العربية', locale: 'ar-EG', dir: 'rtl', messages: arabic },
  pseudo: { title: 'Pseudo, long and accented', locale: 'en-XA', dir: 'ltr', messages: pseudo },
};

/** The language of a global; English if unknown. */
export const languageOf = (name: unknown): Language => languages[String(name)] ?? english;

/** Shows a story in the language of the toolbar. */
export const withLocale: Decorator = (Story, { globals }) => {
  const { locale, messages } = languageOf(globals['locale']);
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <Story />
    </MessagesProvider>
  );
};
