/** The handover protocol for whoever may see it: locked, to be filled in, waiting, to be signed, or done. */

import { useEffect, useState } from 'react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useNavigate } from 'react-router';
import { handoverCalls } from '../../contract/handover/endpoints.ts';
import { pageNumbers } from '../../domain/kit/numbers.ts';
import { protocolWords } from '../../words/handover/protocol.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { Dialog } from '../kit/dialog/dialog.tsx';
import { useLive } from '../kit/live/use-live.ts';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { usePolling } from '../kit/use-polling.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import type { Protocol } from './parts/form/draft.ts';
import { ProtocolForm } from './parts/form/protocol-form.tsx';
import { useAgreedHour } from './parts/form/use-agreed-hour.ts';
import { DeadLink, deadLinkReason } from './parts/protocol/dead-link.tsx';
import { ClosedProtocol, LockedProtocol, WaitingProtocol } from './parts/protocol/protocol-state.tsx';
import { SignProtocol } from './parts/protocol/sign-protocol.tsx';
import { signedListOf } from './parts/protocol/signed-list.ts';

/** The receiver whom the tenant named comes with a token from an e-mail and needs no account; everybody else signs in. */
export const loader = async (args: LoaderFunctionArgs) => {
  const proxyToken = args.url.searchParams.get('token') ?? undefined;
  if (proxyToken === undefined) requireSession(args);
  const offerId = args.params['id'] ?? '';
  const lang = langOf(args.context);
  const answer = await ask(args.context)(handoverCalls.getProtocol, { offerId, ...(proxyToken === undefined ? {} : { proxyToken }) });
  const dead = answer.ok || proxyToken === undefined ? null : deadLinkReason(answer.refusal);
  if (dead !== null) return data({ protocol: null, dead, proxyToken, lang }, { status: dead === 'cut' ? 404 : 403 });
  return { protocol: orErrorPage(answer), dead, proxyToken, lang };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(protocolWords, loaderData.lang)('title'), noindex: true }) : [];

/** Tells that the protocol is on its way, then leads back to the signed leases. */
const SentDialog = ({ protocol, onClose }: { readonly protocol: Protocol; readonly onClose: () => void }) => {
  const t = useWords(protocolWords);
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after it was shown
  useEffect(() => {
    const timer = setTimeout(() => {
      onClose();
      if (!protocol.asProxy) void navigate(signedListOf(protocol.side));
    }, pageNumbers.protocolClosesMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog open onClose={onClose} title={t('sent.title')}>
      <p role="status">{t('sent.text')}</p>
    </Dialog>
  );
};

type StageProps = { readonly protocol: Protocol; readonly proxyToken: string | undefined; readonly onSent: () => void };

const Stage = ({ protocol, proxyToken, onSent }: StageProps) => {
  const { allowed, attached } = protocol;
  if (attached && allowed.includes('declineProtocol')) return <SignProtocol protocol={protocol} attached={attached} proxyToken={proxyToken} />;
  if (attached && allowed.includes('withdrawProtocol')) return <WaitingProtocol protocol={protocol} attached={attached} proxyToken={proxyToken} />;
  if (allowed.includes('saveDraft')) return <ProtocolForm protocol={protocol} proxyToken={proxyToken} onSent={onSent} />;
  if (protocol.lock === 'deposit_pending') return <LockedProtocol protocol={protocol} />;
  return <ClosedProtocol protocol={protocol} />;
};

const OpenProtocol = ({ protocol, proxyToken }: Omit<StageProps, 'onSent'>) => {
  const [isSent, setSent] = useState(false);
  useLive(protocol.asProxy ? [] : [`offer:${protocol.offerId}`]);
  usePolling(protocol.asProxy && !protocol.allowed.includes('saveDraft'));
  useAgreedHour(protocol, proxyToken);
  return (
    <>
      <Stage protocol={protocol} proxyToken={proxyToken} onSent={() => setSent(true)} />
      {isSent && <SentDialog protocol={protocol} onClose={() => setSent(false)} />}
    </>
  );
};

export default function ProtocolPage() {
  const { protocol, dead, proxyToken } = useLoaderData<typeof loader>();
  if (protocol === null) return dead && <DeadLink why={dead} />;
  return <OpenProtocol protocol={protocol} proxyToken={proxyToken} />;
}
