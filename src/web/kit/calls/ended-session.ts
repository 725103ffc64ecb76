/** Whether the session of this page was ended in another tab while the page stays: then it asks the server for nothing more, whoever signs in. */

import type { Answer } from '../../../contract/kit/client.ts';

let ended = false;

/** From now on nothing is asked; only a page that is loaded anew asks again. */
export const endSessionHere = (): void => {
  ended = true;
};

/** Asked by whatever reads or changes something by itself. */
export const isSessionEnded = (): boolean => ended;

/** What is answered instead. */
export const sessionEnded: Answer<never> = { ok: false, refusal: { code: 'kit.signed_out', kind: 'unauthenticated' } };
