/** The page of a lease, with what the deposits and the handover add to it: the last of its rooms joins them. */

import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { leaseWords } from '../../words/leases/lease-page.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { Statements } from '../deposits/parts/statements.tsx';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { translatorOf } from '../kit/words/words.ts';
import { LeaseView } from '../leases/parts/lease-view.tsx';
import { AcceptProposal } from './parts/accept-proposal.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  const me = requireSession(args);
  const lease = orErrorPage(await ask(args.context)(leasesCalls.getLease, { offerId: args.params['id'] ?? '' }));
  return { lease, uid: me.uid, lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(leaseWords, loaderData.lang)('title', { name: loaderData.lease.offerName }), noindex: true }) : [];

export default function LeasePage() {
  const { lease, uid } = useLoaderData<typeof loader>();
  const { reception, proposal } = lease;
  return (
    <LeaseView
      lease={lease}
      uid={uid}
      acceptProposal={reception && proposal && <AcceptProposal lease={lease} reception={reception} proposal={proposal} />}
      statements={<Statements lease={lease} />}
    />
  );
}
