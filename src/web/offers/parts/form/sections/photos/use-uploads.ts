import { useSyncExternalStore } from 'react';
import type { UploadItem, UploadQueue } from './upload-queue.ts';
import { type UploadKind, uploadsOf } from './uploads.ts';

const none: readonly UploadItem[] = [];

/** The photos or plans of an offer on their way. */
export const useUploads = (offerId: string, kind: UploadKind): { readonly items: readonly UploadItem[]; readonly queue: UploadQueue } => {
  const { queue } = uploadsOf(offerId, kind);
  return { items: useSyncExternalStore(queue.subscribe, queue.get, () => none), queue };
};
