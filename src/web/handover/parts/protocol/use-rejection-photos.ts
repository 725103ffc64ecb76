import { useState } from 'react';
import { upload } from '../../../kit/calls/upload.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';

/** A photo that was uploaded for a refusal of the premises. */
export type RejectionPhoto = { readonly key: string; readonly name: string };

/** Uploads photos one after the other; each is known by the key that the server gave it. */
export const useRejectionPhotos = (offerId: string) => {
  const refusalText = useRefusalText();
  const [photos, setPhotos] = useState<readonly RejectionPhoto[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const add = async (files: readonly File[]): Promise<void> => {
    setBusy(true);
    setError(undefined);
    for (const file of files) {
      const answer = await upload<{ readonly key: string }>(`/leases/${offerId}/rejection-photos`, { photo: file });
      if (answer.ok) setPhotos((before) => [...before, { key: answer.value.key, name: file.name }]);
      else setError(refusalText(answer.refusal));
    }
    setBusy(false);
  };
  const remove = (key: string): void => setPhotos((before) => before.filter((photo) => photo.key !== key));
  return { photos, add, remove, busy, error };
};
