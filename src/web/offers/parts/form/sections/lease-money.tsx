import { taxed } from '../../../../../domain/kit/money.ts';
import { offerNumbers } from '../../../../../domain/kit/numbers.ts';
import { pricePerMetreOf } from '../../../../../domain/offers/rules/card.ts';
import { depositSuggestions } from '../../../../../domain/offers/rules/costs.ts';
import { NumberField } from '../../../../kit/form/number-field.tsx';
import { Columns } from '../../../../kit/form/section.tsx';
import { SelectField } from '../../../../kit/form/select-field.tsx';
import { Button } from '../../../../kit/parts/button.tsx';
import { useFormat } from '../../../../kit/words/format.ts';
import { useWords } from '../../../../kit/words/words.ts';
import { Money } from '../bound.tsx';
import { useFieldLabel, useForm, useGroup, useTop } from '../context.ts';
import styles from '../form.module.css';
import { formWords } from '../words.ts';

/** One, two or three gross rents, as buttons. */
const Suggestions = () => {
  const t = useWords(formWords);
  const f = useFormat();
  const { form } = useForm();
  const deposit = useGroup('leaseAgreement')('deposit');
  if (form.price === undefined) return null;
  return (
    <fieldset className={styles['suggest']} aria-label={t('deposit.suggest')}>
      {depositSuggestions(form.price, 'active').map((amount, at) => (
        <Button key={amount} size="s" onClick={() => deposit.onChange(amount)}>
          {t('deposit.rents', { n: at + offerNumbers.depositRentsMin, amount: f.money(amount) })}
        </Button>
      ))}
    </fieldset>
  );
};

const PayDay = () => {
  const t = useWords(formWords);
  const field = useGroup('leaseAgreement')('payDay');
  const days = Array.from({ length: offerNumbers.payDayMax }, (_, at) => String(at + 1));
  return (
    <SelectField
      {...field}
      value={field.value === undefined ? null : String(field.value)}
      onChange={(value) => field.onChange(value === 'last' ? 'last' : Number(value))}
      options={[...days.map((day) => ({ value: day, label: t('payDay.day', { n: day }) })), { value: 'last', label: t('payDay.last') }]}
    />
  );
};

const usePriceHint = (): string => {
  const t = useWords(formWords);
  const f = useFormat();
  const { form } = useForm();
  const metre = pricePerMetreOf(form);
  return [
    metre !== null && t('hint.price.metre', { amount: f.money(metre) }),
    form.price !== undefined && t('hint.price.gross', { amount: f.money(taxed(form.price, 'active').gross) }),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Rent, deposit and when the rent is paid; the price of an offer to sell. */
export const MoneyGroup = () => {
  const t = useWords(formWords);
  const labelOf = useFieldLabel();
  const { form } = useForm();
  const [top, lease] = [useTop(), useGroup('leaseAgreement')];
  const hint = usePriceHint();
  const first = lease('firstPaymentDay');
  if (form.offerType === 'sell') return <Money of={{ ...top('price'), label: labelOf('price.sell') }} hint={hint} />;
  return (
    <>
      <h3 className={styles['group']}>{t('group.money')}</h3>
      <Columns spans={[6, 6]}>{[<Money key="p" of={top('price')} hint={hint} />, <Money key="d" of={lease('deposit')} />]}</Columns>
      <Suggestions />
      <Columns spans={[6, 6]}>
        {[<PayDay key="p" />, <NumberField key="f" {...first} value={first.value ?? null} unit={t('unit.days')} hint={t('hint.firstPaymentDay')} />]}
      </Columns>
    </>
  );
};
