import { type LoaderFunctionArgs, redirect } from 'react-router';
import { signingCalls } from '../../contract/signing/endpoints.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { ask, orErrorPage } from '../kit/page/request.ts';

const readingKinds = { 'offer-en': 'offer', 'lease-en': 'lease', 'protocol-en': 'protocol' } as const;

/**
 * A lasting address of what belongs to an offer: `/document/{offer}/offer`, `/document/{offer}/lease-en` for the reading copy,
 * `/document/{offer}/photos`. Links to files expire; this one asks for a fresh link each time, and for the right to it.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  requireSession(args);
  const offerId = args.params['id'] ?? '';
  const what = args.params['what'] ?? '';
  const asked = ask(args.context);
  if (what === 'photos') throw redirect(orErrorPage(await asked(signingCalls.getOfferPhotos, { offerId })).url);
  const [, kind] = Object.entries(readingKinds).find(([name]) => name === what) ?? [];
  if (kind !== undefined) throw redirect(orErrorPage(await asked(signingCalls.getReadingCopy, { offerId, kind })).url);
  const document = what === 'lease' || what === 'protocol' ? what : 'offer';
  throw redirect(orErrorPage(await asked(signingCalls.getDocument, { offerId, kind: document })).url);
};
