import { taxed } from '../../../../../domain/kit/money.ts';
import { offerNumbers } from '../../../../../domain/kit/numbers.ts';
import { pricePerMetreOf } from '../../../../../domain/offers/rules/card.ts';
import { depositSuggestions } from '../../../../../domain/offers/rules/costs.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { Button } from '../../../../kit/parts/button.tsx';
import { useFormat } from '../../../../kit/words/format.ts';
import { useWords } from '../../../../kit/words/words.ts';
import { useField, useFieldLabel, useForm } from '../context.ts';
import { Field } from '../field.tsx';
import { Fields } from '../fields.tsx';
import styles from '../form.module.css';

/** One, two or three gross rents, as buttons. */
const Suggestions = () => {
  const t = useWords(offerFormWords);
  const f = useFormat();
  const { form } = useForm();
  const deposit = useField('leaseAgreement.deposit');
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

const usePriceHint = (): string => {
  const t = useWords(offerFormWords);
  const f = useFormat();
  const { form } = useForm();
  const metre = pricePerMetreOf(form);
  return [
    metre !== null && t('price.metre', { amount: f.money(metre) }),
    form.price !== undefined && t('price.gross', { amount: f.money(taxed(form.price, 'active').gross) }),
  ]
    .filter(Boolean)
    .join(' ');
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
      <Fields group="payment" />
    </>
  );
};
