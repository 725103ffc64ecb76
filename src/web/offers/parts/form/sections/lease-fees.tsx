import { nonRentFees } from '../../../../../domain/kit/dictionaries.ts';
import { CheckField } from '../../../../kit/form/check-field.tsx';
import { ChoiceField } from '../../../../kit/form/choice-field.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import { Money, useNames } from '../bound.tsx';
import { useGroup } from '../context.ts';
import { formWords } from '../words.ts';

/** How the tenant pays for what is not in the rent. */
export const FeesGroup = () => {
  const t = useWords(formWords);
  const nameOf = useNames();
  const field = useGroup('leaseAgreement');
  const [fees, known] = [field('nonRentFees'), field('averageMonthlyCostsAnnualizedKnown')];
  const isUnknown = known.value === false;
  return (
    <>
      <ChoiceField
        {...fees}
        tiles
        value={fees.value ?? null}
        options={nonRentFees.map((value) => ({ value, label: nameOf('fees', value), hint: t(`fees.${value}.text`) }))}
      />
      {fees.value === 'lump_sum' && <Money of={field('lumpSum')} unit={t('unit.perMetre')} />}
      {fees.value === 'metered' && (
        <>
          <Money of={field('averageMonthlyCostsAnnualized')} disabled={isUnknown} />
          <CheckField {...known} value={isUnknown} onChange={(value) => known.onChange(value ? false : undefined)} />
        </>
      )}
    </>
  );
};
