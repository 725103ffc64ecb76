import { useEffect, useMemo, useRef, useState } from 'react';
import { accountDraft, type Owner } from './account-storage.ts';

/**
 * What is being typed into a form that is sent as a whole. It outlives a closed dialog and a reload, in this tab, until `forget` is called; what was
 * typed from another beginning than `first` is dropped. `uid` says whose it is and `name` of which form, `kept` what of the entry the tab may keep.
 */
export const useTabEntry = <Entry extends object>(
  uid: Owner,
  name: string,
  first: Entry,
  kept: (entry: Entry) => Partial<Entry> = (entry) => entry,
) => {
  const [entry, setEntry] = useState(first);
  // Whoever opened the form: a session that runs out while it is open does not make it a visitor's.
  const [owner] = useState(uid);
  const copy = useMemo(() => accountDraft<Partial<Entry>>('tab', owner, name), [owner, name]);
  const [base] = useState(first);
  const isTyped = useRef(false);
  // The server draws some forms, and knows nothing of the tab.
  useEffect(() => {
    const stored = copy.read();
    if (stored === null || JSON.stringify(stored.base) !== JSON.stringify(base)) return;
    isTyped.current = true;
    setEntry((now) => ({ ...now, ...stored.form }));
  }, [copy, base]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when the entry changes
  useEffect(() => {
    if (isTyped.current) copy.write({ base, form: kept(entry) });
  }, [copy, base, entry]);
  const change = (part: Partial<Entry>): void => {
    isTyped.current = true;
    setEntry((before) => ({ ...before, ...part }));
  };
  const forget = (): void => {
    isTyped.current = false;
    copy.write(null);
  };
  return { entry, change, forget };
};
