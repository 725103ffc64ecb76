import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { handoverCalls } from '../../../../contract/handover/endpoints.ts';
import { askFrom } from '../../../kit/calls/ask-from.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import type { Protocol } from './draft.ts';

/**
 * Opens the sending of a protocol when the agreed hour strikes. It asks for the protocol first and reads the page again only after an answer: a
 * page that is read again without a network is gone, with what was typed. A proxy gets no live notices and is told of an earlier hour by asking.
 */
export const useAgreedHour = ({ offerId, lock, meetingAt, asProxy }: Protocol, proxyToken: string | undefined): void => {
  const { revalidate } = useRevalidator();
  const reload = useRef(revalidate);
  reload.current = revalidate;
  useEffect(() => {
    if (lock !== 'before_meeting' || meetingAt === null) return;
    const input = { offerId, ...(proxyToken === undefined ? {} : { proxyToken }) };
    return askFrom(asProxy ? 0 : Date.parse(meetingAt), async () => {
      const answer = await browserAsk(handoverCalls.getProtocol, input);
      const isOpen = answer.ok && answer.value.lock !== 'before_meeting';
      if (isOpen) await reload.current();
      return isOpen;
    });
  }, [offerId, lock, meetingAt, asProxy, proxyToken]);
};
