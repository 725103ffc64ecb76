import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchServer } from '../kit/server.ts';
import type { StagePerson } from '../stage/people.ts';

/** Somebody's project that takes photos. */
export type Project = { readonly owner: StagePerson; readonly offerId: string };

/** Opens a new offer through the product. */
export const openProject = async (url: string, owner: StagePerson): Promise<Project> => {
  const headers = { 'content-type': 'application/json', cookie: owner.cookie };
  const answer = await fetch(`${url}/call/createOffer`, { method: 'POST', headers, body: '{"data":{}}' });
  const { result } = (await answer.json()) as { readonly result?: { readonly offerId: string } };
  if (result === undefined) throw new Error(`no offer was opened: ${answer.status}`);
  return { owner, offerId: result.offerId };
};

type UploadedPhoto = { readonly result?: { readonly images: readonly unknown[]; readonly refused: readonly unknown[] } };

/** Uploads a photo as the form does and waits until it is ready. Answers the milliseconds. */
export const upload = async (url: string, { owner, offerId }: Project, picture: Uint8Array): Promise<number> => {
  const form = new FormData();
  form.append('photo', new File([new Uint8Array(picture)], 'photo.jpg', { type: 'image/jpeg' }));
  const begun = performance.now();
  const answer = await fetch(`${url}/offers/${offerId}/images`, { method: 'POST', headers: { cookie: owner.cookie }, body: form });
  const { result } = (await answer.json()) as UploadedPhoto;
  if (result === undefined || result.refused.length > 0 || result.images.length === 0) throw new Error(`the photo was not taken: ${answer.status}`);
  return performance.now() - begun;
};

/** Resizes a photo by sharp alone. Answers the milliseconds. */
export const resize = async (url: string, picture: Uint8Array): Promise<number> => {
  const begun = performance.now();
  const answer = await fetch(`${url}/resize`, { method: 'POST', body: new Uint8Array(picture) });
  if (!answer.ok) throw new Error(`sharp answered ${answer.status}`);
  await answer.json();
  return performance.now() - begun;
};

/** Does some work and answers the most memory that the server had meanwhile, in bytes. */
export const peakOf = async (server: BenchServer, work: () => Promise<void>): Promise<number> => {
  let [peak, over] = [await server.memory(), false];
  const watching = (async () => {
    while (!over) {
      peak = Math.max(peak, await server.memory());
      await sleep(20);
    }
  })();
  await work().finally(() => {
    over = true;
  });
  await watching;
  return peak;
};
