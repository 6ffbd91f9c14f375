import { ThemeToggle, type ThemeName } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [theme, setTheme] = useState<ThemeName>('dark');
  const toggle = () => setTheme(theme === 'dark' ? 'light' : 'dark');
  return <ThemeToggle theme={theme} onToggle={toggle} />;
}
