/** The photos and plans on their way of each offer whose form is open in this page: they go on when their section is folded. */

import type { Refusal } from '../../../../../../domain/kit/verdict.ts';
import { pictureFileVerdict, pictureHeadBytes, planFileVerdict } from '../../../../../../domain/offers/rules/photos/file.ts';
import { uploadWatched } from '../../../../../kit/calls/upload.ts';
import { isUnsent, type UploadQueue, uploadQueue } from './upload-queue.ts';

/** What is sent: photos, or floor plans. */
export type UploadKind = 'photos' | 'plans';

type Uploads = { readonly queue: UploadQueue; readonly listeners: Set<() => Promise<void>> };

const kinds = {
  photos: { address: 'images', verdict: pictureFileVerdict },
  plans: { address: 'plans', verdict: planFileVerdict },
} as const;

const kept = new Map<string, Uploads>();

/** The queue of an offer, and whom to tell of files that were stored. The server draws the form, too: nothing is on its way there, and nothing is kept. */
export const uploadsOf = (offerId: string, kind: UploadKind): Uploads => {
  const key = `${kind} of ${offerId}`;
  const uploads = kept.get(key) ?? open(offerId, kind);
  if (typeof document === 'undefined' || kept.has(key)) return uploads;
  kept.set(key, uploads);
  uploads.queue.subscribe(guardLeaving);
  addEventListener('online', () => uploads.queue.retry());
  return uploads;
};

/** All queues of an offer. */
export const allUploadsOf = (offerId: string): readonly Uploads[] => [uploadsOf(offerId, 'photos'), uploadsOf(offerId, 'plans')];

const open = (offerId: string, kind: UploadKind): Uploads => {
  const { address, verdict } = kinds[kind];
  const listeners = new Set<() => Promise<void>>();
  const queue = uploadQueue({
    newId,
    check: (file) => checkFile(file, verdict),
    send: ({ id, file }, watch) => uploadWatched(`/offers/${offerId}/${address}`, { [id]: file }, watch),
    onStored: async () => void (await Promise.all([...listeners].map((listener) => listener()))),
    atOnce: 2,
  });
  return { queue, listeners };
};

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id in the form of ours (docs/rules/identifiers.md#our-own-identifiers). Two of 256 byte values are one letter; nobody has to guess it. */
const newId = (): string => [...crypto.getRandomValues(new Uint8Array(20))].map((byte) => letters[byte % letters.length]).join('');

/** What the first bytes tell is refused at once: nobody waits for an upload that cannot succeed. */
const checkFile = async (file: File, verdict: typeof pictureFileVerdict): Promise<Refusal | null> => {
  const head = await file
    .slice(0, pictureHeadBytes)
    .arrayBuffer()
    .catch(() => null);
  return head === null ? null : verdict(file.size, new Uint8Array(head));
};

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** The browser asks before it closes a page with unsent files, and only then: pages with such a question are not kept for the way back. */
const guardLeaving = (): void => {
  const isUnsafe = [...kept.values()].some(({ queue }) => queue.get().some(isUnsent));
  if (isUnsafe) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
};
