import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { offerWords } from '../../../../../words/offers/view.ts';
import { lazyPart } from '../../../../kit/first-page/lazy-part.tsx';
import { useLoadFailure } from '../../../../kit/first-page/use-load-failure.ts';
import { useWords } from '../../../../kit/words/words.ts';
import type { OfferViewData } from '../view.ts';
import styles from './gallery.module.css';

const smallWidth = 640;

/**
 * The large photo. A phone takes the small form, 640 pixels across, which is enough for its width. It is told that the photo is 180 points wide,
 * because a screen of up to 3.5 pixels a point would else fetch the large form, of several hundred kB. Whoever opens the photo sees the large one.
 */
const large = ({ url, smallUrl, width }: OfferViewData['images'][number]) => ({
  src: url,
  srcSet: `${smallUrl} ${Math.min(width, smallWidth)}w, ${url} ${width}w`,
  sizes: '(max-width: 480px) 180px, (max-width: 900px) 100vw, 645px',
});

// Fetched with the first photo that is opened.
const OfferLightbox = lazyPart(() => import('./lightbox.tsx'));

/** The offer's photos: the first large, three beside it, all of them one press away; on a phone a finger moves through them. Without photos a drawn plan stands there. */
export const OfferGallery = ({ offer }: { readonly offer: OfferViewData }) => {
  const t = useWords(offerWords);
  const [at, setAt] = useState<number | null>(null);
  const [near, setNear] = useState(0);
  const loadFailed = useLoadFailure(() => setAt(null));
  const name = offer.form.name ?? '';
  const total = offer.images.length;
  if (total === 0)
    return (
      <div className={styles['none']}>
        <img src="/art/blank-1.svg" width={1200} height={800} alt="" />
        <span>{t('photo.none')}</span>
      </div>
    );
  const [all, place] = [t('photos', { n: total }), `${near + 1} / ${total}`];
  return (
    <div className={styles['gallery']} data-n={total} onPointerDown={OfferLightbox.fetch}>
      <div onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setNear(Math.round(scrollLeft / clientWidth))}>
        {offer.images.map((photo, index) => (
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
      </div>
      <button type="button" className={styles['all']} onClick={() => setAt(near)} aria-label={total > 1 ? `${all} ${place}` : all}>
        <IconPhoto size={18} stroke={1.5} aria-hidden />
        <span>{all}</span>
        {total > 1 && <b>{place}</b>}
      </button>
      {at !== null && <OfferLightbox name={name} photos={offer.images} at={at} go={setAt} close={() => setAt(null)} onLoadFailure={loadFailed} />}
    </div>
  );
};
