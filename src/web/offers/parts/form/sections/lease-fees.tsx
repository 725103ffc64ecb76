import { nonRentFees } from '../../../../../domain/kit/dictionaries.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { CheckField } from '../../../../kit/form/check-field.tsx';
import { ChoiceField } from '../../../../kit/form/choice-field.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import { useField } from '../context.ts';
import { Field } from '../field.tsx';
import { useNames } from '../names.ts';

/** How the tenant pays for what is not in the rent. */
export const FeesGroup = () => {
  const t = useWords(offerFormWords);
  const nameOf = useNames();
  const fees = useField('leaseAgreement.nonRentFees');
  const known = useField('leaseAgreement.averageMonthlyCostsAnnualizedKnown');
  const isUnknown = known.value === false;
  return (
    <>
      <ChoiceField
        {...fees}
        tiles
        value={fees.value ?? null}
        options={nonRentFees.map((value) => ({ value, label: nameOf('fees', value), hint: t(`fees.${value}.text`) }))}
      />
      {fees.value === 'lump_sum' && <Field path="leaseAgreement.lumpSum" />}
      {fees.value === 'metered' && (
        <>
          <Field path="leaseAgreement.averageMonthlyCostsAnnualized" disabled={isUnknown} />
          <CheckField {...known} value={isUnknown} onChange={(value) => known.onChange(value ? false : undefined)} />
        </>
      )}
    </>
  );
};
