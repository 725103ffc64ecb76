import { memo, useDeferredValue } from 'react';
import type { Grosze } from '../../../../../domain/kit/brand.ts';
import { taxed } from '../../../../../domain/kit/money.ts';
import { offerNumbers } from '../../../../../domain/kit/numbers.ts';
import { pricePerMetreOf } from '../../../../../domain/offers/rules/card.ts';
import { depositSuggestions } from '../../../../../domain/offers/rules/costs.ts';
import { feeOf } from '../../../../../domain/offers/rules/fees.ts';
import { isSale } from '../../../../../domain/offers/rules/sale.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { Button } from '../../../../kit/parts/button.tsx';
import { useFormat } from '../../../../kit/words/format.ts';
import { useWords } from '../../../../kit/words/words.ts';
import { ServiceFees } from '../../fees/service-fees.tsx';
import { useField, useFieldLabel, useForm, useOfForm } from '../context.ts';
import { Field } from '../field.tsx';
import { Fields } from '../fields.tsx';
import styles from '../form.module.css';

/** The rent, a moment after it is typed: what follows from it waits until the key is seen. */
const useLaterPrice = (): Grosze | undefined => useDeferredValue(useOfForm((form) => form.price));

/** One, two or three rents as buttons, with VAT where the landlord charges it. */
const Suggestions = memo(({ price }: { readonly price: Grosze }) => {
  const t = useWords(offerFormWords);
  const f = useFormat();
  const { vatStatus } = useForm();
  const deposit = useField('leaseAgreement.deposit');
  return (
    <fieldset className={styles['suggest']} aria-label={t(`deposit.suggest.${vatStatus}`)}>
      {depositSuggestions(price, vatStatus)
        .map((amount, at) => ({ amount, rents: at + offerNumbers.depositRentsMin }))
        .map(({ amount, rents }) => (
          <Button key={rents} size="s" onClick={() => deposit.onChange(amount)}>
            {t('deposit.rents', { n: rents, amount: f.money(amount) })}
          </Button>
        ))}
    </fieldset>
  );
});

/** What the operator will charge both sides for a deal at this rent. */
const Fees = memo(({ price }: { readonly price: Grosze }) => {
  const { feeRates } = useForm();
  const fees = { landlord: feeOf('landlord', feeRates, price), tenant: feeOf('tenant', feeRates, price) };
  return <ServiceFees fees={fees} isFrozen={false} />;
});

const AfterRent = () => {
  const price = useLaterPrice();
  if (price === undefined) return null;
  return (
    <>
      <Suggestions price={price} />
      <Fees price={price} />
    </>
  );
};

const usePriceHint = (): string => {
  const t = useWords(offerFormWords);
  const f = useFormat();
  const { vatStatus } = useForm();
  const price = useLaterPrice();
  const isOfSale = useOfForm(isSale);
  const metre = useDeferredValue(useOfForm(pricePerMetreOf));
  const hints = [metre !== null && t('price.metre', { amount: f.money(metre) })];
  // What a sale is taxed with is settled at the sale.
  if (!isOfSale && vatStatus === 'exempt') hints.push(t('price.exempt'));
  else if (!isOfSale && price !== undefined) hints.push(t('price.gross', { amount: f.money(taxed(price, vatStatus).gross) }));
  return hints.filter(Boolean).join(' ');
};

/** The rent with what follows from it; alone, so that a key in it draws no other field of the group. */
const Rent = () => <Field path="price" hint={usePriceHint()} />;

const SellingPrice = () => {
  const labelOf = useFieldLabel();
  return <Field path="price" label={labelOf('price.sell')} hint={usePriceHint()} />;
};

const ownFields = { price: <Rent /> };

/** Rent, deposit and when the rent is paid; the price of an offer to sell. */
export const MoneyGroup = () => {
  const t = useWords(offerFormWords);
  const isOfSale = useOfForm(isSale);
  if (isOfSale) return <SellingPrice />;
  return (
    <>
      <h3 className={styles['group']}>{t('group.money')}</h3>
      <Fields group="money" own={ownFields} />
      <AfterRent />
      <Fields group="payment" />
    </>
  );
};
