/** Texts in fields whose value is no text: numbers and days. */

import { useState } from 'react';

/** A text that the field's form has no place for, kept where the form wants it: it stays in sight, and survives a folded section. */
export type UnreadText = { readonly text: string | null; readonly keep: (text: string | null) => void };

type TypedTextOptions<T> = {
  readonly value: T | null;
  readonly onChange: (value: T | null) => void;
  /** Where the form keeps what could not be read; without it the field does. */
  readonly unread: UnreadText | undefined;
  /** The value of a typed text, null when it has none. */
  readonly read: (text: string) => T | null;
  /** The value as we write it. */
  readonly written: string;
};

/**
 * What stands in such a field: while somebody types, their text; afterwards the value as we write it. A text that cannot be read stays as it was
 * typed, and the field says so: the value is empty, so nothing else than what is in sight is saved.
 */
export const useTypedText = <T>({ value, onChange, unread, read, written }: TypedTextOptions<T>) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [ownUnread, keepOwn] = useState<string | null>(null);
  const { text: kept, keep } = unread ?? { text: ownUnread, keep: keepOwn };
  // A value that came from elsewhere meanwhile counts more than a text that was not understood.
  const left = value === null ? kept : null;
  return {
    text: typed !== null && read(typed) === value ? typed : (left ?? written),
    /** Whether a text stands here that could not be read. */
    hasUnread: left !== null,
    /** The same once nobody types: then the field says it. */
    isUnread: left !== null && typed === null,
    type: (text: string): void => {
      const next = read(text);
      setTyped(text);
      keep(next === null && text.trim() !== '' ? text : null);
      onChange(next);
    },
    /** Takes a value that was not typed: a step of a key, a pressed day. */
    pick: (next: T | null): void => {
      setTyped(null);
      keep(null);
      onChange(next);
    },
    leave: (): void => {
      // What was typed the way that we write it is not drawn again.
      if (typed !== written) setTyped(null);
    },
  };
};
