/** The account page: name, address, company, what can be changed. */

import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useNavigate } from 'react-router';
import { leavingCalls } from '../../contract/accounts/endpoints/leaving.ts';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import { undoRunsUntil } from '../../domain/accounts/rules/people.ts';
import type { SignedIn } from '../../domain/accounts/types.ts';
import type { Instant } from '../../domain/kit/brand.ts';
import { accountNumbers } from '../../domain/kit/numbers.ts';
import { verificationPaths } from '../../domain/kit/page/paths.ts';
import { instantOf } from '../../domain/kit/time.ts';
import { accountWords } from '../../words/accounts/pages.ts';
import { shellWords } from '../../words/kit/shell.ts';
import { useAct } from '../kit/calls/use-act.ts';
import { useRefusalText } from '../kit/calls/use-refusal.ts';
import { useToast } from '../kit/dialog/toasts.tsx';
import { CheckField } from '../kit/form/check-field.tsx';
import { ChoiceField } from '../kit/form/choice-field.tsx';
import { useLive } from '../kit/live/use-live.ts';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Badge, type Tone } from '../kit/parts/badge.tsx';
import { Button, ButtonLink } from '../kit/parts/button.tsx';
import { Card } from '../kit/parts/card.tsx';
import { Note } from '../kit/parts/note.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { useFormat } from '../kit/words/format.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './account.module.css';
import { AgentCard } from './parts/agent/agent-card.tsx';
import { EmailChange, type WaitingChange } from './parts/email-change.tsx';
import { DataCopyCard } from './parts/leaving/data-copy-card.tsx';
import { DeleteCard } from './parts/leaving/delete-card.tsx';
import { NameCard } from './parts/name-card.tsx';
import { knownViewer } from './parts/session.ts';

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const viewer = knownViewer(context);
  const me = viewer.kind === 'visitor' ? null : viewer;
  const [profile, copy] =
    me === null
      ? [null, null]
      : await Promise.all([
          ask(context)(accountsCalls.getProfile, {}).then(orErrorPage),
          ask(context)(leavingCalls.getDataCopy, {}).then(orErrorPage),
        ]);
  const undoUntil = me === null ? null : undoRunsUntil(me, instantOf(Date.now()));
  return { me, profile, undoUntil, copy: copy?.copy ?? null, lang: langOf(context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(accountWords, loaderData.lang)('info.title'), noindex: true }) : [];

type EmailCardProps = {
  readonly me: SignedIn;
  readonly waiting: WaitingChange;
  /** Until when the former address may undo the last change; null where it may not. */
  readonly undoUntil: Instant | null;
  readonly hasPassword: boolean;
};

const EmailCard = ({ me, waiting, undoUntil, hasPassword }: EmailCardProps) => {
  const t = useWords(accountWords);
  const act = useAct();
  const navigate = useNavigate();
  const toast = useToast();
  const refusalText = useRefusalText();
  const f = useFormat();
  const [isChanging, setChanging] = useState(false);
  const [justSent, setJustSent] = useState(false);
  const confirm = async (): Promise<void> => {
    const answer = await act(accountsCalls.sendEmailCode, {});
    if (answer.ok) toast.good(t('code.sent', { email: me.email, minutes: accountNumbers.codeMinutes }));
    // Too soon after the last code is no obstacle: that one still works.
    if (answer.ok || answer.refusal.code === 'code.resend_too_soon') await navigate('?signin=code', { preventScrollReset: true });
    else toast.bad(refusalText(answer.refusal));
  };
  return (
    <Card
      title={t('info.email')}
      end={<Badge tone={me.emailVerified ? 'green' : 'amber'}>{t(me.emailVerified ? 'info.email.verified' : 'info.email.unverified')}</Badge>}
    >
      <p className={styles['value']}>{me.email}</p>
      {isChanging || waiting ? (
        <EmailChange
          me={me}
          waiting={waiting}
          asksPassword={hasPassword}
          justSent={justSent}
          sent={() => setJustSent(true)}
          close={() => setChanging(false)}
        />
      ) : (
        <div className={styles['act']}>
          {!me.emailVerified && (
            <Button kind="main" onClick={() => void confirm()} busy={act.busy && t('forgot.busy')}>
              {t('info.email.confirm')}
            </Button>
          )}{' '}
          {undoUntil === null ? (
            <Button onClick={() => setChanging(true)}>{t('email.change')}</Button>
          ) : (
            <p className={styles['text']}>{t('email.change.undo', { until: f.instant(undoUntil) })}</p>
          )}
        </div>
      )}
    </Card>
  );
};

const companyTones = { INITIAL: 'grey', CHECKING: 'amber', ACCEPTED: 'green', REJECTED: 'red' } as const satisfies Record<
  NonNullable<SignedIn['company']>['state'],
  Tone
>;

const CompanyCard = ({ company }: { readonly company: SignedIn['company'] }) => {
  const t = useWords(accountWords);
  return (
    <Card title={t('info.company')} end={company && <Badge tone={companyTones[company.state]}>{t(`company.${company.state}`)}</Badge>}>
      <p className={company ? styles['value'] : styles['text']}>{company?.name ?? t('info.company.none')}</p>
      <div className={styles['act']}>
        <ButtonLink to={verificationPaths.company}>{t(company ? 'info.company.see' : 'info.company.link')}</ButtonLink>
      </div>
    </Card>
  );
};

const PreferencesCard = ({ me, marketingConsent }: { readonly me: SignedIn; readonly marketingConsent: boolean }) => {
  const t = useWords(accountWords);
  const shell = useWords(shellWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const change = async (patch: { lang?: 'pl' | 'en'; marketingConsent?: boolean }): Promise<void> => {
    const answer = await act(accountsCalls.updateProfile, patch);
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  return (
    <Card title={t('info.language')}>
      <p className={styles['text']}>{t('info.language.text')}</p>
      <ChoiceField
        name="lang"
        label={<span className="sr">{t('info.language')}</span>}
        value={me.lang}
        onChange={(lang) => void change({ lang })}
        options={[
          { value: 'pl', label: shell('lang.pl') },
          { value: 'en', label: shell('lang.en') },
        ]}
      />
      <CheckField
        name="marketingConsent"
        label={t('up.consent')}
        value={marketingConsent}
        onChange={(consent) => void change({ marketingConsent: consent })}
      />
    </Card>
  );
};

export default function AccountInfoPage() {
  const { me, profile, undoUntil, copy } = useLoaderData<typeof loader>();
  const t = useWords(accountWords);
  useLive(me ? [`user:${me.uid}`] : []);
  if (!me || !profile)
    return (
      <Empty
        heading="h1"
        title={t('info.signedOut')}
        text={t('info.signedOut.text')}
        action={
          <ButtonLink to="?signin=1" kind="main">
            {t('in.act')}
          </ButtonLink>
        }
      />
    );
  return (
    <div className={styles['page']}>
      <h1>{t('info.title')}</h1>
      {!me.emailVerified && <Note tone="amber">{t('info.email.alert')}</Note>}
      <NameCard firstName={me.firstName} lastName={me.lastName} identity={me.identity} />
      <EmailCard me={me} waiting={profile.emailChange} undoUntil={undoUntil} hasPassword={profile.hasPassword} />
      <CompanyCard company={me.company} />
      <AgentCard isAgent={me.isAgent} licenseNumber={profile.professionalLicenseNumber} />
      <PreferencesCard me={me} marketingConsent={profile.marketingConsent} />
      <DataCopyCard copy={copy} me={me} hasPassword={profile.hasPassword} />
      <DeleteCard me={me} hasPassword={profile.hasPassword} />
    </div>
  );
}
