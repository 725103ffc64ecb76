/** The services of others on the console's overview: how each is had, and whether it answers. */

import { IconAlertTriangle, IconCircleCheck, IconCircleMinus, IconInfoCircle } from '@tabler/icons-react';
import type { adminCalls } from '../../../../contract/admin/endpoints.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import { serviceStateOf } from '../../../../domain/admin/rules/services.ts';
import { overviewWords } from '../../../../words/admin/overview.ts';
import { Card } from '../../../kit/parts/card.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './services.module.css';

type Services = OutputOf<typeof adminCalls.getSystemState>['services'];

const iconOf = {
  works: IconCircleCheck,
  fails: IconAlertTriangle,
  unasked: IconInfoCircle,
  embedded: IconInfoCircle,
  recorded: IconInfoCircle,
  queued: IconInfoCircle,
  off: IconCircleMinus,
} as const;

/** One line for each: its name and a word, and of one that is asked the last answer and the last failure. */
export const ServicesCard = ({ services }: { readonly services: Services }) => {
  const t = useWords(overviewWords);
  return (
    <Card title={t('services.title')}>
      <ul className={styles['services']}>
        {services.map((service) => (
          <Service key={service.name} service={service} />
        ))}
      </ul>
    </Card>
  );
};

const Service = ({ service }: { readonly service: Services[number] }) => {
  const t = useWords(overviewWords);
  const f = useFormat();
  const { name, succeededAt, failedAt, fault } = service;
  const state = serviceStateOf(service);
  const Icon = iconOf[state];
  const isAsked = state === 'works' || state === 'fails';
  const moments = [
    ...(succeededAt === null ? [] : [t('services.succeeded', { at: f.shortInstant(succeededAt) })]),
    ...(failedAt === null || fault === null ? [] : [t('services.failed', { at: f.shortInstant(failedAt), fault: t(`services.fault.${fault}`) })]),
  ];
  return (
    <li data-service={name} data-state={state}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <span>{t(`services.name.${name}`)}</span>
      <b>{t(`services.state.${state}`)}</b>
      {isAsked && <small>{(state === 'fails' ? moments.toReversed() : moments).join(', ')}</small>}
    </li>
  );
};
