/** An agreement with an agent: the owner reads and decides, with an account or with the link of the mail; the agent sees how it stands. */

import { useRef } from 'react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation, useParams, useRevalidator } from 'react-router';
import { agencyCalls } from '../../contract/agency/endpoints.ts';
import type { WireRefusal } from '../../contract/kit/client.ts';
import { agencyPageWords } from '../../words/agency/page.ts';
import { shellWords } from '../../words/kit/shell.ts';
import { knownViewer } from '../accounts/parts/session.ts';
import { refusalTextOf } from '../kit/calls/use-refusal.ts';
import { useLive } from '../kit/live/use-live.ts';
import { publicPath, signInSearch } from '../kit/page/addresses.ts';
import { ask, langOf } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Button, ButtonLink } from '../kit/parts/button.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import { AgreementView } from './parts/agreement-view.tsx';
import { shownAgreement } from './parts/data.ts';

/** What the page answers that shows no agreement. */
const statuses: Partial<Record<WireRefusal['kind'], number>> = { missing: 404, denied: 403, invalid: 404 };

export const loader = async (args: LoaderFunctionArgs) => {
  const viewer = knownViewer(args.context);
  const { agreementId = '' } = args.params;
  const token = args.url.searchParams.get('token') ?? undefined;
  const [read, lang] = [ask(args.context), langOf(args.context)];
  const found = await (token === undefined
    ? read(agencyCalls.getAgreement, { agreementId })
    : read(agencyCalls.getAgreementByToken, { agreementId, token }));
  const uid = viewer.kind === 'signed-in' ? viewer.uid : null;
  if (found.ok) return { agreement: found.value.agreement, token, lang, uid, refusal: null };
  const { code, kind } = found.refusal;
  return data(
    { agreement: null, token, lang, uid, refusal: { code, kind, text: refusalTextOf(found.refusal, lang) } },
    { status: statuses[kind] ?? 503 },
  );
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(agencyPageWords, loaderData.lang)('page.title'), noindex: true }) : [];

export default function AgreementPage() {
  const { agreement, token, uid, refusal } = useLoaderData<typeof loader>();
  const before = useRef(agreement);
  const { agreementId } = useParams();
  const same = before.current?.id === agreementId ? before.current : null;
  const shown = shownAgreement(agreement, same, refusal?.kind ?? null);
  before.current = shown;
  // The agent's project is closed to its owner, who before an acceptance is not known as a person either, and may have no account at all.
  useLive(shown === null ? [] : [`agreement:${shown.id}`, ...(uid === null ? [] : [`offer:${shown.offerId}`, `user:${uid}`])]);
  if (shown === null) return refusal && <NoAgreement refusal={refusal} isSignedIn={uid !== null} />;
  return <AgreementView agreement={shown} {...(token !== undefined && { token })} />;
}

type NoAgreementProps = {
  readonly refusal: { readonly code: string; readonly kind: WireRefusal['kind']; readonly text: string };
  readonly isSignedIn: boolean;
};

/** Some programs of mail cut a long link: then its address cannot be one. */
const reasons: Partial<Record<WireRefusal['kind'], 'denied' | 'missing' | 'cut'>> = { denied: 'denied', missing: 'missing', invalid: 'cut' };

/** Why there is nothing to read, and the way on: signing in where that may help. */
const NoAgreement = ({ refusal, isSignedIn }: NoAgreementProps) => {
  const t = useWords(agencyPageWords);
  const lang = useLang();
  const s = useWords(shellWords);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const why = refusal.code === 'agency.link_over' ? 'over' : (reasons[refusal.kind] ?? 'failed');
  const isDenied = why === 'denied' || why === 'over';
  return (
    <main id="content" className="wrap">
      <Empty
        heading="h1"
        title={t(`load.${why}.title`)}
        text={why === 'failed' || why === 'cut' ? t(`load.${why}.text`) : refusal.text}
        action={
          <>
            {isDenied && !isSignedIn && (
              <ButtonLink kind="main" to={`${publicPath(lang, '/')}${signInSearch('', pathname)}`}>
                {t('load.denied.signIn')}
              </ButtonLink>
            )}
            {why === 'failed' && (
              <Button kind="main" onClick={() => void revalidate()}>
                {s('state.retry')}
              </Button>
            )}
            <ButtonLink to={publicPath(lang, '/')}>{t('load.home')}</ButtonLink>
          </>
        }
      />
    </main>
  );
};
