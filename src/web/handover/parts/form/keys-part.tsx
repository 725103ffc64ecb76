import type { ProtocolKey } from '../../../../domain/handover/types.ts';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../tables.module.css';
import { CountInput } from './count-input.tsx';
import { LineInput } from './line-input.tsx';
import { changeAt, without } from './lists.ts';
import { PartCard } from './part-card.tsx';
import type { Errors } from './rooms-part.tsx';
import { AddRow, RemoveRow } from './row-button.tsx';

/** Part D: keys and devices, counted. */
export const KeysPart = ({
  rows,
  onChange,
  errors,
}: {
  readonly rows: readonly ProtocolKey[];
  readonly onChange: (rows: readonly ProtocolKey[]) => void;
  readonly errors: Errors;
}) => {
  const t = useWords(protocolWords);
  return (
    <PartCard id="keys" letter="D" title={t('keys.title')} end={t('keys.count', { n: rows.reduce((sum, key) => sum + key.quantity, 0) })}>
      <ul>
        {rows.map((row, at) => {
          const path = `transferredKeysAndDevices.${at}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and do not change places
            <li key={at} className={styles['key']}>
              <LineInput
                path={`${path}.name`}
                label={t('keys.name')}
                placeholder={t('keys.name')}
                value={row.name}
                onChange={(name) => onChange(changeAt(rows, at, { name }))}
                error={errors(`${path}.name`)}
              />
              <CountInput
                path={`${path}.quantity`}
                label={`${t('keys.quantity')}: ${row.name}`}
                value={row.quantity}
                onChange={(quantity) => onChange(changeAt(rows, at, { quantity }))}
                error={errors(`${path}.quantity`)}
              />
              <RemoveRow label={t('remove', { name: row.name || t('keys.name') })} onClick={() => onChange(without(rows, at))} />
            </li>
          );
        })}
      </ul>
      <AddRow label={t('keys.add')} onClick={() => onChange([...rows, { name: '', quantity: 1 }])} />
    </PartCard>
  );
};
