import { useLocation, useNavigate } from 'react-router';
import { shellWords } from '../../../words/kit/shell.ts';
import type { lazyPart } from '../../kit/first-page/lazy-part.tsx';
import { useLoadFailure } from '../../kit/first-page/use-load-failure.ts';
import { withoutSignIn } from '../../kit/page/addresses.ts';
import { useWords } from '../../kit/words/words.ts';
import { useCampaign } from './campaign/use-campaign.ts';
import styles from './sign-in-host.module.css';

/** The dialog comes from the frame of the pages, which knows the rooms that keep what was chosen before. */
type SignInHostProps = { readonly dialog: ReturnType<typeof lazyPart<{ readonly search: string }>> };

/** Opens the sign-in dialog over whatever page has `?signin=` in its address, so that it can be linked, shared and gone back from. It follows the campaign that a sign-up names. */
export const SignInHost = ({ dialog: Dialog }: SignInHostProps) => {
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
      <Dialog search={search} onLoadFailure={loadFailed} key={pathname} />
    </>
  );
};
