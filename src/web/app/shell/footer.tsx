/** The footer: documents, help, version. */

import { shellWords } from '../../../words/kit/shell.ts';
import { keptPart } from '../../kit/first-page/kept-part.tsx';
import { publicPath } from '../../kit/page/addresses.ts';
import { Link } from '../../kit/page/link.tsx';
import { useConsent } from '../../kit/parts/consent/consent.tsx';
import { Logo } from '../../kit/parts/logo.tsx';
import { useLang, useWords } from '../../kit/words/words.ts';
import styles from './footer.module.css';
import { documentPath, legalDocuments, offersPath, purposes } from './links.ts';

const pages = [
  ['foot.faq', '/faq'],
  ['foot.support', '/pomoc'],
] as const;

const Columns = keptPart(() => {
  const t = useWords(shellWords);
  const lang = useLang();
  return (
    <div className={styles['columns']}>
      <div>
        <Link to={publicPath(lang, '/')} className={styles['logo']} aria-label={t('home')}>
          <Logo night />
          Parter
        </Link>
        <p className={styles['about']}>{t('foot.about.text')}</p>
      </div>
      <nav aria-labelledby="foot-service">
        <h2 id="foot-service">{t('foot.service')}</h2>
        <ul>
          {purposes.map((purpose) => (
            <li key={purpose}>
              <Link to={offersPath(lang, purpose)}>{t(`nav.${purpose}`)}</Link>
            </li>
          ))}
          <li>
            <Link to={publicPath(lang, '/wanted-listings')}>{t('nav.wanted')}</Link>
          </li>
          <li>
            <Link to={publicPath(lang, '/check')}>{t('foot.check')}</Link>
          </li>
        </ul>
      </nav>
      <nav aria-labelledby="foot-help">
        <h2 id="foot-help">{t('foot.help')}</h2>
        <ul>
          {pages.map(([name, path]) => (
            <li key={name}>
              <Link to={publicPath(lang, path)}>{t(name)}</Link>
            </li>
          ))}
          <li>
            <Link to={documentPath('about', lang)}>{t('foot.about')}</Link>
          </li>
          <li>
            <Link to={documentPath('jobs', lang)}>{t('foot.jobs')}</Link>
          </li>
          <li>
            <Link to={publicPath(lang, '/accessibility')}>{t('foot.accessibility')}</Link>
          </li>
        </ul>
      </nav>
      <nav aria-labelledby="foot-documents">
        <h2 id="foot-documents">{t('foot.documents')}</h2>
        <ul>
          {legalDocuments.map((name) => (
            <li key={name}>
              <Link to={documentPath(name, lang)}>{t(`foot.${name}`)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
});

export const Footer = ({ version, year }: { readonly version: string; readonly year: string }) => {
  const t = useWords(shellWords);
  const { ask } = useConsent();
  return (
    <footer className={styles['footer']}>
      <div className={`wrap ${styles['inner']}`}>
        <Columns />
        <div className={styles['end']}>
          <span>© {year} Parter</span>
          <span>{t('foot.net')}</span>
          <button type="button" onClick={ask}>
            {t('foot.cookies')}
          </button>
          <a href="/version.json" className={styles['version']}>
            {t('foot.version', { version })}
          </a>
        </div>
      </div>
    </footer>
  );
};
