import { type MouseEvent, type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useViewer } from '../../accounts/parts/session.ts';
import { lazyCall } from '../../kit/calls/lazy-call.ts';
import { NavLink } from '../../kit/page/link.tsx';
import { useLang } from '../../kit/words/words.ts';

const load = async () => (await import('../../../contract/accounts/endpoints.ts')).accountsCalls.updateProfile;

type OwnLinkProps = { readonly to: string; readonly of?: string; readonly className?: string; readonly children: ReactNode };

/**
 * A link from any page to a signed-in one, whose language is the person's. Who reads the public pages in another one has chosen it: the
 * choice is kept, as the flags keep it, before the page opens.
 */
export const OwnLink = ({ children, ...link }: OwnLinkProps) => {
  const { to } = link;
  const viewer = useViewer();
  const lang = useLang();
  const navigate = useNavigate();
  const isOther = viewer.kind === 'signed-in' && viewer.lang !== lang;
  const follow = useCallback(
    async (event: MouseEvent): Promise<void> => {
      if (!isOther || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      // Without the network the page still opens, in the language that is known.
      await lazyCall(load, { lang });
      await navigate(to);
    },
    [isOther, lang, navigate, to],
  );
  return (
    <NavLink {...link} onClick={(event) => void follow(event)}>
      {children}
    </NavLink>
  );
};
