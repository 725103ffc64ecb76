/** A saved search in the list. */

import { IconBellRinging } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { savedSearchCalls } from '../../../../contract/search/endpoints/saved.ts';
import type { SavedSearch } from '../../../../contract/search/schema/saved.ts';
import { alertNumbers } from '../../../../domain/search/rules/alert-numbers.ts';
import { savedWords } from '../../../../words/search/saved.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { type AlertChange, AlertRow } from './alert-row.tsx';
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
  const change = async (what: AlertChange): Promise<void> => {
    const answer = await act(savedSearchCalls.changeSavedSearch, { searchId: id, ...what });
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  return { change, busy: act.busy };
};

const NewOffers = ({ search: { newOffers } }: Pick<RowProps, 'search'>) => {
  const t = useWords(savedWords);
  if (newOffers === 0) return <small>{t('newOffers.none')}</small>;
  const isMany = newOffers >= alertNumbers.newShown;
  return (
    <span className={styles['new']}>
      <IconBellRinging size={16} stroke={1.5} aria-hidden />
      {isMany ? t('newOffers.many', { n: alertNumbers.newShown - 1 }) : t('newOffers', { n: newOffers })}
    </span>
  );
};

const Name = ({ search }: Pick<RowProps, 'search'>) => {
  const t = useWords(savedWords);
  const { chips, query } = search;
  return (
    <>
      <h2>
        <SearchLink search={search} />
      </h2>
      {query === null && <p>{t('unreadable')}</p>}
      {chips.length > 0 && (
        <ul className={`${styles['chips']} ${search.pausedAt ? styles['paused'] : ''}`}>
          {chips.map((chip) => (
            <li key={chip}>{chip}</li>
          ))}
        </ul>
      )}
    </>
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
  const { id, name } = search;
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
    <AlertRow
      ref={row}
      alert={search}
      what={<Name search={search} />}
      labels={{ often: t('frequency', { name }), mails: t('switch', { name }) }}
      nameOf={(one) => t(`frequency.${one}`, { n: alertNumbers.collectMinutes })}
      news={<NewOffers search={search} />}
      change={change}
      busy={busy}
    >
      <Button size="s" kind="quiet" aria-label={t('rename.of', { name })} onClick={() => setRenaming(true)}>
        {t('rename')}
      </Button>
      <Button size="s" kind="quiet" aria-label={t('remove.of', { name })} onClick={() => void remove()}>
        {t('remove')}
      </Button>
      {isRenaming && <RenameDialog search={search} onClose={() => setRenaming(false)} />}
    </AlertRow>
  );
};
