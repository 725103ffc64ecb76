import { energyClasses, heatings, sewerages, waterSupplies } from '../../../../../domain/kit/dictionaries.ts';
import { Columns } from '../../../../kit/form/section.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import { Features, Num, Pick } from '../bound.tsx';
import { type Bound, useFieldLabel, useForm, useGroup } from '../context.ts';
import styles from '../form.module.css';
import { formWords } from '../words.ts';

const installations = [
  'airConditioning',
  'gravityVentilation',
  'heatRecovery',
  'transformerIn',
  'doublePowerLines',
  'gas',
  'fiber',
  'lan',
  'phoneLine',
] as const;
const indices = [
  ['eu', 'kWh/m²'],
  ['ep', 'kWh/m²'],
  ['ek', 'kWh/m²'],
  ['renewableShare', '%'],
  ['co2', 't/m²'],
] as const;

/** The figures of the certificate, one group inside the section. */
const useIndices = () => {
  const { errorOf, touch, form } = useForm();
  const labelOf = useFieldLabel();
  const whole = useGroup('mediaDetails')('energyIndices');
  const values = form.mediaDetails?.energyIndices ?? {};
  return (key: (typeof indices)[number][0]): Bound<number> => ({
    name: `mediaDetails.energyIndices.${key}`,
    label: labelOf(`mediaDetails.energyIndices.${key}`),
    value: values[key],
    onChange: (value) => {
      const { [key]: _old, ...rest } = values;
      whole.onChange(value === null || value === undefined ? rest : { ...rest, [key]: value });
    },
    onBlur: () => touch(`mediaDetails.energyIndices.${key}`),
    error: errorOf(`mediaDetails.energyIndices.${key}`),
  });
};

/** Power, energy, supplies and installations. */
export const MediaSection = () => {
  const t = useWords(formWords);
  const field = useGroup('mediaDetails');
  const index = useIndices();
  return (
    <>
      <Columns spans={[6, 6]}>
        {[
          <Num key="p" of={field('powerAllocation')} unit="kW" digits={2} />,
          <Pick key="e" of={field('energyCategory')} from={energyClasses} dictionary="energyClass" />,
        ]}
      </Columns>
      <Columns spans={[4, 4, 4]}>
        {[
          <Pick key="w" of={field('water')} from={waterSupplies} dictionary="water" isOptional />,
          <Pick key="s" of={field('sewerage')} from={sewerages} dictionary="sewerage" isOptional />,
          <Pick key="h" of={field('heating')} from={heatings} dictionary="heating" isOptional />,
        ]}
      </Columns>
      <Features name="mediaDetails.installations" label={t('group.installations')} keys={installations} field={field} />
      <h3 className={styles['group']}>{t('group.energy')}</h3>
      <p className={styles['hint']}>{t('group.energy.hint')}</p>
      <Columns spans={[4, 4, 4, 4, 4]}>
        {indices.map(([key, unit]) => (
          <Num key={key} of={index(key)} unit={unit} digits={key === 'co2' ? 4 : 2} isOptional />
        ))}
      </Columns>
    </>
  );
};
