import { useEffect, useRef } from 'react';

/** What a key does, by its name as the browser says it; `Shift+X` with the shift key. */
export type Keys = Readonly<Record<string, () => void>>;

/** Radios too: the arrows choose among them. */
const isTyped = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches('input, textarea, select');

/** The keys of a console: they wait while somebody types, while a dialog is open, and for everything that the browser does with Ctrl, Alt and Meta. */
export const useKeys = (keys: Keys): void => {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (isTyped(event.target) && event.key !== 'Escape') return;
      const name = event.shiftKey && /^[a-z]$/i.test(event.key) ? `Shift+${event.key.toUpperCase()}` : event.key;
      const act = current.current[name];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
