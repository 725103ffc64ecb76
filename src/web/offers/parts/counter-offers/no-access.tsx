import { useNavigate } from 'react-router';
import { workspacePath } from '../../../../domain/kit/page/paths.ts';
import { counterOfferWords } from '../../../../words/offers/counter-offer.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { ButtonLink } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './counter-offer-view.module.css';

/** The page belongs to somebody else. */
export const NoAccess = () => {
  const t = useWords(counterOfferWords);
  const navigate = useNavigate();
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <h1>{t('noAccess.title')}</h1>
      <p className={styles['subject']}>{t('noAccess.text')}</p>
      <Dialog open onClose={() => void navigate(workspacePath)} title={t('noAccess.title')}>
        <p className={styles['text']}>{t('noAccess.text')}</p>
        <ButtonLink kind="main" full to={workspacePath}>
          {t('noAccess.act')}
        </ButtonLink>
      </Dialog>
    </main>
  );
};
