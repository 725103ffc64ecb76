import { useState } from 'react';
import { savedSearchCalls } from '../../../../contract/search/endpoints/saved.ts';
import type { SavedSearch } from '../../../../contract/search/schema/saved.ts';
import { alertNumbers } from '../../../../domain/search/rules/alert-numbers.ts';
import { savedWords } from '../../../../words/search/saved.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useSubmit } from '../../../kit/calls/use-submit.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { TextField } from '../../../kit/form/text-field.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './saved-row.module.css';

const max = alertNumbers.nameMax;

/** Gives a saved search another name. */
export const RenameDialog = ({ search, onClose }: { readonly search: SavedSearch; readonly onClose: () => void }) => {
  const t = useWords(savedWords);
  const act = useAct();
  const refusalText = useRefusalText();
  const [name, setName] = useState(search.name);
  const isWrong = name.trim() === '' || name.trim().length > max;
  const { texts, busy, form } = useSubmit<'name'>({
    check: () => (isWrong ? { name: t('rename.wrong', { max }) } : {}),
    send: async () => {
      const answer = await act(savedSearchCalls.changeSavedSearch, { searchId: search.id, name: name.trim() });
      if (!answer.ok) return { name: refusalText(answer.refusal) };
      onClose();
      return null;
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('rename.title')}>
      <form className={styles['rename']} {...form}>
        <TextField name="name" label={t('rename.label')} value={name} onChange={setName} error={texts.name} maxLength={max} />
        <footer>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="main" type="submit" busy={busy && t('rename.busy')}>
            {t('rename.act')}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
};
