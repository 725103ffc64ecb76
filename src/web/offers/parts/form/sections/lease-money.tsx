import { taxed } from '../../../../../domain/kit/money.ts';
import { offerNumbers } from '../../../../../domain/kit/numbers.ts';
import { pricePerMetreOf } from '../../../../../domain/offers/rules/card.ts';
import { depositSuggestions } from '../../../../../domain/offers/rules/costs.ts';
import { feeOf } from '../../../../../domain/offers/rules/fees.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { Button } from '../../../../kit/parts/button.tsx';
import { useFormat } from '../../../../kit/words/format.ts';
import { useWords } from '../../../../kit/words/words.ts';
import { ServiceFees } from '../../fees/service-fees.tsx';
import { useField, useFieldLabel, useForm } from '../context.ts';
import { Field } from '../field.tsx';
import { Fields } from '../fields.tsx';
import styles from '../form.module.css';

/** One, two or three rents as buttons, with VAT where the landlord charges it. */
const Suggestions = () => {
  const t = useWords(offerFormWords);
  const f = useFormat();
  const { form, vatStatus } = useForm();
  const deposit = useField('leaseAgreement.deposit');
  if (form.price === undefined) return null;
  return (
    <fieldset className={styles['suggest']} aria-label={t(`deposit.suggest.${vatStatus}`)}>
      {depositSuggestions(form.price, vatStatus).map((amount, at) => (
        <Button key={amount} size="s" onClick={() => deposit.onChange(amount)}>
          {t('deposit.rents', { n: at + offerNumbers.depositRentsMin, amount: f.money(amount) })}
        </Button>
      ))}
    </fieldset>
  );
};

/** What the operator will charge both sides for a deal at this rent. */
const Fees = () => {
  const { form, feeRates } = useForm();
  if (form.price === undefined) return null;
  const fees = { landlord: feeOf('landlord', feeRates, form.price), tenant: feeOf('tenant', feeRates, form.price) };
  return <ServiceFees fees={fees} isFrozen={false} />;
};

const usePriceHint = (): string => {
  const t = useWords(offerFormWords);
  const f = useFormat();
  const { form, vatStatus } = useForm();
  const { price, offerType } = form;
  const metre = pricePerMetreOf(form);
  const hints = [metre !== null && t('price.metre', { amount: f.money(metre) })];
  // What a sale is taxed with is settled at the sale.
  if (offerType !== 'sell' && vatStatus === 'exempt') hints.push(t('price.exempt'));
  else if (offerType !== 'sell' && price !== undefined) hints.push(t('price.gross', { amount: f.money(taxed(price, vatStatus).gross) }));
  return hints.filter(Boolean).join(' ');
};

/** Rent, deposit and when the rent is paid; the price of an offer to sell. */
export const MoneyGroup = () => {
  const t = useWords(offerFormWords);
  const labelOf = useFieldLabel();
  const { form } = useForm();
  const hint = usePriceHint();
  if (form.offerType === 'sell') return <Field path="price" label={labelOf('price.sell')} hint={hint} />;
  return (
    <>
      <h3 className={styles['group']}>{t('group.money')}</h3>
      <Fields group="money" own={{ price: <Field path="price" hint={hint} /> }} />
      <Suggestions />
      <Fees />
      <Fields group="payment" />
    </>
  );
};
