import { useLocation } from 'react-router';
import { type VatView, vatViewOf, vatViews } from '../../../../domain/offers/rules/costs.ts';
import { offerDetailWords } from '../../../../words/offers/details.ts';
import { Link } from '../../../kit/page/link.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import { ServiceFees } from '../fees/service-fees.tsx';
import styles from './costs.module.css';
import type { OfferTerms } from './view.ts';

const Swatch = ({ tone }: { readonly tone: 'rent' | 'fees' | 'vat' }) => <i className={`${styles['swatch']} ${styles[tone]}`} aria-hidden />;

const FeesName = ({ terms, surface }: { readonly terms: OfferTerms; readonly surface: number }) => {
  const t = useWords(offerDetailWords);
  const f = useFormat();
  const isLump = terms.leaseAgreement?.nonRentFees === 'lump_sum';
  return (
    <>{isLump ? t('costs.fees.lump_sum', { area: f.area(surface), price: f.money(terms.leaseAgreement?.lumpSum ?? 0) }) : t('costs.fees.metered')}</>
  );
};

/** The sum with VAT or without it: two addresses of the page, so that a link says which, and it works without scripts. */
const Views = ({ view }: { readonly view: VatView }) => {
  const t = useWords(offerDetailWords);
  const { search } = useLocation();
  const searchOf = (other: VatView): string => {
    const params = new URLSearchParams(search);
    params.set('vat', other);
    return `?${params}#costs`;
  };
  return (
    <nav className={styles['views']} aria-label={t('costs.view')}>
      {vatViews.map((one) => (
        <Link key={one} to={searchOf(one)} preventScrollReset rel="nofollow" aria-current={one === view ? 'true' : undefined}>
          {t(`costs.view.${one}`)}
        </Link>
      ))}
    </nav>
  );
};

/** What the premises cost each month, to the grosz: net, VAT and gross are rows of their own. */
export const OfferCosts = ({ terms, surface }: { readonly terms: OfferTerms; readonly surface: number }) => {
  const t = useWords(offerDetailWords);
  const f = useFormat();
  const { costs } = terms;
  const view = vatViewOf(new URLSearchParams(useLocation().search).get('vat'));
  return (
    <section className={styles['costs']} id="costs">
      <header>
        <h2>{t('costs.title')}</h2>
        <p className={styles['sum']} aria-live="polite">
          {f.money(costs[view])} <small>{t(view)}</small>
        </p>
      </header>
      {costs.vat > 0 && <Views view={view} />}
      <div className={styles['split']} aria-hidden>
        <i className={styles['rent']} style={{ flexGrow: costs.rentNet }} />
        {costs.feesNet > 0 && <i className={styles['fees']} style={{ flexGrow: costs.feesNet }} />}
        {costs.vat > 0 && view === 'gross' && <i className={styles['vat']} style={{ flexGrow: costs.vat }} />}
      </div>
      <table>
        <tbody>
          <tr>
            <td>
              <Swatch tone="rent" />
              {t('costs.rent')}
            </td>
            <td>{f.money(costs.rentNet)}</td>
          </tr>
          {costs.feesNet > costs.serviceNet && (
            <tr>
              <td>
                <Swatch tone="fees" />
                <FeesName terms={terms} surface={surface} />
              </td>
              <td>{f.money(costs.feesNet - costs.serviceNet)}</td>
            </tr>
          )}
          {costs.serviceNet > 0 && (
            <tr>
              <td>
                <Swatch tone="fees" />
                {t('costs.fees.service')}
              </td>
              <td>{f.money(costs.serviceNet)}</td>
            </tr>
          )}
          <tr className={styles[view === 'net' ? 'total' : 'net']}>
            <td>{t('costs.net')}</td>
            <td>{f.money(costs.net)}</td>
          </tr>
          <tr>
            <td>
              <Swatch tone="vat" />
              {costs.vatRate === 0 ? (
                t('costs.vat.exempt')
              ) : (
                <>
                  {t('costs.vat', { rate: costs.vatRate })} <small>{t('costs.vat.note')}</small>
                </>
              )}
            </td>
            <td>{f.money(costs.vat)}</td>
          </tr>
          <tr className={styles[view === 'gross' ? 'total' : 'rest']}>
            <td>{t('costs.gross')}</td>
            <td>{f.money(costs.gross)}</td>
          </tr>
        </tbody>
      </table>
      <div className={styles['once']}>
        <p>
          <b>{f.money(terms.deposit)}</b>
          <span>{t('costs.deposit')}</span>
        </p>
        {terms.fees && (
          <p>
            <b>{f.money(terms.fees.tenant.gross)}</b>
            <span>{t('costs.fee')}</span>
          </p>
        )}
        {!costs.known && (
          <p>
            <b>{t('costs.meters')}</b>
            <span>{t('costs.meters.text')}</span>
          </p>
        )}
      </div>
      {terms.fees && <ServiceFees fees={terms.fees} isFrozen />}
    </section>
  );
};
