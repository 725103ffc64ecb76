import { IconX } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { accountPath, workspacePath } from '../../../domain/kit/page/paths.ts';
import { shellWords } from '../../../words/kit/shell.ts';
import { boardPath, useIsViewerKnown, useViewer } from '../../accounts/parts/session.ts';
import { useSignOut } from '../../accounts/parts/sign-out/sign-out.ts';
import { publicPath, signInSearch } from '../../kit/page/addresses.ts';
import { Link } from '../../kit/page/link.tsx';
import { Button, ButtonLink } from '../../kit/parts/button.tsx';
import { useLang, useWords } from '../../kit/words/words.ts';
import styles from './drawer.module.css';
import { Flags } from './flags.tsx';
import { offersPath, purposes } from './links.ts';
import { OwnLink } from './own-link.tsx';

const DrawerLinks = () => {
  const t = useWords(shellWords);
  const lang = useLang();
  const viewer = useViewer();
  return (
    <nav aria-label={t('nav.main')} className={styles['links']}>
      <p>{t('nav.offers')}</p>
      {purposes.map((purpose) => (
        <Link key={purpose} to={offersPath(lang, purpose)} className={styles['inner']}>
          {t(`nav.${purpose}`)}
        </Link>
      ))}
      <Link to={offersPath(lang)} className={styles['inner']}>
        {t('nav.map')}
      </Link>
      <Link to={publicPath(lang, '/wanted-listings')} className={styles['inner']}>
        {t('nav.wanted')}
      </Link>
      <hr />
      <Link to={publicPath(lang, '/add-offer')}>{t('nav.add')}</Link>
      <OwnLink of={workspacePath} to={boardPath(viewer)}>
        {t('nav.board')}
      </OwnLink>
      {viewer.kind === 'signed-in' && viewer.claims.includes('admin') && <OwnLink to="/admin">{t('nav.admin')}</OwnLink>}
      {viewer.kind === 'signed-in' && <OwnLink to={accountPath}>{t('nav.account')}</OwnLink>}
    </nav>
  );
};

const DrawerFoot = () => {
  const t = useWords(shellWords);
  const viewer = useViewer();
  const { search } = useLocation();
  const { signOut, busy } = useSignOut();
  const isKnown = useIsViewerKnown();
  return (
    <div className={styles['foot']}>
      <Flags />
      {viewer.kind === 'visitor' ? (
        isKnown && (
          <ButtonLink to={signInSearch(search)} preventScrollReset>
            {t('signIn')}
          </ButtonLink>
        )
      ) : (
        <Button onClick={() => void signOut()} busy={busy && t('signOut')}>
          {t('signOut')}
        </Button>
      )}
    </div>
  );
};

/** Replaces the header below 900 px; fetched when it is first opened, and there only while it is open. */
export default function Drawer({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(shellWords);
  const ref = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Before it goes, so that the browser gives the focus back.
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
  return (
    <dialog
      ref={ref}
      className={styles['drawer']}
      aria-label={t('nav.menu')}
      // Also said of a closing that was taken back meanwhile, as React's strict mode does it.
      onClose={(event) => !event.currentTarget.open && onClose()}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles['body']}>
        <button type="button" className={styles['close']} onClick={onClose} aria-label={t('nav.close')}>
          <IconX size={24} stroke={1.5} aria-hidden />
        </button>
        <DrawerLinks />
        <DrawerFoot />
      </div>
    </dialog>
  );
}
