import { useEffect, useRef, useState } from 'react';
import { tabCopy } from './device-storage.ts';

/**
 * What is being typed into a form that is sent as a whole. It outlives a closed dialog and a reload, in this tab, until `forget` is called; what was
 * typed from another beginning than `first` is dropped. `key` names the form and whose it is, `kept` what of the entry the tab may keep.
 */
export const useTabEntry = <Entry extends object>(key: string, first: Entry, kept: (entry: Entry) => Partial<Entry> = (entry) => entry) => {
  const [entry, setEntry] = useState(first);
  const [base] = useState(first);
  const isTyped = useRef(false);
  // The server draws some forms, and knows nothing of the tab.
  useEffect(() => {
    const stored = tabCopy<Partial<Entry>>(key).read();
    if (stored === null || JSON.stringify(stored.base) !== JSON.stringify(base)) return;
    isTyped.current = true;
    setEntry((now) => ({ ...now, ...stored.form }));
  }, [key, base]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when the entry changes
  useEffect(() => {
    if (isTyped.current) tabCopy<Partial<Entry>>(key).write({ base, form: kept(entry) });
  }, [key, base, entry]);
  const change = (part: Partial<Entry>): void => {
    isTyped.current = true;
    setEntry((before) => ({ ...before, ...part }));
  };
  const forget = (): void => {
    isTyped.current = false;
    tabCopy<Partial<Entry>>(key).write(null);
  };
  return { entry, change, forget };
};
