import { buildingTypes, constructionMaterials, drives, surroundings, thermalInsulations } from '../../../../../domain/kit/dictionaries.ts';
import { NumberField } from '../../../../kit/form/number-field.tsx';
import { Columns } from '../../../../kit/form/section.tsx';
import { SelectField } from '../../../../kit/form/select-field.tsx';
import { useLang, useWords } from '../../../../kit/words/words.ts';
import { Chips, useNames } from '../bound.tsx';
import { useGroup } from '../context.ts';
import { formWords } from '../words.ts';

/** The building and what stands around it. */
export const BuildingSection = () => {
  const t = useWords(formWords);
  const nameOf = useNames();
  const lang = useLang();
  const field = useGroup('areaDetails');
  const [type, year] = [field('buildingType'), field('constructionCompletionYear')];
  // Sorted by the page's language, `other` last.
  const types = buildingTypes
    .map((value) => ({ value, label: nameOf('buildingType', value) }))
    .sort((a, b) => Number(a.value === 'other') - Number(b.value === 'other') || a.label.localeCompare(b.label, lang));
  return (
    <>
      <Columns spans={[8, 4]}>
        {[
          <SelectField key="t" {...type} value={type.value ?? null} options={types} placeholder={t('choose')} />,
          <NumberField key="y" {...year} value={year.value ?? null} isPlain />,
        ]}
      </Columns>
      <Chips of={field('constructionMaterial')} from={constructionMaterials} dictionary="material" />
      <Chips of={field('thermalInsulation')} from={thermalInsulations} dictionary="insulation" />
      <Chips of={field('drive')} from={drives} dictionary="drive" />
      <Chips of={field('surroundings')} from={surroundings} dictionary="surroundings" />
    </>
  );
};
