/** The present step of a lease and where it is done. */

import { IconArrowRight, IconCalendarPlus } from '@tabler/icons-react';
import type { Instant } from '../../../domain/kit/brand.ts';
import { depositPath, protocolPath, signLeasePath } from '../../../domain/kit/page/deal-paths.ts';
import { ZONE } from '../../../domain/kit/time/units.ts';
import { leaseWords } from '../../../words/leases/lease-page.ts';
import { Link as RouteLink } from '../../kit/page/link.tsx';
import { ButtonLink } from '../../kit/parts/button.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useLang, useWords } from '../../kit/words/words.ts';
import { calendarFile } from './calendar-file.ts';
import styles from './lease.module.css';
import { Objection } from './lease-acts.tsx';
import type { Lease } from './lease-header.tsx';
import { quoted, type Step } from './lease-step.tsx';
import { EndUnpaid, NewTerm, useUnpaidSentences } from './unpaid.tsx';

type Act = 'nameReceiver' | 'nameTransfer' | 'openDeposit' | 'openProtocol';
type Link = { readonly act: Act; readonly to: string };

/** The page on which the present step is done; null when the viewer may not do it. */
export const linkOf = (lease: Lease, step: Step, uid: string): Link | null => {
  const { offerId, allowed } = lease;
  const links: Readonly<Partial<Record<Step['key'], readonly Link[]>>> = {
    receiver: [
      { act: 'nameReceiver', to: signLeasePath(offerId, uid) },
      { act: 'nameTransfer', to: `/indicate-transfer-person/${offerId}/${uid}` },
    ],
    deposit: [{ act: 'openDeposit', to: depositPath(offerId) }],
    handover: [{ act: 'openProtocol', to: protocolPath(offerId) }],
    protocol: [{ act: 'openProtocol', to: protocolPath(offerId) }],
  };
  return links[step.key]?.find(({ act }) => allowed.includes(act)) ?? null;
};

const isOwnNamed = (lease: Lease): boolean => (lease.side === 'tenant' ? lease.reception : lease.transfer) !== null;

const useSentences = (lease: Lease, step: Step): readonly [string, string] | null => {
  const t = useWords(leaseWords);
  const f = useFormat();
  const unpaid = useUnpaidSentences(lease.depositDue);
  const meetingAt = lease.reception?.meetingAt;
  if (step.key === 'receiver') {
    const topic = isOwnNamed(lease) ? (`now.receiver.${lease.side}.done` as const) : (`now.receiver.${lease.side}` as const);
    return [t(topic), t(`${topic}.text`)];
  }
  if (step.key === 'deposit' && lease.side === 'tenant') return [t('now.deposit.tenant'), t('now.deposit.tenant.text')];
  if (step.key === 'deposit') return unpaid;
  if (step.key === 'protocol') {
    const topic = step.state === 'now' ? 'now.protocol' : 'now.protocol.waiting';
    return [t(topic), t(`${topic}.text`)];
  }
  if (step.key !== 'handover') return null;
  const { returnedAt, returnedBy, reason } = step.facts;
  if (returnedAt) {
    const values = { when: f.instant(String(returnedAt)), reason: quoted(String(reason)) };
    if (step.by === null) return [t('now.returned'), t('now.returned.either', values)];
    const whose = returnedBy === lease.side ? 'other' : 'mine';
    return [t('now.returned'), t(`now.returned.${whose}`, { ...values, by: f.instant(step.by) })];
  }
  if (!meetingAt || !step.by) return [t('now.handover.open'), t('now.handover.open.text')];
  return [t('now.handover', { when: f.instant(meetingAt) }), t('now.handover.text', { by: f.instant(step.by) })];
};

const Meeting = ({ lease, meetingAt }: { readonly lease: Lease; readonly meetingAt: Instant }) => {
  const t = useWords(leaseWords);
  const file = calendarFile({
    at: meetingAt,
    changedAt: lease.reception?.savedAt ?? meetingAt,
    title: t('calendar.title', { name: lease.offerName }),
    place: lease.address,
    uid: lease.id,
  });
  return (
    <a className={styles['quiet']} href={file} download={t('calendar.file')}>
      <IconCalendarPlus size={20} stroke={1.5} aria-hidden />
      {t('act.calendar')}
    </a>
  );
};

const People = ({ lease }: { readonly lease: Lease }) => {
  const t = useWords(leaseWords);
  const f = useFormat();
  const people = [
    [t('receives'), lease.tenant.name, lease.reception],
    [t('hands'), lease.landlord.name, lease.transfer],
  ] as const;
  return (
    <div className={styles['two']}>
      {people.map(([title, company, person]) => (
        <div key={title}>
          <b>{title}</b>
          {person ? `${person.firstName} ${person.lastName}, ${company}` : company}
          <small>{person ? t('named.at', { when: f.instant(person.savedAt) }) : t('named.none')}</small>
        </div>
      ))}
    </div>
  );
};

const Calendar = ({ at }: { readonly at: string }) => {
  const lang = useLang();
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(lang === 'pl' ? 'pl-PL' : 'en-GB', { timeZone: ZONE, ...options }).format(new Date(at));
  return (
    <div className={styles['calendar']} aria-hidden>
      <span>{part({ month: 'long' })}</span>
      <b>{part({ day: 'numeric' })}</b>
    </div>
  );
};

/** Whoever has named somebody changes it. */
const labelOf = (lease: Lease, act: Act) => {
  if (act === 'nameReceiver') return isOwnNamed(lease) ? 'act.changeReceiver' : 'act.nameReceiver';
  if (act === 'nameTransfer') return isOwnNamed(lease) ? 'act.changeTransfer' : 'act.nameTransfer';
  return `act.${act}` as const;
};

/** The way to change the own person, or the time, once both are named. */
export const ChangePerson = ({ lease, step, uid }: Pick<NowProps, 'lease' | 'step' | 'uid'>) => {
  const t = useWords(leaseWords);
  const link = linkOf(lease, step, uid);
  if (link === null) return null;
  return (
    <p className={styles['small']}>
      <RouteLink to={link.to}>{t(labelOf(lease, link.act))}</RouteLink>
    </p>
  );
};

type NowProps = {
  readonly lease: Lease;
  readonly step: Step;
  readonly uid: string;
  /** Of several steps that may be taken it is the first: on a phone its button alone stays at the lower edge. */
  readonly isFirst: boolean;
};

/** The frame of the step that waits: what to do, with whom, and the one button. */
export const LeaseNow = ({ lease, step, uid, isFirst }: NowProps) => {
  const t = useWords(leaseWords);
  const sentences = useSentences(lease, step);
  const link = linkOf(lease, step, uid);
  const meetingAt = step.key === 'handover' ? lease.reception?.meetingAt : undefined;
  const showsPeople = step.key === 'handover' || step.key === 'receiver';
  const isMine = step.state === 'now';
  const mayEnd = step.key === 'deposit' && lease.allowed.includes('endUnpaid');
  const maySetTerm = step.key === 'deposit' && lease.allowed.includes('setNewTerm');
  const mayObject = step.key === 'refunded' && lease.allowed.includes('objectToRejection');
  if (sentences === null && !mayObject) return null;
  return (
    <div className={`${styles['box']} ${isMine ? '' : styles['calm']}`}>
      {sentences && (
        <div className={meetingAt ? styles['when'] : ''}>
          {meetingAt && <Calendar at={meetingAt} />}
          <div>
            <h4>{sentences[0]}</h4>
            <p className={styles['small']}>{sentences[1]}</p>
          </div>
        </div>
      )}
      {showsPeople && <People lease={lease} />}
      <div className={styles['acts']}>
        {link && (
          <span className={isMine && isFirst ? styles['wide'] : ''}>
            <ButtonLink kind={isMine ? 'main' : 'line'} to={link.to}>
              {t(labelOf(lease, link.act))}
              <IconArrowRight size={20} stroke={1.5} aria-hidden />
            </ButtonLink>
          </span>
        )}
        {meetingAt && <Meeting lease={lease} meetingAt={meetingAt} />}
        {mayEnd && <EndUnpaid lease={lease} />}
        {maySetTerm && <NewTerm lease={lease} />}
        {mayObject && <Objection lease={lease} />}
      </div>
    </div>
  );
};
