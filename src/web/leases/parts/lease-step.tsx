/** A step of the timeline of a lease, and how what somebody wrote is quoted in it. */

import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Format } from '../../../words/kit/format.ts';
import { leaseWords } from '../../../words/leases/lease-page.ts';
import { Badge } from '../../kit/parts/badge.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { DocumentRow } from './document-row.tsx';
import styles from './lease.module.css';
import type { Lease } from './lease-header.tsx';

/** A step of the timeline of a lease. */
export type Step = Lease['steps'][number];
type Translate = ReturnType<typeof useWords<(typeof leaseWords)['pl']>>;

/** What is known about a step, in sentences. */
const factsOf = ({ key, state, by, facts }: Step, t: Translate, f: Format): readonly string[] => {
  const text = (name: string): string => String(facts[name] ?? '');
  const money = (): string => f.money(Number(facts['amount'] ?? 0));
  switch (key) {
    case 'signed':
      return [t('fact.signed', { landlord: text('landlord'), tenant: text('tenant') })];
    case 'receiver':
      return [
        ...(facts['receiver'] ? [t('fact.receiver.receiver', { receiver: text('receiver') })] : []),
        ...(facts['handing'] ? [t('fact.receiver.handing', { handing: text('handing') })] : []),
      ];
    case 'deposit':
      return [state === 'done' ? t('fact.deposit.done', { amount: money() }) : t('fact.deposit.due', { amount: money(), due: f.day(text('due')) })];
    case 'handover':
      // While it is the present step its frame says the hour.
      return facts['meetingAt'] && (state === 'done' || by === null) ? [t('fact.handover', { when: f.instant(text('meetingAt')) })] : [];
    case 'protocol':
      return Number(facts['round'] ?? 0) > 1 ? [t('fact.protocol.round', { round: Number(facts['round']) })] : [];
    case 'refunded':
      return [
        ...(Number(facts['amount'] ?? 0) > 0 ? [money()] : []),
        ...(facts['objection'] ? [t('fact.refunded.disputed', { when: f.instant(text('objectedAt')), text: quoted(text('objection')) })] : []),
      ];
    case 'released':
    case 'court':
      return Number(facts['amount'] ?? 0) > 0 ? [money()] : [];
    default:
      return [];
  }
};

/** What somebody wrote, without the full stop that the sentence around it has. */
export const quoted = (text: string): string => text.trim().replace(/\.$/, '');

const Node = ({ step, n }: { readonly step: Step; readonly n: number }) => (
  <span className={styles['node']} aria-hidden>
    {step.state === 'done' ? (
      <IconCheck size={16} stroke={2.25} />
    ) : step.state === 'stopped' ? (
      <IconX size={16} stroke={2.25} />
    ) : step.state === 'waiting' ? (
      <IconClock size={16} stroke={2} />
    ) : (
      n
    )}
  </span>
);

type Props = { readonly offerId: string; readonly step: Step; readonly n: number; readonly children?: ReactNode };

/** One step of the timeline: what, who, by when, its documents; the present one also holds what to do. */
export const LeaseStep = ({ offerId, step, n, children }: Props) => {
  const t = useWords(leaseWords);
  const f = useFormat();
  const who = step.actor && t(step.actor);
  return (
    <li className={styles[step.state]} aria-current={step.state === 'now' ? 'step' : undefined}>
      <Node step={step} n={n} />
      <div className={styles['line']}>
        <h3>{t(step.facts['objection'] ? 'step.refunded.stopped' : `step.${step.key}`)}</h3>
        {step.state === 'now' && (
          <Badge tone="amber" icon={<IconClock size={14} stroke={1.75} aria-hidden />}>
            {t('yourMove')}
          </Badge>
        )}
        {step.at && <time dateTime={step.at}>{f.instant(step.at)}</time>}
      </div>
      {factsOf(step, t, f).map((fact) => (
        <p key={fact} className={styles['small']}>
          {fact}
        </p>
      ))}
      {who && step.state !== 'done' && (
        <p className={step.late ? styles['late'] : styles['small']}>
          {step.by ? t(step.late ? 'who.late' : 'who.by', { who, when: f.instant(step.by) }) : who}
        </p>
      )}
      {step.documents.toReversed().map((document) => (
        <DocumentRow key={document.id} offerId={offerId} document={document} />
      ))}
      {children}
    </li>
  );
};
