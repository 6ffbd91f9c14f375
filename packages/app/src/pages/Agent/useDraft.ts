import { useCallback, useState } from 'react';
import { storageKeys } from '../../product.ts';
import { readText, writeText } from '../../services/storage.ts';

/** What is being typed; it survives a reload and a sign-in. */
export function useDraft(): readonly [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => readText(storageKeys.draft) ?? '');
  const keep = useCallback((text: string) => {
    setDraft(text);
    writeText(storageKeys.draft, text === '' ? null : text);
  }, []);
  return [draft, keep];
}
