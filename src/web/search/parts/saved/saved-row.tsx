/** A saved search in the list. */

import { IconBellRinging } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { savedSearchCalls } from '../../../../contract/search/endpoints/saved.ts';
import type { SavedSearch } from '../../../../contract/search/schema/saved.ts';
import { alertFrequencies } from '../../../../domain/search/rules/alert.ts';
import { alertNumbers } from '../../../../domain/search/rules/alert-numbers.ts';
import { savedWords } from '../../../../words/search/saved.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { InstantSelect } from '../../../kit/parts/switch/instant-select.tsx';
import { Switch } from '../../../kit/parts/switch/switch.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import { RenameDialog } from './rename-dialog.tsx';
import styles from './saved-row.module.css';
import { SearchLink } from './search-link.tsx';

type RowProps = {
  readonly search: SavedSearch;
  readonly onDeleted: (search: SavedSearch) => void;
  /** Whether it has just come back, so that the keyboard goes on in it. */
  readonly isRestored: boolean;
};

/** Where the keyboard goes on when what it stood on is gone: in a row, else at the head of the page. */
const focusIn = (row: Element | null | undefined): void => (row?.querySelector<HTMLElement>('a, select') ?? document.querySelector('h1'))?.focus();

/** Changes a search; the page reads again, and a refusal is told. */
const useChange = ({ id }: SavedSearch) => {
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const change = async (what: { readonly frequency?: SavedSearch['frequency']; readonly isPaused?: boolean }): Promise<void> => {
    const answer = await act(savedSearchCalls.changeSavedSearch, { searchId: id, ...what });
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  return { change, busy: act.busy };
};

const Frequency = ({ search }: Pick<RowProps, 'search'>) => {
  const t = useWords(savedWords);
  const { change } = useChange(search);
  return (
    <InstantSelect
      className={styles['frequency']}
      label={t('frequency', { name: search.name })}
      value={search.frequency}
      choices={alertFrequencies}
      nameOf={(one) => t(`frequency.${one}`, { n: alertNumbers.collectMinutes })}
      onChange={(frequency) => change({ frequency })}
    />
  );
};

const Found = ({ search: { pausedAt, mailedAt, newOffers } }: Pick<RowProps, 'search'>) => {
  const t = useWords(savedWords);
  const f = useFormat();
  const isMany = newOffers >= alertNumbers.newShown;
  return (
    <div className={styles['found']}>
      <small>{t(pausedAt ? 'paused' : 'lastMail')}</small>
      <b>{pausedAt ? t('paused.since', { day: f.instant(pausedAt) }) : mailedAt ? f.instant(mailedAt) : t('lastMail.none')}</b>
      {newOffers > 0 ? (
        <span className={styles['new']}>
          <IconBellRinging size={16} stroke={1.5} aria-hidden />
          {isMany ? t('newOffers.many', { n: alertNumbers.newShown - 1 }) : t('newOffers', { n: newOffers })}
        </span>
      ) : (
        <small>{t('newOffers.none')}</small>
      )}
    </div>
  );
};

const Name = ({ search }: Pick<RowProps, 'search'>) => {
  const t = useWords(savedWords);
  const { chips, query } = search;
  return (
    <div className={styles['what']}>
      <h2>
        <SearchLink search={search} />
      </h2>
      {query === null && <p>{t('unreadable')}</p>}
      {chips.length > 0 && (
        <ul className={styles['chips']}>
          {chips.map((chip) => (
            <li key={chip}>{chip}</li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** A saved search: its name opens the results, what it does changes at once, and its deletion can be undone. */
export const SavedRow = ({ search, onDeleted, isRestored }: RowProps) => {
  const t = useWords(savedWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const { change, busy } = useChange(search);
  const [isRenaming, setRenaming] = useState(false);
  const { id, name, pausedAt } = search;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isRestored) focusIn(row.current);
  }, [isRestored]);
  const remove = async (): Promise<void> => {
    const neighbour = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    const answer = await act(savedSearchCalls.deleteSavedSearch, { searchId: id });
    if (!answer.ok) return toast.bad(refusalText(answer.refusal));
    onDeleted(search);
    focusIn(neighbour);
  };
  return (
    <li ref={row} className={`${styles['row']} ${pausedAt ? styles['paused'] : ''}`}>
      <Name search={search} />
      <Frequency search={search} />
      <Found search={search} />
      <div className={styles['acts']}>
        <Switch
          isOn={pausedAt === null}
          label={t('switch', { name })}
          text={t(pausedAt ? 'paused' : 'on')}
          busy={busy}
          onChange={(isOn) => void change({ isPaused: !isOn })}
        />
        <Button size="s" kind="quiet" aria-label={t('rename.of', { name })} onClick={() => setRenaming(true)}>
          {t('rename')}
        </Button>
        <Button size="s" kind="quiet" aria-label={t('remove.of', { name })} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      </div>
      {isRenaming && <RenameDialog search={search} onClose={() => setRenaming(false)} />}
    </li>
  );
};
