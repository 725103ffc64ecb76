import { premisesUses } from '../../../../../domain/kit/dictionaries.ts';
import { offerNumbers } from '../../../../../domain/kit/numbers.ts';
import { mainUses } from '../../../../../domain/kit/provinces.ts';
import { ChoiceField } from '../../../../kit/form/choice-field.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import { Chips, Text, useNames } from '../bound.tsx';
import { useTop } from '../context.ts';
import { formWords } from '../words.ts';

/** Name, description, kind and uses. */
export const BasicsSection = () => {
  const t = useWords(formWords);
  const nameOf = useNames();
  const field = useTop();
  const [type, use] = [field('offerType'), field('legalMainUse')];
  return (
    <>
      <Text of={field('name')} maxLength={offerNumbers.nameMax} hint={t('hint.name')} />
      <Text of={field('description')} multiline maxLength={offerNumbers.descriptionMax} />
      <ChoiceField
        {...type}
        value={type.value ?? 'rent'}
        options={[
          { value: 'rent', label: t('rent') },
          { value: 'sell', label: t('sell') },
        ]}
        {...(type.value === 'sell' && { hint: t('hint.offerType.sell') })}
      />
      <ChoiceField {...use} value={use.value ?? null} options={mainUses.map((value) => ({ value, label: nameOf('mainUse', value) }))} />
      <Chips of={field('legalWarehouseUseAccepted')} from={premisesUses} dictionary="premisesUse" />
      <Chips of={field('legalWarehouseUseOfficial')} from={premisesUses} dictionary="premisesUse" hint={t('hint.official')} />
    </>
  );
};
