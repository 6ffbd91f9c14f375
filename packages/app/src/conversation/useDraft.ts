import { settingIn } from '@saywright/domain/deployment';
import { useCallback, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { readText, writeText } from '../services/storage.ts';

/** The draft stored under a key; survives a reload and a sign-in. */
export function useDraft(key: string): readonly [string, Dispatch<SetStateAction<string>>] {
  const [draft, setDraft] = useState(() => readText(key) ?? '');
  const latest = useRef(draft);
  const keep = useCallback(
    (next: SetStateAction<string>) => {
      const text = typeof next === 'function' ? next(latest.current) : next;
      latest.current = text;
      setDraft(text);
      // The value of a variable is never persisted.
      writeText(key, text === '' || settingIn(text) !== undefined ? null : text);
    },
    [key],
  );
  return [draft, keep];
}
