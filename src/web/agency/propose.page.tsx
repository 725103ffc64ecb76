/** The agent's proposal to the owner of a project, and how it stands once it was made. */

import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { agencyCalls } from '../../contract/agency/endpoints.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { offerFormPath, offerPath } from '../../domain/kit/page/deal-paths.ts';
import { accountPath } from '../../domain/kit/page/paths.ts';
import { agencyPageWords } from '../../words/agency/page.ts';
import { agencyRefusalWords } from '../../words/agency/refusals.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { useLive } from '../kit/live/use-live.ts';
import { publicPath } from '../kit/page/addresses.ts';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { ButtonLink } from '../kit/parts/button.tsx';
import { Card } from '../kit/parts/card.tsx';
import { Note } from '../kit/parts/note.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { useFieldText } from '../kit/words/field-text.ts';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import styles from './agency.module.css';
import type { Agreement } from './parts/data.ts';
import { EndAgreement } from './parts/end-agreement.tsx';
import { InsureForm } from './parts/insure-form.tsx';
import { Propose } from './parts/propose.tsx';
import { StatusBadge } from './parts/status-badge.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  const { isAgent } = requireSession(args);
  const { offerId = '' } = args.params;
  const read = ask(args.context);
  const [agency, offer] = await Promise.all([read(agencyCalls.getOfferAgency, { offerId }), read(offersCalls.getOffer, { offerId })]);
  const { form, private: terms, badge } = orErrorPage(offer);
  const isProject = badge === 'draft';
  return { ...orErrorPage(agency), offerId, name: form.name ?? '', rent: terms?.price ?? null, isProject, isAgent, lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(agencyPageWords, loaderData.lang)('propose.title'), noindex: true }) : [];

export default function ProposePage() {
  const { agreement, mayPropose, insurance, amlFrom, licenseNumber, offerId, name, rent, isProject, isAgent } = useLoaderData<typeof loader>();
  const t = useWords(agencyPageWords);
  useLive([`offer:${offerId}`]);
  if (agreement === null && !isAgent) return <NotAgent />;
  const isOver = agreement !== null && !['new', 'pending', 'signed'].includes(agreement.status);
  // What the owner has answered is no longer awaited.
  const isAwaited = mayPropose || agreement?.status === 'pending';
  return (
    <>
      <header className={styles['head']}>
        <h1>{mayPropose || agreement === null ? t('propose.title') : t('title.number', { number: agreement.number })}</h1>
        <p>{[name, ...(isAwaited ? [t('propose.lead')] : [])].filter(Boolean).join(' · ')}</p>
      </header>
      <div className={styles['stack']}>
        {agreement !== null && (agreement.status !== 'new' || !mayPropose) && <AgreementCard agreement={agreement} isProject={isProject} />}
        {mayPropose && <InsureForm insurance={insurance} />}
        {mayPropose && (
          <Propose
            {...{ offerId, rent, licenseNumber, amlFrom }}
            before={isOver ? null : agreement}
            earlier={agreement}
            hasInsurance={insurance !== null}
            hasPolicy={insurance !== null && insurance.policyUrl !== null}
          />
        )}
        {!mayPropose && agreement === null && <Blocked offerId={offerId} />}
      </div>
    </>
  );
}

/** Only a saved project without an owner's agreement gets a proposal: the way leads back to it. */
const Blocked = ({ offerId }: { readonly offerId: string }) => {
  const t = useWords(agencyPageWords);
  return (
    <>
      <Note tone="amber">{t('propose.blocked')}</Note>
      <div className={styles['acts']}>
        <ButtonLink to={offerFormPath(offerId)}>{t('propose.back')}</ButtonLink>
      </div>
    </>
  );
};

const NotAgent = () => {
  const t = useWords(agencyPageWords);
  return (
    <Empty
      heading="h1"
      title={t('propose.notAgent.title')}
      text={t('propose.notAgent')}
      action={<ButtonLink to={accountPath}>{t('propose.notAgent.act')}</ButtonLink>}
    />
  );
};

/** How the agreement of this offer stands, what still keeps the agent from publishing, and the ways on. */
const AgreementCard = ({ agreement, isProject }: { readonly agreement: Agreement; readonly isProject: boolean }) => {
  const t = useWords(agencyPageWords);
  const fieldText = useFieldText(agencyRefusalWords);
  const lang = useLang();
  const { id, offerId, status, publishBlocker, viewer } = agreement;
  const isReady = status === 'signed' && viewer === 'agent' && publishBlocker === null;
  return (
    <Card title={t('document', { number: agreement.number })} end={<StatusBadge agreement={agreement} />}>
      <div className={styles['stack']}>
        {status === 'signed' && viewer === 'agent' && (
          <Note tone="green" title={t('signed')}>
            {isProject ? isReady && t('signed.text') : t('signed.published')}
          </Note>
        )}
        {status === 'signed' && isProject && publishBlocker !== null && (
          <Note tone="amber" title={t('blocked')}>
            {fieldText({ code: publishBlocker, params: blockerParams(agreement) }, '')}
          </Note>
        )}
        <div className={styles['acts']}>
          <ButtonLink to={`/agency-agreement/accept/${id}`}>{t('open')}</ButtonLink>
          {viewer === 'agent' && isProject && <ButtonLink to={offerFormPath(offerId)}>{t('propose.back')}</ButtonLink>}
          {!isProject && <ButtonLink to={publicPath(lang, offerPath(offerId))}>{t('offer.open')}</ButtonLink>}
        </div>
        <div className={styles['end']}>
          <EndAgreement agreement={agreement} />
        </div>
      </div>
    </Card>
  );
};

/** What the sentences of the blockers name. */
const blockerParams = ({ offerData, insurance }: Agreement) => ({ address: offerData.line, minAmount: offerData.rent, day: insurance.validTo });
