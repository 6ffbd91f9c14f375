import { settingIn } from '@saywright/domain/deployment';
import { useCallback, useState } from 'react';
import { readText, writeText } from '../services/storage.ts';

/** What is being typed under a key; it survives a reload and a sign-in. */
export function useDraft(key: string): readonly [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => readText(key) ?? '');
  const keep = useCallback(
    (text: string) => {
      setDraft(text);
      // The value of a variable is not for keeping.
      writeText(key, text === '' || settingIn(text) !== undefined ? null : text);
    },
    [key],
  );
  return [draft, keep];
}
