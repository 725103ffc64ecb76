import { IconAlertTriangle, IconArrowLeft, IconArrowRight, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { offerNumbers } from '../../../../../domain/kit/numbers.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { offerRefusalWords } from '../../../../../words/offers/refusals.ts';
import { useRefusalText } from '../../../../kit/calls/use-refusal.ts';
import { useConfirm } from '../../../../kit/dialog/confirm.tsx';
import { fieldError, fieldId } from '../../../../kit/form/field.tsx';
import { Button } from '../../../../kit/parts/button.tsx';
import { Note } from '../../../../kit/parts/note.tsx';
import { useFieldText } from '../../../../kit/words/field-text.ts';
import { useWords } from '../../../../kit/words/words.ts';
import { useErrorOf } from '../context.ts';
import type { OfferEdit } from '../draft.ts';
import styles from './photos.module.css';
import { usePhotoChecks } from './use-photo-checks.ts';
import { type BadFile, usePhotos } from './use-photos.ts';

type Images = OfferEdit['images'];
type Photos = ReturnType<typeof usePhotos>;

const Refused = ({ bad }: { readonly bad: readonly BadFile[] }) => {
  const t = useWords(offerFormWords);
  const fieldText = useFieldText(offerRefusalWords);
  const refusalText = useRefusalText();
  if (bad.length === 0) return null;
  return (
    <div role="alert">
      <Note tone="red" title={t('photos.refused')}>
        <ul>
          {bad.map(({ name, refusal }) => (
            <li key={name}>
              {t('photos.file', {
                name,
                reason:
                  'message' in refusal
                    ? refusalText(refusal)
                    : fieldText({ code: refusal.code, ...(refusal.params && { params: refusal.params }) }, name),
              })}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
};

const Adding = ({ photos, count }: { readonly photos: Photos; readonly count: number }) => {
  const t = useWords(offerFormWords);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { sending, send } = photos;
  const take = (files: FileList | null): void => {
    if (files && files.length > 0) void send([...files]);
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!sending) take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is a shortcut; the button beside does the same
    <div
      className={styles['add']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconPhotoPlus size={28} stroke={1.5} aria-hidden />
      <p>{t('photos.drop')}</p>
      <Button
        onClick={() => input.current?.click()}
        disabled={count >= offerNumbers.photosMax}
        busy={sending && t('photos.sending', { done: sending.done + 1, total: sending.total })}
      >
        {t('photos.add')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={offerNumbers.photoTypes.join(',')}
        onChange={(event) => take(event.currentTarget.files)}
        data-testid="photo-input"
      />
      {sending && (
        <progress
          className={styles['progress']}
          value={sending.done}
          max={sending.total}
          aria-label={t('photos.sending', { done: sending.done, total: sending.total })}
        />
      )}
    </div>
  );
};

const Photo = ({
  image,
  at,
  count,
  photos,
  flag,
}: {
  readonly image: Images[number];
  readonly at: number;
  readonly count: number;
  readonly photos: Photos;
  /** Why it cannot stand, when the check says so. */
  readonly flag: string | undefined;
}) => {
  const t = useWords(offerFormWords);
  const confirm = useConfirm();
  const n = at + 1;
  const remove = async (): Promise<void> => {
    const sure = await confirm({ title: t('photos.remove.title', { n }), text: t('photos.remove.text'), act: t('photos.remove.act'), danger: true });
    if (sure) await photos.remove(image.id);
  };
  const drag = {
    draggable: true,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData('application/x-photo', String(at)),
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes('application/x-photo') && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      const from = Number.parseInt(event.dataTransfer.getData('application/x-photo'), 10);
      if (Number.isInteger(from) && from !== at) void photos.order(from, at);
    },
  };
  return (
    <li className={styles['photo']} data-flagged={flag !== undefined || undefined} {...drag}>
      <img src={image.smallUrl} alt={image.alt || t('photos.alt', { n })} width={300} height={200} loading="lazy" />
      {at === 0 && <span className={styles['first']}>{t('photos.first')}</span>}
      {flag !== undefined && (
        <p className={styles['flag']}>
          <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
          {flag}
        </p>
      )}
      <div className={styles['acts']}>
        <button type="button" aria-label={t('photos.earlier', { n })} disabled={at === 0} onClick={() => void photos.order(at, at - 1)}>
          <IconArrowLeft size={18} stroke={1.5} aria-hidden />
        </button>
        <button type="button" aria-label={t('photos.later', { n })} disabled={at === count - 1} onClick={() => void photos.order(at, at + 1)}>
          <IconArrowRight size={18} stroke={1.5} aria-hidden />
        </button>
        <button type="button" aria-label={t('photos.remove', { n })} onClick={() => void remove()}>
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </button>
      </div>
    </li>
  );
};

/** Photos: sent, ordered by drag or by arrows, removed; the first one is the card's. */
export const PhotosSection = ({ offerId, images }: { readonly offerId: string; readonly images: Images }) => {
  const t = useWords(offerFormWords);
  const error = useErrorOf('images');
  const photos = usePhotos(offerId, images);
  const flags = usePhotoChecks(offerId, images);
  return (
    <div className={styles['photos']} id={fieldId('images')} tabIndex={-1}>
      <Adding photos={photos} count={images.length} />
      <Refused bad={photos.bad} />
      {flags.size > 0 && (
        <div role="alert">
          <Note tone="amber" title={t('photos.flagged', { n: flags.size })}>
            {t('photos.flagged.text')}
          </Note>
        </div>
      )}
      {images.length > 0 && (
        <ul className={styles['list']}>
          {images.map((image, at) => (
            <Photo key={image.id} image={image} at={at} count={images.length} photos={photos} flag={flags.get(image.id)} />
          ))}
        </ul>
      )}
      {fieldError(error)}
      <p className={styles['hint']}>{t('photos.watermark')}</p>
    </div>
  );
};
