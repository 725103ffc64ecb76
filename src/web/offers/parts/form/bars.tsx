/** The bar above the form and the bar below it. */

import { IconArrowRight, IconEye, IconPencil } from '@tabler/icons-react';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { useOfDraft } from '../../../kit/draft/use-draft.ts';
import { ActionBar } from '../../../kit/form/action-bar.tsx';
import { SaveState } from '../../../kit/form/save-state.tsx';
import { Badge } from '../../../kit/parts/badge.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { showConflict } from './conflict/show-conflict.ts';
import type { OfferDraft } from './draft.ts';
import styles from './form.module.css';

/** The offer's name and whether everything is saved. */
export const TopBar = ({ draft }: { readonly draft: OfferDraft }) => {
  const t = useWords(offerFormWords);
  const { name, saving, savedAt, isInConflict } = useOfDraft(draft, ({ form, saving, savedAt, conflict }) => ({
    name: form.name,
    saving,
    savedAt,
    isInConflict: conflict !== null,
  }));
  return (
    <div className={styles['sub']}>
      <div className="wrap">
        <h1>{name || t('title.new')}</h1>
        <span className={styles['kind']}>
          <Badge tone="grey" icon={<IconPencil size={14} stroke={1.75} aria-hidden />}>
            {t('draft')}
          </Badge>
        </span>
        <span className={styles['save']}>
          <SaveState state={isInConflict ? 'conflict' : saving} at={savedAt} onRetry={isInConflict ? showConflict : () => void draft.flush()} />
        </span>
      </div>
    </div>
  );
};

type BottomBarProps = {
  readonly draft: OfferDraft;
  readonly problems: number;
  readonly onPreview: () => void;
  readonly onSend: () => void;
};

/** How many problems are left, and the two ways on. */
export const BottomBar = ({ draft, problems, onPreview, onSend }: BottomBarProps) => {
  const t = useWords(offerFormWords);
  const isSaved = useOfDraft(draft, (state) => state.isSaved);
  const start = isSaved ? (
    <span className={styles['status']}>
      <b>{problems > 0 ? t('bar.problems', { n: problems }) : t('bar.ready')}</b> · {t('bar.then')}
    </span>
  ) : (
    t('bar.unsaved')
  );
  return (
    <div className={styles['bar']}>
      <div className="wrap">
        <ActionBar start={start}>
          <Button onClick={onPreview}>
            <IconEye size={20} stroke={1.5} aria-hidden />
            {t('bar.preview')}
          </Button>
          {/* Off until everything is saved, but never out of the way of the keys: who left the last field a moment ago comes to it next. */}
          <Button kind="main" onClick={isSaved ? onSend : undefined} aria-disabled={!isSaved}>
            {t('bar.send')}
            <IconArrowRight size={20} stroke={1.5} aria-hidden />
          </Button>
        </ActionBar>
      </div>
    </div>
  );
};
