import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { offerWords } from '../../../../words/offers/view.ts';
import { lazyPart } from '../../../kit/first-page/lazy-part.tsx';
import { useLoadFailure } from '../../../kit/first-page/use-load-failure.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './gallery.module.css';
import type { OfferViewData } from './view.ts';

const smallWidth = 640;

/** The large photo: a phone takes the small form of it. */
const large = ({ url, smallUrl, width }: OfferViewData['images'][number]) => ({
  src: url,
  srcSet: `${smallUrl} ${Math.min(width, smallWidth)}w, ${url} ${width}w`,
  sizes: '(max-width: 900px) 100vw, 645px',
});

// Fetched with the first photo that is opened.
const OfferLightbox = lazyPart(() => import('./lightbox.tsx'));

/** The offer's photos: the first large, three beside it, all of them one press away. Without photos a drawn plan stands there. */
export const OfferGallery = ({ offer }: { readonly offer: OfferViewData }) => {
  const t = useWords(offerWords);
  const [at, setAt] = useState<number | null>(null);
  const loadFailed = useLoadFailure(() => setAt(null));
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
    <div className={styles['gallery']} data-n={shown.length} onPointerDown={OfferLightbox.fetch}>
      {shown.map((photo, index) => (
        <button key={photo.id} type="button" onClick={() => setAt(index)}>
          <img
            {...(index === 0 ? large(photo) : { src: photo.smallUrl })}
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
      {at !== null && <OfferLightbox name={name} photos={offer.images} at={at} go={setAt} close={() => setAt(null)} onLoadFailure={loadFailed} />}
    </div>
  );
};
