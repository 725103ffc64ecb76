import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { offerDetailWords } from '../../../../../words/offers/details.ts';
import { Dialog } from '../../../../kit/dialog/dialog.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import type { OfferViewData } from '../view.ts';
import styles from './lightbox.module.css';

type LightboxProps = {
  readonly name: string;
  readonly photos: OfferViewData['images'];
  readonly at: number;
  readonly go: (at: number) => void;
  readonly close: () => void;
};

/** Pixels from which on a finger's way is a turn. */
const swipeFrom = 48;

/** One photo at a time over the page; arrow keys, buttons and a finger move, the place is said. */
export default function OfferLightbox({ name, photos, at, go, close }: LightboxProps) {
  const t = useWords(offerDetailWords);
  const photo = photos[at];
  const step = (by: number): void => go((at + by + photos.length) % photos.length);
  const from = useRef<number | null>(null);
  const turn = useRef(step);
  turn.current = step;
  // Wherever in the dialog the focus stands: after a press on its edge it stands nowhere.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowLeft') turn.current(-1);
      if (key === 'ArrowRight') turn.current(1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  if (!photo) return null;
  /** A finger that goes sideways turns the photos over; a short way is a press. */
  const release = (x: number): void => {
    const way = from.current === null ? 0 : x - from.current;
    from.current = null;
    if (Math.abs(way) > swipeFrom) step(way < 0 ? 1 : -1);
  };
  return (
    <Dialog open onClose={close} title={t('gallery.title', { name })} size="full">
      <div
        className={styles['box']}
        onTouchStart={({ touches }) => {
          from.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
        }}
        onTouchEnd={({ changedTouches }) => release(changedTouches[0]?.clientX ?? 0)}
      >
        <figure>
          <img src={photo.url} width={photo.width} height={photo.height} alt={photo.alt || t('photo.alt', { name, n: at + 1 })} />
          {/* The alternative text says the same already. */}
          {photo.alt && <figcaption aria-hidden>{photo.alt}</figcaption>}
        </figure>
        {photos.length > 1 && (
          <div className={styles['steps']}>
            <button type="button" onClick={() => step(-1)} aria-label={t('previous')}>
              <IconChevronLeft size={22} stroke={1.5} aria-hidden />
            </button>
            <span aria-live="polite">{t('gallery.of', { n: at + 1, total: photos.length })}</span>
            <button type="button" data-autofocus onClick={() => step(1)} aria-label={t('next')}>
              <IconChevronRight size={22} stroke={1.5} aria-hidden />
            </button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
