import { IconPlus, IconTrash } from '@tabler/icons-react';
import { officeEquipment, warehouseEquipment } from '../../../../../domain/kit/dictionaries.ts';
import type { FormPart } from '../../../../../domain/offers/types.ts';
import { NumberField } from '../../../../kit/form/number-field.tsx';
import { Columns } from '../../../../kit/form/section.tsx';
import { Button } from '../../../../kit/parts/button.tsx';
import { Note } from '../../../../kit/parts/note.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import { Chips, Features, Num } from '../bound.tsx';
import { type Bound, useFieldLabel, useForm, useGroup } from '../context.ts';
import styles from '../form.module.css';
import { formWords } from '../words.ts';

const features = {
  warehouse: [
    'crane',
    'carRamp',
    'warehouseHandling',
    'highBayRacking',
    'forklift',
    'mechanicalVentilation',
    'groundLevelWarehouse',
    'windowOpenings',
    'dustFreeFloor',
    'tirHallEntrance',
    'railRamp',
    'naturalVentilation',
  ],
  office: ['raisedFloors', 'raisedCeilings', 'alarm', 'monitoring', 'openingWindows'],
  retail: ['anyArrangement', 'independentVentilationChannel'],
} as const satisfies Record<string, readonly (keyof FormPart<'relatedDetails'>)[]>;

/** The distance between the columns, one group inside the section. */
const Grid = () => {
  const { form, errorOf, touch } = useForm();
  const labelOf = useFieldLabel();
  const whole = useGroup('relatedDetails')('columnsGridStructure');
  const values = form.relatedDetails?.columnsGridStructure ?? {};
  const axis = (key: 'x' | 'y'): Bound<number> => {
    const path = `relatedDetails.columnsGridStructure.${key}`;
    const { [key]: _old, ...rest } = values;
    return {
      name: path,
      label: labelOf(path),
      value: values[key],
      onChange: (value) => whole.onChange(value === null || value === undefined ? rest : { ...rest, [key]: value }),
      onBlur: () => touch(path),
      error: errorOf(path),
    };
  };
  return (
    <Columns spans={[6, 6]}>
      {[<Num key="x" of={axis('x')} unit="m" digits={2} isOptional />, <Num key="y" of={axis('y')} unit="m" digits={2} isOptional />]}
    </Columns>
  );
};

type Gate = NonNullable<FormPart<'relatedDetails'>['gates']>[number];

const Gates = () => {
  const t = useWords(formWords);
  const { form, errorOf, touch } = useForm();
  const labelOf = useFieldLabel();
  const whole = useGroup('relatedDetails')('gates');
  const gates = form.relatedDetails?.gates ?? [];
  const side = (at: number, key: keyof Gate) => {
    const path = `relatedDetails.gates.${at}.${key}`;
    return (
      <NumberField
        key={key}
        name={path}
        label={t('gate.field', { field: labelOf(path), n: at + 1 })}
        unit="cm"
        value={gates[at]?.[key] ?? null}
        onChange={(value) => whole.onChange(gates.map((gate, index) => (index === at ? { ...gate, [key]: value ?? undefined } : gate)))}
        onBlur={() => touch(path)}
        error={errorOf(path)}
      />
    );
  };
  return (
    <div className={styles['list']}>
      <h3 className={styles['group']}>{labelOf('relatedDetails.gates')}</h3>
      {gates.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a gate has no identity but its place
        <div key={at} className={styles['pair']}>
          {side(at, 'width')}
          {side(at, 'height')}
          <button
            type="button"
            className={styles['icon']}
            aria-label={t('gate.remove', { n: at + 1 })}
            onClick={() => whole.onChange(gates.filter((_gate, index) => index !== at))}
          >
            <IconTrash size={18} stroke={1.5} aria-hidden />
          </button>
        </div>
      ))}
      <div>
        <Button kind="quiet" size="s" onClick={() => whole.onChange([...gates, {}])}>
          <IconPlus size={16} stroke={1.75} aria-hidden />
          {t('gate.add')}
        </Button>
      </div>
    </div>
  );
};

/** What stays in the premises, by their main use; all of it optional. */
export const EquipmentSection = () => {
  const t = useWords(formWords);
  const { form } = useForm();
  const field = useGroup('relatedDetails');
  const use = form.legalMainUse;
  if (!use) return <Note>{t('text.equipment.none')}</Note>;
  return (
    <>
      {use === 'warehouse' && (
        <>
          <Num of={field('hallHeight')} unit="cm" isOptional />
          <Gates />
          <Chips of={field('warehouseEquipment')} from={warehouseEquipment} dictionary="warehouseEquipment" isOptional />
        </>
      )}
      {use === 'office' && <Chips of={field('officeEquipment')} from={officeEquipment} dictionary="officeEquipment" isOptional />}
      {use === 'retail' && <Num of={field('numberOfEntries')} unit={t('unit.pieces')} isOptional />}
      {use !== 'office' && <Grid />}
      <Features name="relatedDetails.features" label={t('group.features')} keys={features[use]} field={field} />
    </>
  );
};
