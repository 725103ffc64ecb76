/** Which request of the console's list is chosen, and where the keyboard goes with it. */

import { useCallback, useEffect, useState } from 'react';
import { focusIfLost, focusSoon } from '../../../kit/focus.ts';
import { type ListedRequest, nextChoice } from './list.ts';

/** `isOpen`: the panel stands over the list, where there is no room beside it. */
type Choice = { readonly id: string | null; readonly isOpen: boolean; readonly rejecting: boolean };

const none: Choice = { id: null, isOpen: false, rejecting: false };

/** Whether the panel slides over the list in this window; the same width as in `sheet.module.css`. */
export const isSheet = (): boolean => matchMedia('(max-width: 1320px)').matches;

export const rowOf = (id: string | null): Element | null => document.querySelector(`[data-request="${id}"]`);

const nameOf = (id: string | null): HTMLElement | null => rowOf(id)?.querySelector('button') ?? null;

/** Keeps an open choice in the address, for a reload. Browsers bound how often that may be written, so a walk by keys is written at its end. */
const useKeptChoice = (rows: readonly ListedRequest[], { id, isOpen }: Choice, choose: (id: string, opens: boolean) => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is read once
  useEffect(() => {
    const kept = location.hash.slice(1);
    if (rows.some((row) => row.id === kept)) choose(kept, true);
  }, []);
  useEffect(() => {
    if (id === null) return;
    const write = setTimeout(() => history.replaceState(history.state, '', `${location.pathname}${location.search}${isOpen ? `#${id}` : ''}`), 300);
    return () => clearTimeout(write);
  }, [id, isOpen]);
};

/** The choice and what changes it. */
export const useChoice = (rows: readonly ListedRequest[]) => {
  const [choice, setChoice] = useState<Choice>(none);
  const { id, isOpen } = choice;
  const chosen = rows.find((row) => row.id === id) ?? null;
  const rejecting = choice.rejecting && chosen !== null;
  // Whoever types into a row wants to see it; a refusal that was begun stays open.
  const choose = useCallback(
    (next: string, opens: boolean) =>
      setChoice((before) =>
        before.id === next && (before.rejecting || before.isOpen === opens) ? before : { id: next, isOpen: opens, rejecting: false },
      ),
    [],
  );
  useKeptChoice(rows, choice, choose);
  // A request that left the list took its panel along.
  const isGone = isOpen && chosen === null;
  useEffect(() => {
    if (!isGone) return;
    setChoice(none);
    if (isSheet()) focusIfLost(() => document.querySelector<HTMLElement>('[data-request] button') ?? document.querySelector('h1'));
  }, [isGone]);
  const close = (): void => {
    setChoice({ ...choice, isOpen: false, rejecting: false });
    focusSoon(() => nameOf(id));
  };
  const move = (by: 1 | -1): void => {
    const ids = rows.map((row) => row.id);
    const next = nextChoice(ids, id, by);
    setChoice({ id: next, isOpen: next !== null, rejecting: false });
    rowOf(next)?.scrollIntoView({ block: 'nearest' });
  };
  /** The list lies free again, for its row to be typed in. */
  const uncover = (): void => setChoice({ ...choice, isOpen: false });
  const setRejecting = (is: boolean): void => setChoice({ ...choice, isOpen: true, rejecting: is });
  return { id, chosen, isOpen, rejecting, choose, close, move, uncover, setRejecting };
};
