import { useLocation, useNavigate } from 'react-router';
import { shellWords } from '../../../words/kit/shell.ts';
import { lazyPart } from '../../kit/first-page/lazy-part.tsx';
import { useLoadFailure } from '../../kit/first-page/use-load-failure.ts';
import { withoutSignIn } from '../../kit/page/addresses.ts';
import { useWords } from '../../kit/words/words.ts';
import { useCampaign } from './campaign/use-campaign.ts';
import styles from './sign-in-host.module.css';

// Loaded on intent: a visitor who only reads never pays for the forms.
const SignInDialog = lazyPart(() => import('./sign-in-dialog.tsx'));

/** Opens the sign-in dialog over whatever page has `?signin=` in its address, so that it can be linked, shared and gone back from. It follows the campaign that a sign-up names. */
export const SignInHost = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const t = useWords(shellWords);
  const loadFailed = useLoadFailure(() => void navigate(pathname + withoutSignIn(search), { replace: true, preventScrollReset: true }));
  useCampaign();
  if (!new URLSearchParams(search).get('signin')) return null;
  return (
    <>
      <noscript>
        <p className={styles['without']}>{t('signIn.scripts')}</p>
      </noscript>
      <SignInDialog search={search} onLoadFailure={loadFailed} key={pathname} />
    </>
  );
};
