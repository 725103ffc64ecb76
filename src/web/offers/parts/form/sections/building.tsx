import { buildingTypes } from '../../../../../domain/kit/dictionaries.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { SelectField } from '../../../../kit/form/select-field.tsx';
import { useLang, useWords } from '../../../../kit/words/words.ts';
import { useField } from '../context.ts';
import { Fields } from '../fields.tsx';
import { useNames } from '../names.ts';

/** The types sorted by the page's language, `other` last. */
const BuildingType = () => {
  const t = useWords(offerFormWords);
  const nameOf = useNames();
  const lang = useLang();
  const type = useField('areaDetails.buildingType');
  const types = buildingTypes
    .map((value) => ({ value, label: nameOf('buildingType', value) }))
    .sort((a, b) => Number(a.value === 'other') - Number(b.value === 'other') || a.label.localeCompare(b.label, lang));
  return <SelectField {...type} value={type.value ?? null} options={types} placeholder={t('choose')} />;
};

/** The building and what stands around it. */
export const BuildingSection = () => <Fields group="building" own={{ 'areaDetails.buildingType': <BuildingType /> }} />;
