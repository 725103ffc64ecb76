import { IconCheck, IconFileText, IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { AmlAnswers } from '../../../domain/agency/types.ts';
import { vatNumbers } from '../../../domain/kit/numbers.ts';
import { offerFormPath, offerPath } from '../../../domain/kit/page/deal-paths.ts';
import { agencyPageWords } from '../../../words/agency/page.ts';
import { Facts } from '../../kit/lists/facts.tsx';
import { publicPath } from '../../kit/page/addresses.ts';
import { Link } from '../../kit/page/link.tsx';
import { Badge } from '../../kit/parts/badge.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { DocumentViewer } from '../../kit/parts/document-viewer.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useLang, useWords } from '../../kit/words/words.ts';
import styles from '../agency.module.css';
import { AmlFacts } from './aml-fields.tsx';
import type { Agreement } from './data.ts';
import { Decision } from './decision.tsx';
import { EndAgreement } from './end-agreement.tsx';
import { PolicyLink } from './policy.tsx';
import { StatusBadge } from './status-badge.tsx';
import { WrittenForm } from './written-form.tsx';

type Props = { readonly agreement: Agreement; readonly token?: string };

/** Whether the reader decides: the owner, by account or by the link. */
const isOwner = ({ viewer }: Agreement): boolean => viewer === 'owner' || viewer === 'link';

/** The agreement with both sides, its scope and fee, the document, and what the reader may do. */
export const AgreementView = ({ agreement, token }: Props) => {
  const t = useWords(agencyPageWords);
  const f = useFormat();
  const { status, number, agentData, offerData, terms } = agreement;
  const agent = `${agentData.firstName} ${agentData.lastName}`;
  const isAsked = status === 'pending' && isOwner(agreement);
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <div className={styles['columns']}>
        <div className={styles['body']}>
          <Band agreement={agreement} />
          <StatusBadge agreement={agreement} isAsked={isAsked} />
          <h1>{isAsked ? t('title.owner.pending', { agent }) : t('title.number', { number })}</h1>
          <p className={styles['lead']}>
            {isAsked ? t('lead.owner.pending') : t(`lead.${runs[status] ?? 'over'}`, { name: offerData.name, day: f.day(terms.lastDay) })}
          </p>
        </div>
        <aside className={styles['decision']}>
          {isAsked && <Decision agreement={agreement} {...(token !== undefined && { token })} />}
          {status === 'signed' && <WrittenForm agreement={agreement} {...(token !== undefined && { token })} />}
          <EndAgreement agreement={agreement} {...(token !== undefined && { token })} />
        </aside>
        <div className={styles['rest']}>
          <Premises agreement={agreement} />
          <Sides agreement={agreement} />
          <Scope />
          <Fee agreement={agreement} />
          {agreement.aml !== null && <Aml answers={agreement.aml} />}
          <Document agreement={agreement} />
        </div>
      </div>
    </main>
  );
};

const tones = { signed: 'green', rejected: 'red', withdrawn: 'navy', expired: 'amber', revoked: 'amber', ended: 'navy' } as const;

/** Whether an agreement runs, or will if the owner agrees; every other one does not. */
const runs: Partial<Record<Agreement['status'], 'number' | 'pending'>> = { signed: 'number', new: 'pending', pending: 'pending' };

/** What became of it; one that waits needs no band. */
const Band = ({ agreement }: { readonly agreement: Agreement }) => {
  const t = useWords(agencyPageWords);
  const f = useFormat();
  const { status, endedAt, reason, agentData, offerId, offerIs } = agreement;
  if (status === 'new' || status === 'pending') return null;
  const day = endedAt === null ? '' : f.day(endedAt.slice(0, 10));
  const agent = `${agentData.firstName} ${agentData.lastName}`;
  const isPublished = status === 'signed' && offerIs === 'published';
  const side = isOwner(agreement) ? 'owner' : 'agent';
  const text = status === 'signed' ? t(`band.signed.${isPublished ? 'published' : 'text'}.${side}`, { agent }) : t(`band.${status}.text`, { day });
  return (
    <div role="status">
      <Note tone={tones[status]} title={t(`band.${status}`)}>
        {text} {isPublished && <OfferLink offerId={offerId} />}
        {(status === 'revoked' || status === 'ended') && <Afterwards agreement={agreement} />}
        {reason !== null && t('reason', { reason })}
      </Note>
    </div>
  );
};

const OfferLink = ({ offerId }: { readonly offerId: string }) => {
  const t = useWords(agencyPageWords);
  return <Link to={publicPath(useLang(), offerPath(offerId))}>{t('offer.open')}</Link>;
};

/** Where the offer is once the agreement is over, what that means for the reader, and the way to it (docs/rules/agency.md#ending). */
const Afterwards = ({ agreement: { offerId, offerIs, viewer, originalOwnerExists } }: { readonly agreement: Agreement }) => {
  const t = useWords(agencyPageWords);
  if (!originalOwnerExists) return `${t('band.stayed')} `;
  if (offerIs === 'over') return `${t('band.over')} `;
  const side = viewer === 'owner' || viewer === 'link' ? 'owner' : 'agent';
  return (
    <>
      {t(`band.${offerIs}.${side}`)} {offerIs === 'published' && <OfferLink offerId={offerId} />}
      {offerIs === 'project' && viewer === 'owner' && <Link to={offerFormPath(offerId)}>{t('band.project.open')}</Link>}{' '}
    </>
  );
};

const Premises = ({ agreement: { offerData } }: Props) => {
  const t = useWords(agencyPageWords);
  const f = useFormat();
  return (
    <section>
      <h2>{offerData.name}</h2>
      <Facts
        rows={[
          [t('address'), offerData.line],
          ...(offerData.area > 0 ? [[t('area'), f.area(offerData.area)] as const] : []),
          ...(offerData.landRegister === '' ? [] : [[t('land'), offerData.landRegister] as const]),
          [t('rent'), t('rentValue', { rent: f.money(offerData.rent) })],
        ]}
      />
    </section>
  );
};

const Sides = ({ agreement }: Props) => {
  const t = useWords(agencyPageWords);
  const f = useFormat();
  const { agentData, ownerDetails, insurance } = agreement;
  const { professionalLicenseNumber: licence, company } = agentData;
  const digits = ownerDetails.peselOrNip;
  return (
    <section className={styles['sides']}>
      <div>
        <p className={styles['role']}>{t('agent')}</p>
        <h3>{`${agentData.firstName} ${agentData.lastName}`}</h3>
        <ul>
          <li>{`${company.name}, ${t('number.nip', { number: company.nip })}`}</li>
          {licence !== null && <li>{t('licence', { number: licence })}</li>}
          <li>{t('insurance', { insurer: insurance.insurer, sum: f.number(insurance.sumEur, 0), day: f.day(insurance.validTo) })}</li>
          {insurance.policyUrl !== null && (
            <li>
              <PolicyLink url={insurance.policyUrl} />
            </li>
          )}
          <li>{agentData.email}</li>
        </ul>
        <SignedAt at={agreement.agentSignedAt} agreement={agreement} />
      </div>
      <div>
        <p className={styles['role']}>{t('owner')}</p>
        <h3>{ownerDetails.name}</h3>
        <ul>
          <li>{t(digits.length === 11 ? 'number.pesel' : 'number.nip', { number: digits })}</li>
          <li>{ownerDetails.address}</li>
          <li>{ownerDetails.email}</li>
        </ul>
        <SignedAt at={agreement.ownerSignedAt} agreement={agreement} />
      </div>
    </section>
  );
};

const SignedAt = ({ at, agreement: { status } }: { readonly at: string | null; readonly agreement: Agreement }) => {
  const t = useWords(agencyPageWords);
  const f = useFormat();
  if (at !== null) return <Badge tone="navy">{t('signedAt', { when: f.instant(at) })}</Badge>;
  return runs[status] ? <Badge tone="amber">{t('unsigned')}</Badge> : <Badge tone="grey">{t('unsigned.over')}</Badge>;
};

const scopes = { agent: ['publish', 'answer', 'send'], owner: ['terms', 'money', 'revoke'] } as const;

/** What the agent may do beside what stays with the owner. */
const Scope = () => {
  const t = useWords(agencyPageWords);
  return (
    <section>
      <h2>{t('scope')}</h2>
      <div className={styles['scope']}>
        <div>
          <h3>{t('scope.agent')}</h3>
          <ul>
            {scopes.agent.map((each) => (
              <li key={each}>
                <IconCheck size={18} stroke={1.75} aria-hidden />
                {t(`scope.agent.${each}`)}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('scope.owner')}</h3>
          <ul>
            {scopes.owner.map((each) => (
              <li key={each}>
                <IconUserCheck size={18} stroke={1.75} aria-hidden />
                {t(`scope.owner.${each}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
};

const Fee = ({ agreement: { fee, terms, includeMediation } }: Props) => {
  const t = useWords(agencyPageWords);
  const f = useFormat();
  const day = f.day(terms.lastDay);
  return (
    <section>
      <h2>{t('fee')}</h2>
      {fee === null ? (
        <p>{t('fee.none')}</p>
      ) : (
        <>
          <Facts
            rows={[
              [t('fee.row', { percent: f.number(terms.feePercent) }), f.money(fee.net)],
              [fee.vat === 0 ? t('fee.vat.none') : t('fee.vat', { percent: vatNumbers.percent }), f.money(fee.vat)],
              [t('fee.total'), <b key="total">{f.money(fee.gross)}</b>],
            ]}
          />
          <p className={styles['small']}>{t('fee.due')}</p>
        </>
      )}
      <p className={styles['small']}>{t(includeMediation ? (terms.isExclusive ? 'kind.exclusive' : 'kind.open') : 'kind.power', { day })}</p>
    </section>
  );
};

/** What the agent says of the owner; the owner does not see it. */
const Aml = ({ answers }: { readonly answers: AmlAnswers }) => {
  const t = useWords(agencyPageWords);
  return (
    <section>
      <h2>{t('aml.title')}</h2>
      <AmlFacts answers={answers} />
    </section>
  );
};

const Document = ({ agreement: { document, number } }: Props) => {
  const t = useWords(agencyPageWords);
  const [isOpen, setOpen] = useState(false);
  const name = t('document', { number });
  return (
    <section className={styles['document']}>
      <IconFileText size={22} stroke={1.5} aria-hidden />
      <div>
        <b>{name}</b>
        <p className={styles['small']}>{t('document.pages', { n: document.pages })}</p>
      </div>
      <Button onClick={() => setOpen(true)}>{t('document.read')}</Button>
      <DocumentViewer document={isOpen ? { name, url: document.url } : null} onClose={() => setOpen(false)} />
    </section>
  );
};
