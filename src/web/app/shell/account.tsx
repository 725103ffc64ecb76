import { IconLogout } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import type { SignedIn } from '../../../domain/accounts/types.ts';
import { accountPath } from '../../../domain/kit/page/paths.ts';
import { shellWords } from '../../../words/kit/shell.ts';
import { Bell } from '../../accounts/parts/bell/bell.tsx';
import { useChoiceBefore } from '../../accounts/parts/open-id/use-choice-before.ts';
import { useSignOut } from '../../accounts/parts/sign-out/sign-out.ts';
import { useStay } from '../../accounts/parts/sign-out/use-stay.ts';
import { lazyPart } from '../../kit/first-page/lazy-part.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from './header.module.css';
import { keepChosen } from './keep-chosen.ts';
import { OwnLink } from './own-link.tsx';

const EndedElsewhere = lazyPart(() => import('../../accounts/parts/sign-out/ended-elsewhere.tsx'));

/** Who is signed in, with the way to the account and out. */
export default function SignedInAccount({ viewer }: { readonly viewer: SignedIn }) {
  const t = useWords(shellWords);
  const { signOut, busy } = useSignOut();
  const isEnded = useStay(viewer.uid);
  useChoiceBefore(keepChosen);
  return (
    <>
      {isEnded && createPortal(<EndedElsewhere onLoadFailure={() => location.reload()} />, document.body)}
      {/* The one div at this end of the header: phones show it, and nothing else of it. */}
      <div>
        <Bell uid={viewer.uid} />
      </div>
      <OwnLink to={accountPath} className={styles['me'] ?? ''}>
        <span className={styles['avatar']} aria-hidden>
          {`${viewer.firstName.charAt(0)}${viewer.lastName.charAt(0)}`.toUpperCase()}
        </span>
        <span className="sr">{t('nav.account')}: </span>
        <span className={styles['name']}>
          <b>
            {viewer.firstName} {viewer.lastName}
          </b>
          {viewer.company && <small>{viewer.company.name}</small>}
        </span>
      </OwnLink>
      <button
        type="button"
        className={styles['out']}
        onClick={() => void signOut()}
        aria-busy={busy || undefined}
        aria-label={t('signOut')}
        title={t('signOut')}
      >
        <IconLogout size={20} stroke={1.5} aria-hidden />
        <span aria-hidden>{t('signOut')}</span>
      </button>
    </>
  );
}
