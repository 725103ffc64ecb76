import { termLimits } from '../../../../../domain/offers/rules/lease-options.ts';
import type { FormOption, OfferForm } from '../../../../../domain/offers/types.ts';
import { leaseOptions } from '../../../../../domain/offers/types.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { CheckField } from '../../../../kit/form/check-field.tsx';
import { fieldError, fieldId } from '../../../../kit/form/field.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import { useErrorOf, useField, useFieldLabel, useOfForm } from '../context.ts';
import { Field } from '../field.tsx';
import styles from '../form.module.css';

const months = {
  infinite: 'leaseAgreement.leaseNoticePeriod',
  fixedshort: 'leaseAgreement.fixedshortMonths',
  fixedlong: 'leaseAgreement.fixedlongMonths',
} as const;

/** Longest term of each option; 0 where the availability does not allow it. */
const mostOf = (form: OfferForm): Record<FormOption, number> => {
  const { infinite, shortMax, longMax } = termLimits(form);
  return { infinite: infinite ? 1 : 0, fixedshort: shortMax, fixedlong: longMax };
};

const Option = ({ option }: { readonly option: FormOption }) => {
  const t = useWords(offerFormWords);
  const chosen = useField(`leaseAgreement.${option}`);
  const most = useOfForm((form) => mostOf(form)[option]);
  const isOpen = most > 0;
  // A ticked option that the dates forbid can still be unticked; the reason stands beside it either way.
  const isOn = chosen.value === true;
  const limit = option === 'infinite' ? t('option.notice') : t('option.max', { n: most });
  return (
    <div className={styles['option']}>
      <CheckField
        {...chosen}
        value={isOn}
        disabled={!isOpen && !isOn}
        onChange={(value) => chosen.onChange(value)}
        hint={isOpen ? t(`option.${option}.text`) : t(`option.off.${option}`)}
      />
      {isOn && (
        <div className={styles['months']}>
          <Field path={months[option]} {...(isOpen && { hint: limit })} />
        </div>
      )}
    </div>
  );
};

/** The lease options that the tenant may choose from, each within what the availability allows. */
export const TermsGroup = () => {
  const t = useWords(offerFormWords);
  const labelOf = useFieldLabel();
  const path = 'leaseAgreement';
  const error = useErrorOf(path);
  return (
    <fieldset className={styles['options']} id={fieldId(path)} tabIndex={-1}>
      <legend className={styles['group']}>{labelOf(path)}</legend>
      <p className={styles['hint']}>{t('group.terms.hint')}</p>
      {leaseOptions.map((option) => (
        <Option key={option} option={option} />
      ))}
      {fieldError(error)}
    </fieldset>
  );
};
