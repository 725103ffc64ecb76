/** The two fields of a proposal, each behind its switch. */

import { IconFileCertificate, IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { Grosze } from '../../../../domain/kit/brand.ts';
import { grosze, plainMoney } from '../../../../domain/kit/money.ts';
import { stepOf, stepped } from '../../../../domain/kit/typed/steps.ts';
import { needsWrittenForm } from '../../../../domain/offers/rules/lease-options.ts';
import { counterOfferWords } from '../../../../words/offers/counter-offer.ts';
import { offerDetailWords } from '../../../../words/offers/details.ts';
import { Field } from '../../../kit/parts/native-field.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useLang, useWords } from '../../../kit/words/words.ts';
import type { OfferTerms } from '../page/view.ts';
import styles from './counter-dialog.module.css';
import { useTerms } from './terms.ts';
import type { useProposal } from './use-proposal.ts';

type Proposal = ReturnType<typeof useProposal>;

/** The slider begins at seven tenths of the rent and moves by 50 zł; any amount can be typed. */
const slider = { from: 0.7, stepZloty: 50 } as const;
/** Where the buttons of the term begin when nothing is typed. */
const firstMonths = 24;

export const ProposalFields = ({ terms, proposal }: { readonly terms: OfferTerms; readonly proposal: Proposal }) => {
  const t = useWords(counterOfferWords);
  const f = useFormat();
  const listed = useTerms();
  return (
    <div className={styles['fields']}>
      <Switched isOn={proposal.rentOn} onChange={proposal.setRentOn} label={t('rent.toggle')} text={t('rent.today', { price: f.money(terms.price) })}>
        <Rent terms={terms} proposal={proposal} />
      </Switched>
      <Switched
        isOn={proposal.termOn}
        onChange={proposal.setTermOn}
        label={t('term.toggle')}
        text={t('term.today', { terms: listed(proposal.before.terms) })}
      >
        <Term proposal={proposal} />
      </Switched>
    </div>
  );
};

type SwitchedProps = {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly label: string;
  readonly text: string;
  readonly children: ReactNode;
};

/** A part of the proposal; switched off it folds to one line. */
const Switched = ({ isOn, onChange, label, text, children }: SwitchedProps) => {
  const id = useId();
  return (
    <section className={`${styles['part']} ${isOn ? styles['on'] : ''}`}>
      <label className={styles['switch']}>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={id}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          <b>{label}</b>
          <small id={id}>{text}</small>
        </span>
      </label>
      {isOn && <div className={styles['value']}>{children}</div>}
    </section>
  );
};

const Rent = ({ terms, proposal }: { readonly terms: OfferTerms; readonly proposal: Proposal }) => {
  const t = useWords(counterOfferWords);
  const f = useFormat();
  const lang = useLang();
  const { price, setPrice, newPrice, errors } = proposal;
  const step = slider.stepZloty * 100;
  const least = Math.max(step, Math.floor((terms.price * slider.from) / step) * step);
  const percent = newPrice === null ? null : (newPrice / terms.price - 1) * 100;
  return (
    <>
      <Field label={t('rent.label')} error={errors.newPrice} end={<span className={styles['unit']}>{t('rent.unit')}</span>}>
        {(wiring) => (
          <input
            {...wiring}
            inputMode="decimal"
            data-autofocus
            value={price}
            onChange={(event) => setPrice(event.currentTarget.value)}
            onKeyDown={(event) => {
              const next = steppedBy(event, price, newPrice === null ? null : newPrice / 100, 'zł');
              if (next !== null) setPrice(plainMoney(grosze(Math.round(next * 100)), lang === 'pl' ? ',' : '.'));
            }}
          />
        )}
      </Field>
      {terms.price > least && (
        <div className={styles['slider']}>
          <input
            type="range"
            aria-label={t('rent.range')}
            aria-valuetext={newPrice === null ? undefined : f.money(newPrice)}
            min={least}
            max={terms.price}
            step={step}
            value={newPrice ?? terms.price}
            onChange={(event) => setPrice(plainMoney(Number(event.currentTarget.value) as Grosze, lang === 'pl' ? ',' : '.'))}
          />
          <p aria-hidden>
            <span>{f.shortMoney(least)}</span>
            <b>{percent !== null && percent < 0 && percent >= -100 ? `−${f.number(Math.abs(percent), 1)} %` : ''}</b>
            <span>{f.shortMoney(terms.price)}</span>
          </p>
        </div>
      )}
    </>
  );
};

const Term = ({ proposal }: { readonly proposal: Proposal }) => {
  const t = useWords(counterOfferWords);
  const d = useWords(offerDetailWords);
  const { months, setMonths, newDuration, errors } = proposal;
  const move = (by: number): void => setMonths(String(newDuration === null ? firstMonths : Math.max(1, newDuration + by)));
  return (
    <>
      <Field
        label={t('term.label')}
        error={errors.newDuration}
        end={
          <>
            <span className={styles['unit']}>{t('term.unit')}</span>
            <button type="button" className={styles['step']} aria-label={t('term.less')} onClick={() => move(-1)}>
              <IconMinus size={18} stroke={1.75} aria-hidden />
            </button>
            <button type="button" className={styles['step']} aria-label={t('term.more')} onClick={() => move(1)}>
              <IconPlus size={18} stroke={1.75} aria-hidden />
            </button>
          </>
        }
      >
        {(wiring) => (
          <input
            {...wiring}
            inputMode="numeric"
            value={months}
            onChange={(event) => setMonths(event.currentTarget.value)}
            onKeyDown={(event) => {
              const next = steppedBy(event, months, newDuration, 'months');
              if (next !== null) setMonths(String(next));
            }}
          />
        )}
      </Field>
      {needsWrittenForm(newDuration) && (
        <p className={styles['hint']}>
          <IconFileCertificate size={18} stroke={1.5} aria-hidden />
          {d('book.long')}
        </p>
      )}
    </>
  );
};

/** The number after an arrow key; null for other keys, and where the text is no number, which stays. */
const steppedBy = (event: KeyboardEvent, text: string, value: number | null, unit: 'zł' | 'months'): number | null => {
  if (value === null && text.trim() !== '') return null;
  const next = stepped(value, { key: event.key, shift: event.shiftKey, step: stepOf(unit), least: 0, digits: unit === 'zł' ? 2 : 0 });
  if (next !== null) event.preventDefault();
  return next;
};
