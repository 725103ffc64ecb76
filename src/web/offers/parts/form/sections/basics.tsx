import { offerFormWords } from '../../../../../words/offers/form.ts';
import { ChoiceField } from '../../../../kit/form/choice-field.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import { useField } from '../context.ts';
import { Fields } from '../fields.tsx';

/** To let or for sale; a new offer lets. */
const OfferType = () => {
  const t = useWords(offerFormWords);
  const type = useField('offerType');
  return (
    <ChoiceField
      {...type}
      value={type.value ?? 'rent'}
      options={[
        { value: 'rent', label: t('rent') },
        { value: 'sell', label: t('sell') },
      ]}
      {...(type.value === 'sell' && { hint: t('offerType.sell') })}
    />
  );
};

/** Name, description, kind and uses. */
export const BasicsSection = () => <Fields group="basics" own={{ offerType: <OfferType /> }} />;
