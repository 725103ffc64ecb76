import { IconAlertTriangle, IconArrowLeft, IconArrowRight, IconGripVertical, IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { offerFormWords } from '../../../../../../words/offers/form.ts';
import { useConfirm } from '../../../../../kit/dialog/confirm.tsx';
import { fieldId } from '../../../../../kit/form/field.tsx';
import { useWords } from '../../../../../kit/words/words.ts';
import type { OfferEdit } from '../../draft.ts';
import { Caption } from './caption.tsx';
import type { ItemWords } from './item-words.ts';
import styles from './photos.module.css';

type PhotoProps = {
  readonly image: OfferEdit['images'][number];
  readonly at: number;
  readonly count: number;
  readonly words: ItemWords;
  /** The first one is the offer's card. */
  readonly isCover: boolean;
  /** Why it cannot stand, when the check says so. */
  readonly flag: string | undefined;
  readonly isDragged: boolean;
  readonly acts: {
    /** What its handle does with pointer and keys. */
    readonly grab: (event: PointerEvent) => void;
    readonly step: (event: KeyboardEvent) => void;
    readonly move: (to: number) => void;
    readonly remove: () => Promise<void>;
    readonly describe: (text: string) => Promise<string | undefined>;
    readonly describeOnLeaving: (text: string) => void;
  };
};

/** A photo or a plan of the form with its place, its caption and what can be done with it. */
export const Photo = ({ image, at, count, words, isCover, flag, isDragged, acts }: PhotoProps) => {
  const t = useWords(offerFormWords);
  const confirm = useConfirm();
  const n = at + 1;
  const remove = async (): Promise<void> => {
    const sure = await confirm({ title: words.removeTitle(n), text: words.removeText, act: words.removeAct, danger: true });
    if (sure) await acts.remove();
  };
  // A finger on the picture scrolls the page.
  const grabByMouse = (event: PointerEvent): void => (event.pointerType === 'mouse' ? acts.grab(event) : undefined);
  return (
    <li
      className={styles['photo']}
      // The summary of problems leads here.
      {...(flag !== undefined && { id: fieldId(`images.${at}`), tabIndex: -1 })}
      data-photo={image.id}
      data-flagged={flag !== undefined || undefined}
      data-dragged={isDragged || undefined}
    >
      <img
        src={image.smallUrl}
        alt={image.alt || words.alt(n)}
        width={300}
        height={200}
        loading="lazy"
        draggable={false}
        onPointerDown={grabByMouse}
      />
      {isCover && <span className={styles['first']}>{t('photos.first')}</span>}
      {flag !== undefined && (
        <p className={styles['flag']}>
          <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
          {flag}
        </p>
      )}
      <Caption imageId={image.id} n={n} words={words} stored={image.alt} save={acts.describe} saveOnLeaving={acts.describeOnLeaving} />
      <div className={styles['acts']}>
        <button
          type="button"
          className={styles['grip']}
          aria-label={words.grip(n)}
          disabled={count < 2}
          onPointerDown={acts.grab}
          onKeyDown={acts.step}
        >
          <IconGripVertical size={18} stroke={1.5} aria-hidden />
        </button>
        <button type="button" aria-label={words.earlier(n)} disabled={at === 0} onClick={() => acts.move(at - 1)}>
          <IconArrowLeft size={18} stroke={1.5} aria-hidden />
        </button>
        <button type="button" aria-label={words.later(n)} disabled={at === count - 1} onClick={() => acts.move(at + 1)}>
          <IconArrowRight size={18} stroke={1.5} aria-hidden />
        </button>
        <button type="button" aria-label={words.remove(n)} onClick={() => void remove()}>
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </button>
      </div>
    </li>
  );
};
