import { IconChevronLeft, IconChevronRight, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../kit/dialog.tsx';
import { useWords } from '../../kit/words.ts';
import styles from './offer-gallery.module.css';
import type { OfferViewData } from './offer-view.ts';
import { offerWords } from './offer-words.ts';

type Photo = OfferViewData['images'][number];

/** One photo at a time over the page; arrow keys and buttons move, the place is said. */
const Lightbox = ({
  name,
  photos,
  at,
  go,
  close,
}: {
  readonly name: string;
  readonly photos: readonly Photo[];
  readonly at: number;
  readonly go: (at: number) => void;
  readonly close: () => void;
}) => {
  const t = useWords(offerWords);
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
};

/** The offer's photos: the first large, three beside it, all of them one press away. Without photos a drawn plan stands there. */
export const OfferGallery = ({ offer }: { readonly offer: OfferViewData }) => {
  const t = useWords(offerWords);
  const [at, setAt] = useState<number | null>(null);
  const name = offer.form.name ?? '';
  const shown = offer.images.slice(0, 4);
  if (shown.length === 0)
    return (
      <div className={styles['none']}>
        <img src="/art/blank-1.svg" width={1200} height={800} alt="" />
        <span>{t('photo.none')}</span>
      </div>
    );
  return (
    <div className={`${styles['gallery']} ${shown.length < 4 ? styles['few'] : ''}`}>
      {shown.map((photo, index) => (
        <button key={photo.id} type="button" onClick={() => setAt(index)}>
          <img
            src={index === 0 ? photo.url : photo.smallUrl}
            width={photo.width}
            height={photo.height}
            alt={photo.alt || t('photo.alt', { name, n: index + 1 })}
            fetchPriority={index === 0 ? 'high' : 'low'}
            loading={index === 0 ? 'eager' : 'lazy'}
          />
        </button>
      ))}
      <button type="button" className={styles['all']} onClick={() => setAt(0)}>
        <IconPhoto size={18} stroke={1.5} aria-hidden />
        {t('photos', { n: offer.images.length })}
      </button>
      {at !== null && <Lightbox name={name} photos={offer.images} at={at} go={setAt} close={() => setAt(null)} />}
    </div>
  );
};
