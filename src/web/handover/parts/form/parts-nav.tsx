import { useEffect, useState } from 'react';
import type { ProtocolData } from '../../../../domain/handover/types.ts';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import { useTimeLeft } from '../../../kit/parts/countdown.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../protocol.module.css';
import type { Protocol } from './draft.ts';

const ids = ['rooms', 'equipment', 'meters', 'keys', 'sign'] as const;
type PartId = (typeof ids)[number];

/** Which part stands at the top of the window. */
const useCurrent = (): PartId => {
  const [current, setCurrent] = useState<PartId>('rooms');
  useEffect(() => {
    const inSight = new Set<string>();
    const watcher = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        const id = ids.find((one) => inSight.has(one));
        if (id) setCurrent(id);
      },
      { rootMargin: '-20% 0px -65% 0px' },
    );
    for (const id of ids) {
      const part = document.getElementById(id);
      if (part) watcher.observe(part);
    }
    return () => watcher.disconnect();
  }, []);
  return current;
};

const countsOf = (data: ProtocolData): Readonly<Record<PartId, string>> => {
  const { establishedPremiseCondition: levels, localMeterReadings: meters } = data;
  return {
    rooms: String(levels.reduce((sum, level) => sum + level.rooms.length, 0)),
    equipment: String(data.establishedEquipmentState.length),
    meters: `${meters.filter((meter) => meter.reading.trim() !== '').length}/${meters.length}`,
    keys: String(data.transferredKeysAndDevices.reduce((sum, key) => sum + key.quantity, 0)),
    sign: '0/2',
  };
};

/** When the sides meet and until when they sign; afterwards only when they met. */
const Meeting = ({ at, signBy }: { readonly at: string; readonly signBy: string }) => {
  const t = useWords(protocolWords);
  const f = useFormat();
  const when = f.instant(at);
  return useTimeLeft(signBy) === 0 ? t('meeting.past', { when }) : t('meeting', { when, by: f.time(signBy) });
};

/** The parts with how far each is; sticks to the top on phones. */
export const PartsNav = ({ data, protocol }: { readonly data: ProtocolData; readonly protocol: Protocol }) => {
  const t = useWords(protocolWords);
  const current = useCurrent();
  const counts = countsOf(data);
  const { meetingAt, signBy } = protocol;
  return (
    <nav className={styles['nav']} aria-label={t('parts')}>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'step' : undefined}>
              <span>{t(`part.${id}`)}</span>
              <em>{counts[id]}</em>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles['meeting']}>{meetingAt && signBy ? <Meeting at={meetingAt} signBy={signBy} /> : t('meeting.none')}</p>
    </nav>
  );
};
