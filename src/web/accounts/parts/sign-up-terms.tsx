import { accountWords } from '../../../words/accounts/pages.ts';
import { Link } from '../../kit/page/link.tsx';
import { useLang, useWords } from '../../kit/words/words.ts';
import styles from './auth.module.css';

/** What somebody agrees to who opens an account. */
export const SignUpTerms = () => {
  const t = useWords(accountWords);
  const lang = useLang();
  return (
    <p className={styles['legal']}>
      {t('up.accept')}{' '}
      <Link to={`/view-document/terms-${lang}.pdf`} target="_blank">
        {t('up.terms.link')}
      </Link>
      ,{' '}
      <Link to={`/view-document/privacy-${lang}.pdf`} target="_blank">
        {t('up.privacy.link')}
      </Link>
      .
    </p>
  );
};
