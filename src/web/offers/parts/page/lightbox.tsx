import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { offerDetailWords } from '../../../../words/offers/details.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './lightbox.module.css';
import type { OfferViewData } from './view.ts';

type LightboxProps = {
  readonly name: string;
  readonly photos: OfferViewData['images'];
  readonly at: number;
  readonly go: (at: number) => void;
  readonly close: () => void;
};

/** One photo at a time over the page; arrow keys and buttons move, the place is said. */
export default function OfferLightbox({ name, photos, at, go, close }: LightboxProps) {
  const t = useWords(offerDetailWords);
  const photo = photos[at];
  const step = (by: number): void => go((at + by + photos.length) % photos.length);
  if (!photo) return null;
  return (
    <Dialog open onClose={close} title={t('gallery.title', { name })} size="full">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat what the two buttons do */}
      <div
        className={styles['box']}
        onKeyDown={(event) => {
          if (event.key === 'ArrowLeft') step(-1);
          if (event.key === 'ArrowRight') step(1);
        }}
      >
        <img src={photo.url} width={photo.width} height={photo.height} alt={photo.alt || t('photo.alt', { name, n: at + 1 })} />
        <div className={styles['steps']}>
          <button type="button" onClick={() => step(-1)} aria-label={t('previous')}>
            <IconChevronLeft size={22} stroke={1.5} aria-hidden />
          </button>
          <span aria-live="polite">{t('gallery.of', { n: at + 1, total: photos.length })}</span>
          <button type="button" data-autofocus onClick={() => step(1)} aria-label={t('next')}>
            <IconChevronRight size={22} stroke={1.5} aria-hidden />
          </button>
        </div>
      </div>
    </Dialog>
  );
}
