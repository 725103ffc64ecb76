import { IconBolt, IconDroplet, IconFlame, IconGauge, IconTemperature } from '@tabler/icons-react';
import type { ProtocolMeter } from '../../../../domain/handover/types.ts';
import { type MeterKind, meterUnits } from '../../../../domain/kit/dictionaries.ts';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../tables.module.css';
import { LineInput } from './line-input.tsx';
import { changeAt, without } from './lists.ts';
import { PartCard } from './part-card.tsx';
import type { Errors } from './rooms-part.tsx';
import { AddRow, RemoveRow } from './row-button.tsx';

const icons = {
  electricity: IconBolt,
  gas: IconFlame,
  hot_water: IconDroplet,
  cold_water: IconDroplet,
  heat: IconTemperature,
  other: IconGauge,
} satisfies Record<MeterKind, unknown>;

type MeterProps = {
  readonly meter: ProtocolMeter;
  readonly path: string;
  readonly errors: Errors;
  readonly onChange: (patch: Partial<ProtocolMeter>) => void;
  readonly onRemove: () => void;
};

const Unit = ({ meter, onChange }: Pick<MeterProps, 'meter' | 'onChange'>) => {
  const t = useWords(protocolWords);
  const name = useWords(dictionaryWords);
  return (
    <select
      aria-label={`${t('meters.unit')}: ${meter.name}`}
      value={meter.unit}
      onChange={(event) => {
        const unit = meterUnits.find((one) => one === event.currentTarget.value);
        if (unit) onChange({ unit });
      }}
    >
      {meterUnits.map((unit) => (
        <option key={unit} value={unit}>
          {name(`unit.${unit}`)}
        </option>
      ))}
    </select>
  );
};

const Meter = ({ meter, path, errors, onChange, onRemove }: MeterProps) => {
  const t = useWords(protocolWords);
  const Icon = icons[meter.kind];
  return (
    <li className={styles['meter']}>
      <span className={styles['icon']} aria-hidden>
        <Icon size={20} stroke={1.5} />
      </span>
      <LineInput
        className={styles['meter-name']}
        path={`${path}.name`}
        label={t('meters.name')}
        value={meter.name}
        onChange={(name) => onChange({ name })}
        error={errors(`${path}.name`)}
      />
      <LineInput
        className={styles['meter-number']}
        path={`${path}.meterNumber`}
        label={`${t('meters.number')}: ${meter.name}`}
        placeholder={t('meters.number')}
        maxLength={60}
        value={meter.meterNumber}
        onChange={(meterNumber) => onChange({ meterNumber })}
      />
      <LineInput
        className={styles['reading']}
        path={`${path}.reading`}
        label={`${t('meters.reading')}: ${meter.name}`}
        placeholder={t('meters.reading')}
        inputMode="decimal"
        maxLength={20}
        value={meter.reading}
        onChange={(reading) => onChange({ reading })}
        error={errors(`${path}.reading`)}
        unit={<Unit meter={meter} onChange={onChange} />}
      />
      <RemoveRow label={t('remove', { name: meter.name })} onClick={onRemove} />
    </li>
  );
};

/** Part C: the readings of the day. */
export const MetersPart = ({
  rows,
  onChange,
  errors,
}: {
  readonly rows: readonly ProtocolMeter[];
  readonly onChange: (rows: readonly ProtocolMeter[]) => void;
  readonly errors: Errors;
}) => {
  const t = useWords(protocolWords);
  const done = rows.filter((meter) => meter.reading.trim() !== '').length;
  return (
    <PartCard id="meters" letter="C" title={t('meters.title')} end={t('meters.count', { done, n: rows.length })}>
      <ul>
        {rows.map((meter, at) => (
          <Meter
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and do not change places
            key={at}
            meter={meter}
            path={`localMeterReadings.${at}`}
            errors={errors}
            onChange={(patch) => onChange(changeAt(rows, at, patch))}
            onRemove={() => onChange(without(rows, at))}
          />
        ))}
      </ul>
      <AddRow
        label={t('meters.add')}
        onClick={() => onChange([...rows, { kind: 'other', name: t('meters.new'), meterNumber: '', reading: '', unit: 'kWh' }])}
      />
    </PartCard>
  );
};
