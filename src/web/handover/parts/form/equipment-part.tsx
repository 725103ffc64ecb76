import type { ProtocolEquipment } from '../../../../domain/handover/types.ts';
import { conditions } from '../../../../domain/kit/dictionaries.ts';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import { fieldId } from '../../../kit/form/field.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../tables.module.css';
import { CountInput } from './count-input.tsx';
import { LineInput } from './line-input.tsx';
import { changeAt, without } from './lists.ts';
import { PartCard } from './part-card.tsx';
import type { Errors } from './rooms-part.tsx';
import { AddRow, RemoveRow } from './row-button.tsx';

const Condition = ({
  row,
  path,
  onChange,
}: {
  readonly row: ProtocolEquipment;
  readonly path: string;
  readonly onChange: (patch: Partial<ProtocolEquipment>) => void;
}) => {
  const t = useWords(protocolWords);
  const name = useWords(dictionaryWords);
  return (
    <select
      id={fieldId(`${path}.condition`)}
      aria-label={`${t('equipment.condition')}: ${row.name}`}
      value={row.condition}
      onChange={(event) => {
        const condition = conditions.find((one) => one === event.currentTarget.value);
        if (condition) onChange({ condition });
      }}
    >
      {conditions.map((condition) => (
        <option key={condition} value={condition}>
          {name(`condition.${condition}`)}
        </option>
      ))}
    </select>
  );
};

/** Part B: what stays in the premises. */
export const EquipmentPart = ({
  rows,
  onChange,
  errors,
}: {
  readonly rows: readonly ProtocolEquipment[];
  readonly onChange: (rows: readonly ProtocolEquipment[]) => void;
  readonly errors: Errors;
}) => {
  const t = useWords(protocolWords);
  return (
    <PartCard id="equipment" letter="B" title={t('equipment.title')} end={rows.length > 0 && rows.length}>
      {rows.length === 0 && <p className={styles['empty']}>{t('equipment.empty')}</p>}
      <ul>
        {rows.map((row, at) => {
          const path = `establishedEquipmentState.${at}`;
          const change = (patch: Partial<ProtocolEquipment>): void => onChange(changeAt(rows, at, patch));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and do not change places
            <li key={at} className={styles['equipment']}>
              <LineInput
                path={`${path}.name`}
                label={t('equipment.name')}
                placeholder={t('equipment.name')}
                value={row.name}
                onChange={(name) => change({ name })}
                error={errors(`${path}.name`)}
              />
              <Condition row={row} path={path} onChange={change} />
              <CountInput
                path={`${path}.quantity`}
                label={`${t('equipment.quantity')}: ${row.name}`}
                value={row.quantity}
                onChange={(quantity) => change({ quantity })}
                error={errors(`${path}.quantity`)}
              />
              <RemoveRow label={t('remove', { name: row.name || t('equipment.name') })} onClick={() => onChange(without(rows, at))} />
            </li>
          );
        })}
      </ul>
      <AddRow label={t('equipment.add')} onClick={() => onChange([...rows, { name: '', condition: 'used_good', quantity: 1 }])} />
    </PartCard>
  );
};
