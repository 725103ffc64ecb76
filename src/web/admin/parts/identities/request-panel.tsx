/** The request that is chosen: what to compare, what may be done, and what happened so far. */

import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { identityCalls } from '../../../../contract/identity/endpoints.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import { timersOf } from '../../../../domain/identity/request.machine.ts';
import { accountNumbers, identityNumbers } from '../../../../domain/kit/numbers.ts';
import { identityConsoleWords } from '../../../../words/admin/identities.ts';
import { shellWords } from '../../../../words/kit/shell.ts';
import { TimeRing, TimeText } from '../../../identity/parts/time-ring.tsx';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { whenOnline } from '../../../kit/live/when-online.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './identities.module.css';
import { type ListedRequest, mayDo } from './list.ts';
import { RejectForm } from './reject-form.tsx';
import sheet from './sheet.module.css';
import { isSheet } from './use-choice.ts';
import type { RequestActs } from './use-request-acts.ts';

type PanelProps = {
  readonly request: ListedRequest | null;
  /** Whether it stands over the list, where there is no room beside it. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly rejecting: boolean;
  readonly setRejecting: (rejecting: boolean) => void;
  readonly onReset: () => void;
  readonly acts: RequestActs;
};

/** Stands beside the list; in narrower windows it slides over it, takes the keyboard and keeps it until it is closed. */
export const RequestPanel = ({ request, isOpen, onClose, ...rest }: PanelProps) => {
  const t = useWords(identityConsoleWords);
  const shell = useWords(shellWords);
  const panel = useRef<HTMLElement>(null);
  const { rejecting } = rest;
  const id = request?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request that comes into the sheet takes the focus anew; the form of a refusal takes it itself
  useEffect(() => {
    if (isOpen && !rejecting && isSheet()) panel.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [isOpen, rejecting, id]);
  return (
    <aside
      ref={panel}
      className={`${sheet['sheet']} ${styles['panel']}`}
      aria-label={t('panel')}
      data-open={(isOpen && request !== null) || undefined}
      onKeyDown={(event) => isSheet() && keepWithin(event)}
    >
      {request === null ? <p className={styles['small']}>{t('panel.none')}</p> : <Chosen key={request.id} request={request} {...rest} />}
      <button type="button" className={sheet['close']} aria-label={shell('dialog.close')} onClick={onClose}>
        <IconX size={20} stroke={1.5} aria-hidden />
      </button>
    </aside>
  );
};

/** The Tab key goes round within the panel: what it covers is not to be reached unseen. Of radios the chosen one stands for all. */
const keepWithin = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Tab') return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), textarea, input:not([type=radio]:not(:checked))'),
  ];
  const [first, last] = [stops[0], stops.at(-1)];
  const isAtEnd = event.shiftKey ? !stops.slice(1).some((one) => one === document.activeElement) : document.activeElement === last;
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
};

type ChosenProps = Omit<PanelProps, 'isOpen' | 'onClose'> & { readonly request: ListedRequest };

const Chosen = ({ request, rejecting, setRejecting, onReset, acts }: ChosenProps) => {
  const t = useWords(identityConsoleWords);
  const name = `${request.person.firstName} ${request.person.lastName}`;
  const besides = useBesides(request);
  return (
    <>
      <h2 tabIndex={-1}>{rejecting ? t('reject.title', { name }) : name}</h2>
      <p className={styles['small']}>{t(`status.${request.status}`)}</p>
      <Running request={request} />
      {rejecting ? (
        <RejectForm request={request} acts={acts} onClose={() => setRejecting(false)} />
      ) : (
        <>
          <Compared request={request} besides={besides} />
          <Acts request={request} acts={acts} onReject={() => setRejecting(true)} onReset={onReset} />
        </>
      )}
      {besides !== null && <History steps={besides.steps} createdAt={request.createdAt} />}
    </>
  );
};

type RequestDetails = OutputOf<typeof identityCalls.getRequest>;

/** What the list does not hold, read whenever the request changes. */
const useBesides = (request: ListedRequest): RequestDetails | null => {
  const [besides, setBesides] = useState<RequestDetails | null>(null);
  useEffect(() => {
    let isShown = true;
    const read = async (): Promise<void> => {
      const answer = await browserAsk(identityCalls.getRequest, { requestId: request.id });
      if (isShown && answer.ok) setBesides(answer.value);
    };
    const stopWaiting = whenOnline(() => void read());
    return () => {
      isShown = false;
      stopWaiting();
    };
  }, [request]);
  return besides;
};

const Running = ({ request }: { readonly request: ListedRequest }) => {
  const [timer] = timersOf(request.status, request);
  if (timer === undefined) return null;
  return (
    <div className={styles['running']}>
      <TimeRing timer={timer} size={72}>
        <b>
          <TimeText timer={timer} />
        </b>
      </TimeRing>
      {request.code !== null && <strong>{request.code.replace(/^(...)/, '$1 ')}</strong>}
    </div>
  );
};

const Compared = ({ request: { person }, besides }: { readonly request: ListedRequest; readonly besides: RequestDetails | null }) => {
  const t = useWords(identityConsoleWords);
  const f = useFormat();
  const verified = besides?.emailVerifiedAt ?? null;
  const rows: (readonly [string, string])[] = [
    [t('firstName'), person.firstName],
    [t('lastName'), person.lastName],
    [t('email'), verified === null ? person.email : t('email.verified', { email: person.email, day: f.instant(verified).split(',')[0] ?? '' })],
    [t('company'), besides?.company?.name ?? t('company.none')],
    [t('attempt'), besides === null ? '–' : String(besides.attempt)],
  ];
  return (
    <>
      <h3>{t('panel.compare')}</h3>
      <dl className={styles['facts']}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['small']}>{t('panel.kept', { days: identityNumbers.reasonDays, years: accountNumbers.eventYears })}</p>
    </>
  );
};

const Acts = ({ request, acts, onReject, onReset }: Pick<ChosenProps, 'request' | 'acts' | 'onReset'> & { readonly onReject: () => void }) => {
  const t = useWords(identityConsoleWords);
  return (
    <div className={styles['acts']}>
      {request.isOwn && <p className={styles['small']}>{t('own')}</p>}
      {mayDo(request, 'approve') && (
        <Button kind="main" aria-keyshortcuts="a" onClick={() => void acts.approve(request)}>
          {t('act.approve')}
        </Button>
      )}
      {mayDo(request, 'reject') && (
        <Button kind="danger" aria-keyshortcuts="r" onClick={onReject}>
          {t('act.reject')}
        </Button>
      )}
      {mayDo(request, 'check') && (
        <Button size="s" aria-keyshortcuts="o" onClick={() => void acts.check(request)}>
          {t('act.check')}
        </Button>
      )}
      {mayDo(request, 'reset') && (
        <Button size="s" kind="danger" aria-keyshortcuts="Shift+X" onClick={onReset}>
          {t('act.reset')}
        </Button>
      )}
    </div>
  );
};

const History = ({ steps, createdAt }: Pick<RequestDetails, 'steps'> & { readonly createdAt: string }) => {
  const t = useWords(identityConsoleWords);
  const f = useFormat();
  return (
    <section className={styles['history']}>
      <h3>{t('history')}</h3>
      <ol>
        <li>
          <time dateTime={createdAt}>{f.seconds(createdAt)}</time> {t('step.begin')}
        </li>
        {steps.map(({ event, at, by }) => (
          <li key={`${at} ${event}`}>
            <time dateTime={at}>{f.seconds(at)}</time> {by === null ? t(`step.${event}`) : t('step.by', { step: t(`step.${event}`), name: by })}
          </li>
        ))}
      </ol>
    </section>
  );
};
