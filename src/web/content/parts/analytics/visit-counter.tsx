import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { analyticsCalls } from '../../../../contract/content/endpoints/analytics.ts';
import { browserAsk, watchCalls } from '../../../kit/calls/browser-client.ts';
import { tryStorage } from '../../../kit/draft/account-storage.ts';
import { eventOfCall, eventOfLink, eventOfPage, type VisitEvent } from './events.ts';

const key = 'analytics';
const pauseMs = 1_000;
const most = 20;

/** The random number of this browser, made when statistics are first allowed. */
const clientOf = (): string => {
  const known = tryStorage(() => localStorage.getItem(key));
  if (known) return known;
  const made = crypto.randomUUID();
  tryStorage(() => localStorage.setItem(key, made));
  return made;
};

let waiting: VisitEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Events of a second go together. What cannot be sent is not sent again: counting must not cost anybody anything. */
const note = (event: VisitEvent | null): void => {
  if (event === null) return;
  waiting.push(event);
  timer ??= setTimeout(send, pauseMs);
};

const send = (): void => {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting.splice(0, most);
  if (events.length > 0) void browserAsk(analyticsCalls.logVisit, { client: clientOf(), events });
};

const noteCall = (wire: string, input: unknown): void => {
  note(eventOfCall(wire, input));
  const { accepted, offerId } = (input ?? {}) as { readonly accepted?: unknown; readonly offerId?: unknown };
  if (wire === signature && accepted === true && typeof offerId === 'string')
    void browserAsk(analyticsCalls.logPurchase, { client: clientOf(), offerId });
};

/** The call with which the other side signs a protocol. */
const signature = 'confirmOrDeclineProtocol';

const notePress = ({ target }: MouseEvent): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin === location.origin) note(eventOfLink(new URL(link.href), location.pathname));
};

/** Counts what happens on the pages of somebody who allows statistics; draws nothing. It ends when the consent does. */
export default function VisitCounter() {
  const { pathname } = useLocation();
  useEffect(() => {
    const end = watchCalls(noteCall);
    addEventListener('click', notePress, { capture: true });
    addEventListener('pagehide', send);
    return () => {
      end();
      removeEventListener('click', notePress, { capture: true });
      removeEventListener('pagehide', send);
      waiting = [];
    };
  }, []);
  useEffect(() => note(eventOfPage(pathname)), [pathname]);
  return null;
}
