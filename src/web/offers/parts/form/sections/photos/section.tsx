import { useState } from 'react';
import { offerNumbers } from '../../../../../../domain/kit/numbers.ts';
import { offerFormWords } from '../../../../../../words/offers/form.ts';
import { offerPhotoWords } from '../../../../../../words/offers/photos.ts';
import { fieldError, fieldId } from '../../../../../kit/form/field.tsx';
import { Note } from '../../../../../kit/parts/note.tsx';
import { useWords } from '../../../../../kit/words/words.ts';
import { useErrorOf } from '../../context.ts';
import type { OfferEdit } from '../../draft.ts';
import { moved } from '../level-edit.ts';
import { Adding } from './adding.tsx';
import { OnTheWay } from './on-the-way.tsx';
import { Photo } from './photo.tsx';
import styles from './photos.module.css';
import { type PhotoChecks, usePhotoChecks } from './use-photo-checks.ts';
import { usePhotos } from './use-photos.ts';
import { useReorder } from './use-reorder.ts';
import { useUploads } from './use-uploads.ts';

type Images = OfferEdit['images'];

const Flagged = ({ flags }: Pick<PhotoChecks, 'flags'>) => {
  const t = useWords(offerFormWords);
  return (
    <div role="alert">
      {flags.size > 0 && (
        <Note tone="amber" title={t('photos.flagged', { n: flags.size })}>
          {t('photos.flagged.text')}
        </Note>
      )}
    </div>
  );
};

/** What the artificial intelligence does with the photos now; nothing where none is switched on. */
const Intelligence = ({ ai }: Pick<PhotoChecks, 'ai'>) => {
  const t = useWords(offerPhotoWords);
  if (ai === 'off') return null;
  return (
    <p className={styles['hint']} role="status">
      {t('ai.on')} {ai !== 'done' && t(`ai.${ai}`)}
    </p>
  );
};

const PhotoList = ({ offerId, stored, flags }: { readonly offerId: string; readonly stored: Images } & Pick<PhotoChecks, 'flags'>) => {
  const t = useWords(offerPhotoWords);
  const photos = usePhotos(offerId, stored);
  const [place, setPlace] = useState<{ readonly n: number; readonly total: number }>();
  const now = photos.images.map(({ id }) => id);
  const save = (next: readonly string[], id: string): void => {
    setPlace({ n: next.indexOf(id) + 1, total: next.length });
    void photos.order(next);
  };
  const { ids, dragged, grab, step } = useReorder(now, save);
  const images = ids.flatMap((id) => photos.images.filter((image) => image.id === id));
  return (
    <>
      <ul className={styles['list']} data-dragging={dragged !== null || undefined}>
        {images.map((image, at) => (
          <Photo
            key={image.id}
            image={image}
            at={at}
            count={images.length}
            flag={flags.get(image.id)}
            isDragged={image.id === dragged}
            acts={{
              grab: grab(image.id),
              step: step(image.id),
              move: (to) => save(moved(now, at, to), image.id),
              remove: () => photos.remove(image.id),
              describe: (text) => photos.describe(image.id, text),
            }}
          />
        ))}
      </ul>
      {images.length > 1 && <p className={styles['hint']}>{t('grip.hint')}</p>}
      <p className="sr" role="status">
        {place && t('moved', place)}
      </p>
    </>
  );
};

/** Photos: sent a few at once, put in order, described, removed; the first one is the card's. What cannot stand is marked. */
export const PhotosSection = ({ offerId, images }: { readonly offerId: string; readonly images: Images }) => {
  const t = useWords(offerFormWords);
  const error = useErrorOf('images');
  const { items, queue } = useUploads(offerId);
  const { flags, ai } = usePhotoChecks(offerId, images);
  return (
    <div className={styles['photos']} id={fieldId('images')} tabIndex={-1}>
      <Adding isFull={images.length >= offerNumbers.photosMax} add={queue.add} />
      <OnTheWay items={items} queue={queue} />
      <Flagged flags={flags} />
      {images.length > 0 && <PhotoList offerId={offerId} stored={images} flags={flags} />}
      {fieldError(error)}
      <p className={styles['hint']}>{t('photos.watermark')}</p>
      <Intelligence ai={ai} />
    </div>
  );
};
