/** The photos on their way of each offer whose form is open in this page: they go on when their section is folded. */

import { offerNumbers } from '../../../../../../domain/kit/numbers.ts';
import type { Refusal } from '../../../../../../domain/kit/verdict.ts';
import { pictureFileVerdict, pictureHeadBytes } from '../../../../../../domain/offers/rules/picture-file.ts';
import { uploadWatched } from '../../../../../kit/calls/upload.ts';
import { isUnsent, type UploadQueue, uploadQueue } from './upload-queue.ts';

const queues = new Map<string, { readonly queue: UploadQueue; readonly listeners: Set<() => Promise<void>> }>();

/** The queue of an offer, and how to hear of photos that were stored. */
export const uploadsOf = (offerId: string) => {
  const known = queues.get(offerId);
  if (known) return known;
  const listeners = new Set<() => Promise<void>>();
  const queue = uploadQueue({
    newId,
    check: checkFile,
    send: ({ id, file }, watch) => uploadWatched(`/offers/${offerId}/images`, { [id]: file }, watch),
    onStored: async () => void (await Promise.all([...listeners].map((listener) => listener()))),
    atOnce: offerNumbers.photosSentAtOnce,
  });
  queue.subscribe(guardLeaving);
  addEventListener('online', () => queue.retry());
  const made = { queue, listeners };
  queues.set(offerId, made);
  return made;
};

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id in the form of ours (docs/rules/identifiers.md#our-own-identifiers). Two of 256 byte values are one letter; nobody has to guess it. */
const newId = (): string => [...crypto.getRandomValues(new Uint8Array(20))].map((byte) => letters[byte % letters.length]).join('');

/** What the first bytes tell is refused at once: nobody waits for an upload that cannot succeed. */
const checkFile = async (file: File): Promise<Refusal | null> => {
  const head = await file
    .slice(0, pictureHeadBytes)
    .arrayBuffer()
    .catch(() => null);
  return head === null ? null : pictureFileVerdict(file.size, new Uint8Array(head));
};

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** The browser asks before it closes a page with unsent photos, and only then: pages with such a question are not kept for the way back. */
const guardLeaving = (): void => {
  const isUnsafe = [...queues.values()].some(({ queue }) => queue.get().some(isUnsent));
  if (isUnsafe) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
};
