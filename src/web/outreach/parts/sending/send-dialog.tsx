/** Writes to a prospect: the address of the product, or an offer, on a ground that is recorded. */

import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconLink, IconMailOff, type TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import { outreachCalls } from '../../../../contract/outreach/endpoints.ts';
import type { Day, Id } from '../../../../domain/kit/brand.ts';
import { dayOf } from '../../../../domain/kit/time.ts';
import { refuse } from '../../../../domain/outreach/refusals.ts';
import { outreachNumbers } from '../../../../domain/outreach/rules/outreach-numbers.ts';
import { basisProblems, mayAddress } from '../../../../domain/outreach/rules/sending.ts';
import { type ContactBasis, contactBases, type SendKind } from '../../../../domain/outreach/types.ts';
import { outreachRefusalWords } from '../../../../words/outreach/refusals.ts';
import { sendingWords } from '../../../../words/outreach/sending.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { useUid } from '../../../accounts/parts/use-uid.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { type Texts, useSubmit } from '../../../kit/calls/use-submit.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { useTabEntry } from '../../../kit/draft/use-tab-entry.ts';
import { ChoiceField } from '../../../kit/form/choice-field.tsx';
import { DayField } from '../../../kit/form/day-field.tsx';
import { TextField } from '../../../kit/form/text-field.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useFieldText } from '../../../kit/words/field-text.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useToday } from '../../../kit/words/today.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './sending.module.css';

type Entry = {
  readonly email: string;
  readonly content: string;
  readonly basis: ContactBasis | null;
  readonly basisDay: Day | null;
  readonly basisNote: string;
  readonly campaign: string;
};

type SendDialogProps = {
  readonly kind: SendKind;
  readonly offerId?: Id;
  readonly title: string;
  readonly sender: string;
  readonly onClose: () => void;
};

export const SendDialog = ({ kind, offerId, title, sender, onClose }: SendDialogProps) => {
  const t = useWords(sendingWords);
  const act = useAct();
  const toast = useToast();
  const today = useToday();
  const uid = useUid();
  const first: Entry = {
    email: '',
    // Words are tied for pages; a letter that is going to be edited has plain spaces.
    content: t('content.default', { name: sender }).replaceAll('\u00a0', ' '),
    basis: null,
    basisDay: today,
    basisNote: '',
    campaign: '',
  };
  const { entry, change, forget } = useTabEntry(uid, `outreach-mail:${offerId ?? kind}`, first);
  const refusalText = useRefusalText();
  const fieldText = useFieldText(outreachRefusalWords);
  const viewer = useViewer();
  const own = viewer.kind === 'signed-in' ? viewer.email : '';
  const check = (): Texts<keyof Entry> => {
    const wrong = mayAddress(entry.email.trim().toLowerCase(), own);
    const isBlank = kind === 'website' && entry.content.trim() === '';
    const problems = [
      ...(wrong === null ? [] : [wrong]),
      ...(isBlank ? [refuse('outreach.content_required', { field: 'content' })] : []),
      ...basisProblems(entry, today),
    ];
    return Object.fromEntries(problems.map((problem) => [problem.field, fieldText(problem, '')]));
  };
  const send = async (): Promise<Texts<keyof Entry> | null> => {
    const { content, ...ground } = entry;
    const answer =
      kind === 'website'
        ? await act(outreachCalls.callerSendWebsite, { ...ground, content })
        : await act(outreachCalls.callerSendOffer, { ...ground, offerId: offerId ?? '' });
    if (!answer.ok) return { [answer.refusal.field ?? 'form']: refusalText(answer.refusal, { failed: t(`${kind}.failed`) }) };
    forget();
    toast.good(answer.value.message);
    onClose();
    return null;
  };
  const { texts: errors, setTexts, busy, form } = useSubmit<keyof Entry>({ check, send });
  const set = <Key extends keyof Entry>(key: Key, value: Entry[Key]): void => {
    change({ [key]: value } as Partial<Entry>);
    setTexts({});
  };
  const text = (name: 'basisNote' | 'campaign') => (
    <TextField
      name={name}
      label={t(name)}
      hint={t(`${name}.hint`)}
      value={entry[name]}
      onChange={(value) => set(name, value)}
      error={errors[name]}
      maxLength={outreachNumbers.basisNoteMax}
      autoComplete="off"
    />
  );
  return (
    <Dialog open onClose={onClose} title={title} size="xl">
      <form className={styles['form']} {...form}>
        <div className={styles['column']}>
          {kind === 'offer' && <p className={styles['lead']}>{t('offer.text')}</p>}
          <TextField
            name="email"
            label={t('email')}
            value={entry.email}
            onChange={(value) => set('email', value)}
            error={errors['email']}
            inputMode="email"
            autoComplete="off"
          />
          {kind === 'website' && (
            <TextField
              name="content"
              label={t('content')}
              hint={t('content.hint')}
              value={entry.content}
              onChange={(value) => set('content', value)}
              error={errors['content']}
              multiline
              rows={9}
              maxLength={outreachNumbers.contentMax}
            />
          )}
          {text('campaign')}
        </div>
        <div className={styles['column']}>
          <ChoiceField
            name="basis"
            label={t('basis')}
            value={entry.basis}
            onChange={(value: ContactBasis) => set('basis', value)}
            options={contactBases.map((value) => ({ value, label: t(`basis.${value}`) }))}
            error={errors['basis']}
            tiles
          />
          <DayField
            name="basisDay"
            label={t('basisDay')}
            value={entry.basisDay}
            onChange={(value) => set('basisDay', value)}
            max={today}
            error={errors['basisDay']}
          />
          {text('basisNote')}
          <AddressFacts email={entry.email} />
        </div>
        {errors['form'] && (
          <div role="alert" className={styles['whole']}>
            <Note tone="red">{errors['form']}</Note>
          </div>
        )}
        <footer className={styles['acts']}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="main" type="submit" busy={busy && t('busy')}>
            {t('act')}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
};

type ProspectCheck = OutputOf<typeof outreachCalls.checkProspect>;

const pauseMs = 400;

/** What is known of an address, once its typing pauses. */
const useKnown = (email: string): ProspectCheck | null => {
  const [known, setKnown] = useState<ProspectCheck | null>(null);
  useEffect(() => {
    setKnown(null);
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return;
    let isOver = false;
    const timer = setTimeout(() => {
      void browserAsk(outreachCalls.checkProspect, { email }).then((answer) => !isOver && answer.ok && setKnown(answer.value));
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [email]);
  return known;
};

const AddressFacts = ({ email }: { readonly email: string }) => {
  const t = useWords(sendingWords);
  const f = useFormat();
  const known = useKnown(email);
  return (
    <section className={styles['facts']} aria-label={t('address.title')} aria-live="polite">
      <h3>{t('address.title')}</h3>
      <ul>
        {known?.hasLeft && (
          <Fact icon={IconAlertCircle} tone="red">
            {t('address.left')}
          </Fact>
        )}
        {known && !known.hasLeft && (
          <Fact icon={IconCircleCheck} tone="green">
            {t('address.free')}
          </Fact>
        )}
        {known?.sentAt && (
          <Fact icon={IconAlertTriangle} tone="amber">
            {t('address.again', { day: f.day(dayOf(known.sentAt)) })}
          </Fact>
        )}
        <Fact icon={IconLink}>{t('address.link')}</Fact>
        <Fact icon={IconMailOff}>{t('address.leave')}</Fact>
      </ul>
    </section>
  );
};

type FactProps = { readonly icon: TablerIcon; readonly tone?: 'red' | 'green' | 'amber'; readonly children: ReactNode };

const Fact = ({ icon: Icon, tone, children }: FactProps) => (
  <li data-tone={tone}>
    <Icon size={18} stroke={1.5} aria-hidden />
    <span>{children}</span>
  </li>
);
