import { useEffect, useRef, useState } from 'react';
import { focusIfLost } from '../../../../../kit/focus.ts';
import type { OfferEdit } from '../../draft.ts';
import { moved } from '../level-edit.ts';
import { useItemWords } from './item-words.ts';
import { Photo } from './photo.tsx';
import styles from './photos.module.css';
import type { UploadKind } from './uploads.ts';
import { usePhotos } from './use-photos.ts';
import { useReorder } from './use-reorder.ts';

type PhotoListProps = {
  readonly offerId: string;
  readonly kind: UploadKind;
  readonly stored: OfferEdit['images'];
  /** Why photos cannot stand; plans are not judged. */
  readonly flags?: ReadonlyMap<string, string>;
};

/** Photos or plans as they stand: put in order by pointer and keys, described, removed. */
export const PhotoList = ({ offerId, kind, stored, flags }: PhotoListProps) => {
  const words = useItemWords(kind);
  const photos = usePhotos(offerId, kind, stored);
  const [place, setPlace] = useState<{ readonly n: number; readonly total: number }>();
  const now = photos.images.map(({ id }) => id);
  const save = (next: readonly string[], id: string): void => {
    const pressed = document.activeElement;
    setPlace({ n: next.indexOf(id) + 1, total: next.length });
    // What was not taken stands where it stood: its new place is said no longer.
    void photos.order(next).then((stands) => stands || setPlace(undefined));
    // The photo that changes places may lose the focus by that, and the arrow that leads no further does.
    focusIfLost(() => (pressed instanceof HTMLButtonElement ? (pressed.disabled ? besideOf(pressed) : pressed) : null));
  };
  const { ids, dragged, grab, step } = useReorder(now, save);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  // The photo goes with the page that is read anew, and takes the focus along: its neighbour gets it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when the list has become shorter
  useEffect(() => {
    const at = removed.current;
    removed.current = undefined;
    if (at === undefined) return;
    focusIfLost(() => {
      const neighbour = list.current?.children[at] ?? list.current?.lastElementChild;
      return neighbour?.querySelector<HTMLElement>('button:last-child') ?? document.getElementById('photos-title');
    });
  }, [now.length]);
  const remove = (id: string, at: number): Promise<void> => {
    removed.current = at;
    return photos.remove(id);
  };
  const images = ids.flatMap((id) => photos.images.filter((image) => image.id === id));
  return (
    <>
      <ul ref={list} className={styles['list']} data-kind={kind} data-dragging={dragged !== null || undefined}>
        {images.map((image, at) => (
          <Photo
            key={image.id}
            image={image}
            at={at}
            count={images.length}
            words={words}
            isCover={kind === 'photos' && at === 0}
            flag={flags?.get(image.id)}
            isDragged={image.id === dragged}
            acts={{
              grab: grab(image.id),
              step: step(image.id),
              move: (to) => save(moved(now, at, to), image.id),
              remove: () => remove(image.id, at),
              describe: (text) => photos.describe(image.id, text),
              describeOnLeaving: (text) => photos.describeOnLeaving(image.id, text),
            }}
          />
        ))}
      </ul>
      {images.length > 1 && <p className={styles['hint']}>{words.gripHint}</p>}
      <p className="sr" role="status">
        {place && words.moved(place)}
      </p>
    </>
  );
};

const besideOf = ({ parentElement }: HTMLElement) => parentElement?.querySelector<HTMLElement>('button:not(:disabled)');
