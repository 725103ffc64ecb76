/** Finds a place while it is typed: from two characters, after a pause, with a sentence for everything that can go wrong. */

import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Answer } from '../../../contract/kit/client.ts';
import { wantedNumbers } from '../../../domain/wanted/rules/wanted-numbers.ts';
import { wantedWords } from '../../../words/wanted/page.ts';
import { useUid } from '../../accounts/parts/use-uid.ts';
import { askWhenTyped } from '../../kit/calls/ask-when-typed.ts';
import { lazyCall } from '../../kit/calls/lazy-call.ts';
import { useAllowed } from '../../kit/parts/consent/consent.tsx';
import { Field } from '../../kit/parts/native-field.tsx';
import { useLang, useWords } from '../../kit/words/words.ts';
import styles from './place-search.module.css';
import { type Prediction, storedPlaces } from './stored-places.ts';

/** A chosen place: what it is called, and where it lies. */
export type ChosenPlace = { readonly text: string; readonly point: { readonly lat: number; readonly lng: number } };

const loadSuggest = async () => (await import('../../../contract/search/endpoints.ts')).searchCalls.suggestPlaces;
const loadPlace = async () => (await import('../../../contract/search/endpoints.ts')).searchCalls.getPlace;

type Trouble = 'short' | 'none' | 'configuration' | 'internal' | 'network';

/** The kind of a refusal tells whose fault it is; the sentence follows from it. */
const troubleOf = (answer: Answer<unknown>): Trouble => {
  const kind = answer.ok ? null : answer.refusal.kind;
  if (kind === 'precondition') return 'configuration';
  return kind === 'internal' ? 'internal' : 'network';
};

type PlaceSearchProps = {
  readonly label: string;
  readonly name: string;
  readonly text: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly error?: string | undefined;
  readonly onType: (text: string) => void;
  readonly onChoose: (place: ChosenPlace) => void;
};

export const PlaceSearch = ({ label, name, text, hint, placeholder, error, onType, onChoose }: PlaceSearchProps) => {
  const t = useWords(wantedWords);
  const id = useId();
  const { found, trouble, active, isOpen, type, begin, enter, leave, close, move, setTrouble } = useSuggestions();
  const choose = async (one: Prediction): Promise<void> => {
    onType(one.description);
    const isLatest = begin(one.description);
    const answer = await lazyCall(loadPlace, { place_id: one.place_id });
    // Meanwhile something else may have been typed.
    if (!isLatest()) return;
    if (answer.ok) onChoose({ text: one.description, point: answer.value.location });
    else setTrouble(troubleOf(answer));
  };
  const press = (event: KeyboardEvent): void => {
    if (!isOpen) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && found[active]) void choose(found[active]);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles['place']}>
      <Field label={label} hint={hint} error={error ?? (trouble ? t(`place.${trouble}`) : undefined)}>
        {(wiring) => (
          <input
            {...wiring}
            name={name}
            value={text}
            placeholder={placeholder}
            autoComplete="off"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-activedescendant={isOpen && found[active] ? `${id}-${active}` : undefined}
            maxLength={wantedNumbers.locationMax}
            onChange={(event) => {
              onType(event.currentTarget.value);
              type(event.currentTarget.value);
            }}
            onKeyDown={press}
            onFocus={enter}
            onBlur={leave}
          />
        )}
      </Field>
      <div id={id} role="listbox" aria-label={label} hidden={!isOpen} className={styles['list']}>
        {found.map((one, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's own, which keeps the focus
          <div
            key={one.place_id}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void choose(one)}
          >
            <b>{one.main_text}</b> <small>{one.secondary_text}</small>
          </div>
        ))}
      </div>
      <p role="status" className="sr">
        {isOpen && t('place.found', { n: found.length })}
      </p>
    </div>
  );
};

const useSuggestions = () => {
  const lang = useLang();
  const mayStore = useAllowed('preferences');
  const uid = useUid();
  const places = useMemo(() => storedPlaces(uid, mayStore), [uid, mayStore]);
  const [found, setFound] = useState<readonly Prediction[]>([]);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const latest = useRef('');
  const isHere = useRef(false);
  const cancel = useRef<(() => void) | null>(null);
  useEffect(() => () => cancel.current?.(), []);
  const show = (predictions: readonly Prediction[]): void => {
    setFound(predictions);
    setActive(0);
    // An answer that comes after the field was left would cover the fields below it.
    setOpen(predictions.length > 0 && isHere.current);
    setTrouble(predictions.length > 0 ? null : 'none');
  };
  const ask = async (input: string): Promise<void> => {
    const stored = places.read(lang, input);
    if (stored) return show(stored);
    const answer = await lazyCall(loadSuggest, { input: input.slice(0, wantedNumbers.searchMax) });
    if (latest.current !== input) return;
    if (!answer.ok) {
      setOpen(false);
      setTrouble(troubleOf(answer));
      return;
    }
    places.store(lang, input, answer.value.predictions);
    show(answer.value.predictions);
  };
  /** Takes another text as the latest; the answer says whether it still is. */
  const begin = (input: string): (() => boolean) => {
    cancel.current?.();
    cancel.current = null;
    latest.current = input;
    setFound([]);
    setOpen(false);
    setTrouble(null);
    return () => latest.current === input;
  };
  const type = (text: string): void => {
    const input = text.trim();
    begin(input);
    cancel.current = askWhenTyped(input, { from: wantedNumbers.searchFrom, pauseMs: wantedNumbers.searchPauseMs }, () => void ask(input));
    setTrouble(cancel.current === null && input !== '' ? 'short' : null);
  };
  return {
    found,
    trouble,
    active,
    isOpen,
    type,
    begin,
    setTrouble,
    enter: () => {
      isHere.current = true;
      setOpen(found.length > 0);
    },
    leave: () => {
      isHere.current = false;
      setOpen(false);
    },
    close: () => setOpen(false),
    move: (by: number) => setActive((at) => (at + by + found.length) % Math.max(1, found.length)),
  };
};
