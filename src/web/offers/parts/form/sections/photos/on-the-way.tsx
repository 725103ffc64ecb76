/** Files that are on their way, and those that were not taken, each with its reason. */

import { IconAlertCircle, IconX } from '@tabler/icons-react';
import type { WireRefusal } from '../../../../../../contract/kit/client.ts';
import type { Refusal } from '../../../../../../domain/kit/verdict.ts';
import { offerPhotoWords } from '../../../../../../words/offers/photos.ts';
import { offerRefusalWords } from '../../../../../../words/offers/refusals.ts';
import { useRefusalText } from '../../../../../kit/calls/use-refusal.ts';
import { Button } from '../../../../../kit/parts/button.tsx';
import { useFieldText } from '../../../../../kit/words/field-text.ts';
import { useWords } from '../../../../../kit/words/words.ts';
import styles from './on-the-way.module.css';
import { mayRetry, type UploadItem, type UploadQueue } from './upload-queue.ts';

/** The reason in words: the server wrote it for the whole upload, or the rule is known here. */
const useReason = (): ((refusal: Refusal | WireRefusal, name: string) => string) => {
  const fieldText = useFieldText(offerRefusalWords);
  const refusalText = useRefusalText();
  return (refusal, name) =>
    'message' in refusal || refusal.code.startsWith('kit.')
      ? refusalText(refusal)
      : fieldText({ code: refusal.code, ...(refusal.params && { params: refusal.params }) }, name);
};

const File = ({ item, queue }: { readonly item: UploadItem; readonly queue: UploadQueue }) => {
  const t = useWords(offerPhotoWords);
  const reasonOf = useReason();
  const { id, file, state, part, refusal } = item;
  const percent = Math.floor(part * 100);
  const line = refusal === null ? t(`way.${state === 'failed' ? 'waiting' : state}`, { percent }) : reasonOf(refusal, file.name);
  return (
    <li className={styles['file']} data-failed={state === 'failed' || undefined}>
      <div className={styles['what']}>
        <b title={file.name}>{file.name}</b>
        <span>
          {state === 'failed' && <IconAlertCircle size={16} stroke={1.5} aria-hidden />}
          {line}
        </span>
        {state !== 'failed' && <progress value={percent} max={100} aria-label={file.name} />}
      </div>
      {mayRetry(item) && (
        <Button size="s" aria-label={t('retry.name', { name: file.name })} onClick={() => queue.retry(id)}>
          {t('retry')}
        </Button>
      )}
      {/* What has left whole cannot be taken back any more: it becomes a photo, which can be removed. */}
      <button
        type="button"
        className={styles['drop']}
        aria-label={t('drop', { name: file.name })}
        disabled={state === 'working'}
        onClick={() => queue.drop(id)}
      >
        <IconX size={18} stroke={1.5} aria-hidden />
      </button>
    </li>
  );
};

/** The list says its changes in one sentence: each file's own progress would be read out all the time. */
export const OnTheWay = ({ items, queue }: { readonly items: readonly UploadItem[]; readonly queue: UploadQueue }) => {
  const t = useWords(offerPhotoWords);
  const failed = items.filter(({ state }) => state === 'failed');
  const again = items.filter(mayRetry);
  const [leaving, lost] = [items.length - failed.length, failed.length];
  return (
    <div className={styles['way']} hidden={items.length === 0}>
      <div className={styles['head']}>
        <p role="status">{[leaving > 0 && t('way.title', { n: leaving }), lost > 0 && t('way.failed', { n: lost })].filter(Boolean).join(' · ')}</p>
        {again.length > 1 && (
          <Button size="s" onClick={() => queue.retry()}>
            {t('retry.all')}
          </Button>
        )}
      </div>
      <ul>
        {items.map((item) => (
          <File key={item.id} item={item} queue={queue} />
        ))}
      </ul>
    </div>
  );
};
