import '../kit/mantine/styles.css';
import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import 'dayjs/locale/pl';
import { type MiddlewareFunction, Outlet } from 'react-router';
import { isRequestUnderWay } from '../../domain/accounts/rules/verification-status.ts';
import { requireSession, useViewer } from '../accounts/parts/session.ts';
import { lazyPart } from '../kit/first-page/lazy-part.tsx';
import { mantineTheme, mantineVariables } from '../kit/mantine/theme.ts';
import { useLang } from '../kit/words/words.ts';
import { AfterSigning } from '../wanted/parts/after-signing.tsx';

const RequestNotice = lazyPart(() => import('../identity/parts/request-notice.tsx'));

/**
 * Signed-in pages that also speak to visitors: one says that they are signed out, one shows the form of an offer without anybody's data, one
 * opens an agreement to whoever holds its owner's link and tells everybody else how to get in (docs/rules/pages.md#signed-in-pages).
 */
const openToVisitors = /^\/(?:moja-tablica\/account\/info|add-offer\/[^/]+|agency-agreement\/accept\/[^/]+)$/;

/** The receiver whom a tenant named opens the protocol with a token from an e-mail, without an account (docs/rules/pages.md#signed-in-pages). */
const isReceiver = ({ pathname, searchParams }: URL): boolean => pathname.startsWith('/protocol/') && searchParams.has('token');

/** Whoever has just deleted their account watches it go without a session: the run's id opens the page (docs/rules/accounts.md#how-an-account-is-deleted). */
const isLeaving = ({ pathname, searchParams }: URL): boolean => /^\/account\/[^/]+\/confirm-delete\/?$/.test(pathname) && searchParams.has('run');

const guard: MiddlewareFunction = (args) => {
  if (!openToVisitors.test(args.url.pathname) && !isReceiver(args.url) && !isLeaving(args.url)) requireSession(args);
};

export const middleware = [guard];

/** Makes the middleware run for navigations in the browser too: without a loader the router would not ask the server. */
export const loader = (): null => null;

/** Without the code of the notice the page of the verification says the same. */
const ignore = (): void => undefined;

/** Signed-in pages: the component library with its styles, which public pages never load. */
export default function PrivateLayout() {
  const lang = useLang();
  const viewer = useViewer();
  return (
    <MantineProvider theme={mantineTheme} cssVariablesResolver={mantineVariables} forceColorScheme="light">
      <DatesProvider settings={{ locale: lang, firstDayOfWeek: 1, weekendDays: [0] }}>
        <Outlet />
        {viewer.kind === 'signed-in' && isRequestUnderWay(viewer) && <RequestNotice uid={viewer.uid} onLoadFailure={ignore} />}
        <AfterSigning route="handover/submit.page" />
      </DatesProvider>
    </MantineProvider>
  );
}
