/** What binds today beside what would bind, in figures, in the lease's own words, and in what it means. */

import { IconArrowRight, IconEqual } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { bookingNumbers } from '../../../../domain/kit/numbers.ts';
import { isOpenState } from '../../../../domain/offers/counter-offer.machine.ts';
import { counterOfferWords } from '../../../../words/offers/counter-offer.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { isLettersOnly, wordDifference } from '../../../kit/words/word-difference.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './comparison.module.css';
import type { CounterOfferData } from './data.ts';
import { feesText } from './fees-text.ts';
import { useProposed, useTerms } from './terms.ts';

type Props = { readonly counterOffer: CounterOfferData };

/** How the lease's text changes, and what that means to the owner. */
export const Consequences = ({ counterOffer }: Props) => (
  <>
    {counterOffer.changes.length > 0 && <Changes counterOffer={counterOffer} />}
    {counterOffer.side === 'landlord' && isOpenState(counterOffer.state) && <Meaning counterOffer={counterOffer} />}
  </>
);

/** Only what changes stands in the table; the rest is one line, and all of it where the offer is closed to the reader. Of a counter-offer that is over nothing would follow any more: it is compared, and no next version is named. */
export const Figures = ({ counterOffer }: Props) => {
  const t = useWords(counterOfferWords);
  const f = useFormat();
  const { costs, terms, version, nextVersion, difference, deposit, validTo, isOver, isShown } = counterOffer;
  const { before, after } = costs;
  // What it asked for is in the offer by now, or the offer is none of the reader's.
  if (!isShown || (difference.rent === null && difference.term === null)) return <Request counterOffer={counterOffer} />;
  const waits = isOpenState(counterOffer.state) && !isOver;
  const part = before.known ? undefined : t('sum.part');
  return (
    <>
      <table className={styles['figures']}>
        <thead>
          <tr>
            <td />
            <th scope="col">
              {t(isOver ? 'table.then' : 'table.now')} <small>{t('table.version', { n: version })}</small>
            </th>
            <td />
            <th scope="col">
              {waits ? (
                <>
                  {t('table.after')} <small>{t('table.version', { n: nextVersion })}</small>
                </>
              ) : (
                t('table.proposed')
              )}
            </th>
          </tr>
        </thead>
        <tbody>
          {difference.rent && (
            <Row
              name={t('table.rent')}
              before={[f.money(before.rentNet), t('table.perMetre', { price: f.money(before.rentPerMetre) })]}
              after={[f.money(after.rentNet), t('table.perMetre', { price: f.money(after.rentPerMetre) })]}
            />
          )}
          {difference.term && <Terms terms={terms} added={difference.term.months} />}
          <Row name={t('table.gross')} before={[f.money(before.gross), part]} after={[f.money(after.gross), part]} />
        </tbody>
      </table>
      {waits && (
        <p className={styles['same']}>
          <IconEqual size={20} stroke={1.5} aria-hidden />
          <span>{t('table.same', { deposit: f.money(deposit), fees: feesText(before, t, f.money), day: f.instant(validTo) })}</span>
        </p>
      )}
    </>
  );
};

/** What was asked for, where the offer holds all of it or is closed to the reader. */
const Request = ({ counterOffer }: Props) => {
  const t = useWords(counterOfferWords);
  const terms = useProposed()(counterOffer);
  const { signedVersion } = counterOffer;
  return (
    <p className={styles['same']}>
      <IconEqual size={20} stroke={1.5} aria-hidden />
      <span>{signedVersion === null ? t('asked.over', { terms }) : t('asked.signed', { version: signedVersion, terms })}</span>
    </p>
  );
};

type Cell = readonly [main: ReactNode, note?: ReactNode];

const Row = ({ name, before, after }: { readonly name: string; readonly before: Cell; readonly after: Cell }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>
      <b>{before[0]}</b>
      {before[1] && <small>{before[1]}</small>}
    </td>
    <td className={styles['to']}>
      <IconArrowRight size={18} stroke={1.5} aria-hidden />
    </td>
    <td className={styles['after']}>
      <b>{after[0]}</b>
      {after[1] && <small>{after[1]}</small>}
    </td>
  </tr>
);

const Terms = ({ terms, added }: { readonly terms: CounterOfferData['terms']; readonly added: number }) => {
  const t = useWords(counterOfferWords);
  const listed = useTerms();
  const after = (
    <>
      {terms.before.length > 0 && <>{listed(terms.before)}, </>}
      <ins>{t('months', { n: added })}</ins>
    </>
  );
  return <Row name={t('table.terms')} before={[listed(terms.before)]} after={[after]} />;
};

const Changes = ({ counterOffer: { changes } }: Props) => {
  const t = useWords(counterOfferWords);
  const compared = changes.map(({ before, after, ...clause }) => ({ ...clause, pieces: wordDifference(before ?? '', after ?? '') }));
  const widened = compared.filter(({ pieces }) => isLettersOnly(pieces)).map(({ number }) => number);
  return (
    <section className={styles['section']}>
      <h2>{t('text.title')}</h2>
      <dl className={styles['text']}>
        {compared
          .filter(({ pieces }) => !isLettersOnly(pieces))
          .map(({ number, title, pieces }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: clauses of one number, never moved
            <div key={`${number} ${at}`}>
              <dt>
                {number} <span>{title}</span>
              </dt>
              <dd>
                {pieces.map(({ kind, text }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, never moved
                  <Piece key={place} kind={kind} text={text} />
                ))}
              </dd>
            </div>
          ))}
      </dl>
      {widened.length > 0 && <p className={styles['widened']}>{t('text.widened', { numbers: [...new Set(widened)].join(', ') })}</p>}
    </section>
  );
};

const Piece = ({ kind, text }: ReturnType<typeof wordDifference>[number]) => {
  const t = useWords(counterOfferWords);
  if (kind === 'same') return <>{text} </>;
  const Tag = kind === 'removed' ? 'del' : 'ins';
  return (
    <>
      <span className="sr">{t(kind === 'removed' ? 'text.removed' : 'text.added')} </span>
      <Tag>{text}</Tag>{' '}
    </>
  );
};

const Meaning = ({ counterOffer: { difference, company, validTo } }: Props) => {
  const t = useWords(counterOfferWords);
  const f = useFormat();
  return (
    <section className={styles['section']}>
      <h2>{t('means.title')}</h2>
      <div className={styles['means']}>
        {difference.rent && (
          <p>
            <b>−{f.money((difference.rent.before - difference.rent.after) * 12)}</b>
            <span>{t('means.rent')}</span>
          </p>
        )}
        {difference.term && (
          <p>
            <b>+{t('months', { n: difference.term.months })}</b>
            <span>{t('means.term')}</span>
          </p>
        )}
        <p>
          <b>{bookingNumbers.counterOfferFirstRightHours} h</b>
          <span>{t('means.right', { company, day: f.instant(validTo) })}</span>
        </p>
      </div>
    </section>
  );
};
