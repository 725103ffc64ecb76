/** What somebody signed in still has to do before a reservation. */

import { IconCheck, IconCircle, IconLock } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { missingSteps, verificationSteps } from '../../../../domain/accounts/rules/verification-steps.ts';
import type { SignedIn } from '../../../../domain/accounts/types.ts';
import { missingStepsWords } from '../../../../words/offers/missing-steps.ts';
import { boardPath } from '../../../accounts/parts/session.ts';
import { signInSearch } from '../../../kit/page/addresses.ts';
import { Link } from '../../../kit/page/link.tsx';
import { ButtonLink } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './booking.module.css';

/** First the address, without which no price is shown; then the steps before a reservation, which an announcement of a sale does not have. */
export default function MissingSteps({ viewer, sale }: { readonly viewer: SignedIn; readonly sale: boolean }) {
  return (
    <>
      {!viewer.emailVerified && <Unconfirmed />}
      {!sale && <Before viewer={viewer} />}
    </>
  );
}

/** Somebody signed in whose address is not confirmed: why the price is not here, and the place for the code. */
const Unconfirmed = () => {
  const t = useWords(missingStepsWords);
  const { search } = useLocation();
  return (
    <>
      <Link className={styles['ribbon']} to={signInSearch(search)} preventScrollReset>
        <IconLock size={18} stroke={1.5} aria-hidden />
        {t('unconfirmed.ribbon')}
      </Link>
      <p className={styles['legal']}>{t('unconfirmed.text')}</p>
    </>
  );
};

/** The three steps before a reservation, done ones ticked, and one button to the next. */
const Before = ({ viewer }: { readonly viewer: SignedIn }) => {
  const t = useWords(missingStepsWords);
  const missing = missingSteps(viewer);
  return (
    <div className={styles['before']}>
      <h3>{t('before.title')}</h3>
      <p>{t('before.text')}</p>
      <ol>
        {verificationSteps.map((step) => {
          const isMissing = missing.includes(step);
          return (
            <li key={step} data-done={isMissing ? undefined : true}>
              {isMissing ? <IconCircle size={20} stroke={1.5} aria-hidden /> : <IconCheck size={20} stroke={2} aria-hidden />}
              {t(`before.${step}`)}
            </li>
          );
        })}
      </ol>
      <ButtonLink kind="main" size="l" full to={boardPath(viewer)}>
        {t('before.act')}
      </ButtonLink>
    </div>
  );
};
