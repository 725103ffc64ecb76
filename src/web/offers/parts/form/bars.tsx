/** The bar above the form and the bar below it. */

import { IconArrowRight, IconEye, IconPencil } from '@tabler/icons-react';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { ActionBar } from '../../../kit/form/action-bar.tsx';
import { SaveState } from '../../../kit/form/save-state.tsx';
import { Badge } from '../../../kit/parts/badge.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import type { OfferDraftState } from './draft.ts';
import styles from './form.module.css';

type TopBarProps = { readonly form: OfferForm; readonly state: OfferDraftState; readonly onRetry: () => void };

/** The offer's name and whether everything is saved. */
export const TopBar = ({ form, state, onRetry }: TopBarProps) => {
  const t = useWords(offerFormWords);
  return (
    <div className={styles['sub']}>
      <div className="wrap">
        <h1>{form.name || t('title.new')}</h1>
        <Badge tone="grey" icon={<IconPencil size={14} stroke={1.75} aria-hidden />}>
          {t('draft')}
        </Badge>
        <span className={styles['save']}>
          <SaveState state={state.saving} at={state.savedAt} onRetry={onRetry} />
        </span>
      </div>
    </div>
  );
};

type BottomBarProps = {
  readonly problems: number;
  readonly isSaved: boolean;
  readonly onPreview: () => void;
  readonly onSend: () => void;
};

/** How many problems are left, and the two ways on. */
export const BottomBar = ({ problems, isSaved, onPreview, onSend }: BottomBarProps) => {
  const t = useWords(offerFormWords);
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
          <Button kind="main" onClick={onSend} disabled={!isSaved}>
            {t('bar.send')}
            <IconArrowRight size={20} stroke={1.5} aria-hidden />
          </Button>
        </ActionBar>
      </div>
    </div>
  );
};
