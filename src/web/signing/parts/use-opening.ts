import { useCallback, useRef } from 'react';
import { signingCalls } from '../../../contract/signing/endpoints.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import type { SigningSubject } from './use-signing-code.ts';

/**
 * Tells the server, once, that the document to be signed stood open on the page: the evidence page says when. A loss of it keeps nobody from
 * signing.
 */
export const useOpening = ({ offerId, purpose, proxyToken }: SigningSubject): (() => void) => {
  const isReported = useRef(false);
  return useCallback(() => {
    if (isReported.current) return;
    isReported.current = true;
    const token = proxyToken === undefined ? {} : { proxyToken };
    void browserAsk(signingCalls.noteDocumentOpened, { offerId, purpose, ...token });
  }, [offerId, purpose, proxyToken]);
};
