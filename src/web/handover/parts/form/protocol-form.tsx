import { useState } from 'react';
import { handoverCalls } from '../../../../contract/handover/endpoints.ts';
import type { DocumentLink } from '../../../../contract/kit/shapes.ts';
import { checkProtocol } from '../../../../domain/handover/rules/content.ts';
import type { ProtocolData } from '../../../../domain/handover/types.ts';
import { leaseNumbers } from '../../../../domain/kit/numbers.ts';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import { handoverRefusalWords } from '../../../../words/handover/refusals.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { ConflictNote } from '../../../kit/draft/conflict-note.tsx';
import type { DraftState } from '../../../kit/draft/draft.ts';
import { DraftNotice } from '../../../kit/draft/draft-notice.tsx';
import { fieldError, fieldId } from '../../../kit/form/field.tsx';
import { ErrorSummary } from '../../../kit/form/summary/error-summary.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useFieldText } from '../../../kit/words/field-text.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../protocol.module.css';
import tables from '../../tables.module.css';
import { FormBanner } from '../protocol/form-banner.tsx';
import { RejectPremises } from '../protocol/reject-premises.tsx';
import { SignatureBlock } from '../protocol/signature-block.tsx';
import { SubmitProtocol } from '../protocol/submit-protocol.tsx';
import { type Protocol, type ProtocolDraft, useProtocolDraft, versionToSubmit } from './draft.ts';
import { EarlyConsent } from './early-consent.tsx';
import { EquipmentPart } from './equipment-part.tsx';
import { type Guard, GuardDialog } from './guard-dialog.tsx';
import { KeysPart } from './keys-part.tsx';
import { MetersPart } from './meters-part.tsx';
import { PartCard } from './part-card.tsx';
import { PartsNav } from './parts-nav.tsx';
import { ProtocolBar } from './protocol-bar.tsx';
import { RoomsPart } from './rooms-part.tsx';

type Props = { readonly protocol: Protocol; readonly proxyToken: string | undefined; readonly onSent: () => void };
type Part = 'rooms' | 'equipment' | 'meters' | 'keys' | 'statements';

const parts: Readonly<Record<string, Part>> = {
  establishedPremiseCondition: 'rooms',
  establishedEquipmentState: 'equipment',
  localMeterReadings: 'meters',
  transferredKeysAndDevices: 'keys',
};

const guards = ['transfer_missing', 'reception_missing'] as const;
const guardOf = (lock: Protocol['lock']): Guard | null => guards.find((guard) => guard === lock) ?? null;

/** The protocol being filled in, often on a phone without a network: four tables and statements that save themselves. */
export const ProtocolForm = (props: Props) => {
  const { protocol, proxyToken } = props;
  const t = useWords(protocolWords);
  const fieldText = useFieldText(handoverRefusalWords);
  const { draft, state } = useProtocolDraft(protocol, proxyToken);
  const { submit, attempt, problems, busy, guard, closeGuard, drawn, goBack } = useSubmit(props, draft);
  const errors = (path: string): string | undefined => {
    const problem = problems.find((one) => one.field === path);
    return problem && fieldText(problem, '');
  };
  const partOf = (path: string): string => t(`${parts[path.split('.')[0] ?? ''] ?? 'statements'}.title`);
  const data = state.form;
  const change = (part: Partial<ProtocolData>): void => draft.change((form) => ({ ...form, ...part }));
  const sent = (): void => {
    draft.forget();
    props.onSent();
  };
  if (drawn) return <SubmitProtocol protocol={protocol} proxyToken={proxyToken} drawn={drawn} onBack={goBack} onSent={sent} />;
  return (
    <main id="content">
      <ProtocolBar protocol={protocol} draft={draft} state={state} />
      <div className={`wrap ${styles['layout']}`}>
        <PartsNav data={data} protocol={protocol} />
        <div className={styles['main']}>
          <Notes protocol={protocol} />
          <DraftNotes draft={draft} state={state} />
          <ErrorSummary
            attempt={attempt}
            kept={state.isSaved ? 'saved' : 'device'}
            problems={problems.map((problem) => ({ path: problem.field ?? '', label: partOf(problem.field ?? ''), text: fieldText(problem, '') }))}
          />
          <RoomsPart
            levels={data.establishedPremiseCondition}
            onChange={(establishedPremiseCondition) => change({ establishedPremiseCondition })}
            errors={errors}
          />
          <EquipmentPart
            rows={data.establishedEquipmentState}
            onChange={(establishedEquipmentState) => change({ establishedEquipmentState })}
            errors={errors}
          />
          <MetersPart rows={data.localMeterReadings} onChange={(localMeterReadings) => change({ localMeterReadings })} errors={errors} />
          <KeysPart
            rows={data.transferredKeysAndDevices}
            onChange={(transferredKeysAndDevices) => change({ transferredKeysAndDevices })}
            errors={errors}
          />
          <Statements
            text={data.additionalStatements}
            onChange={(additionalStatements) => change({ additionalStatements })}
            error={errors('additionalStatements')}
          />
        </div>
        <SendPanel protocol={protocol} onSubmit={submit} busy={busy} />
      </div>
      {guard && <GuardDialog guard={guard} protocol={protocol} onClose={closeGuard} />}
    </main>
  );
};

/** Checks, saves the last changes, and has the protocol drawn to be signed. */
const useSubmit = ({ protocol, proxyToken }: Props, draft: ProtocolDraft) => {
  const t = useWords(protocolWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [attempt, setAttempt] = useState(0);
  const [guard, setGuard] = useState<Guard | null>(null);
  const [isSending, setSending] = useState(false);
  const [drawn, setDrawn] = useState<{ readonly document: DocumentLink; readonly draftVersion: number } | null>(null);
  const problems = attempt > 0 ? (checkProtocol(draft.get().form)?.problems ?? []) : [];
  const send = async (): Promise<void> => {
    const draftVersion = await versionToSubmit(draft);
    if (draftVersion === null) return toast.bad(t('send.offline'));
    const answer = await act(handoverCalls.prepareProtocol, {
      offerId: protocol.offerId,
      draftVersion,
      ...(proxyToken === undefined ? {} : { proxyToken }),
    });
    if (!answer.ok) return toast.bad(refusalText(answer.refusal), t('error.save'));
    setDrawn({ document: answer.value, draftVersion });
    window.scrollTo(0, 0);
  };
  const submit = async (): Promise<void> => {
    setAttempt(attempt + 1);
    if (checkProtocol(draft.get().form) !== null) return;
    const missing = guardOf(protocol.lock);
    if (missing) return setGuard(missing);
    setSending(true);
    await send();
    setSending(false);
  };
  return { submit, attempt, problems, busy: isSending, guard, closeGuard: () => setGuard(null), drawn, goBack: () => setDrawn(null) };
};

/** What happened to the draft: the same lines changed elsewhere, a newer version, or a save that failed. */
const DraftNotes = ({ draft, state }: { readonly draft: ProtocolDraft; readonly state: DraftState<ProtocolData> }) => {
  const t = useWords(protocolWords);
  const refusalText = useRefusalText();
  const hasFailed = state.saving === 'failed' && state.conflict === null;
  return (
    <>
      {state.conflict && <ConflictNote text={t('conflict.text')} onResolve={(whose) => draft.resolve(whose)} />}
      {state.notice && <DraftNotice text={t(`notice.${state.notice}`)} onClose={() => draft.dismiss()} />}
      {hasFailed && (
        <div role="alert">
          <Note tone="red" title={t(state.failed === 'load' ? 'error.load' : 'error.save')}>
            {state.refusal ? refusalText(state.refusal) : t('error.kept')}
          </Note>
        </div>
      )}
    </>
  );
};

const Notes = ({ protocol }: { readonly protocol: Protocol }) => {
  const t = useWords(protocolWords);
  const f = useFormat();
  return (
    <>
      <FormBanner {...protocol} />
      {protocol.refusal && (
        <Note tone="red" title={t(protocol.refusal.by === protocol.side ? 'returned.mine' : 'returned', { when: f.instant(protocol.refusal.at) })}>
          <p>{protocol.refusal.reason}</p>
        </Note>
      )}
      {protocol.lock === 'other_side_turn' && <Note tone="amber">{t('returned.turn')}</Note>}
    </>
  );
};

type StatementsProps = { readonly text: string; readonly onChange: (text: string) => void; readonly error: string | undefined };

const Statements = ({ text, onChange, error }: StatementsProps) => {
  const t = useWords(protocolWords);
  return (
    <PartCard id="statements" title={t('statements.title')} end={`${text.length} / ${leaseNumbers.statementsMax}`}>
      <div className={tables['statements']}>
        <textarea
          id={fieldId('additionalStatements')}
          aria-label={t('statements.title')}
          placeholder={t('statements.placeholder')}
          rows={4}
          maxLength={leaseNumbers.statementsMax}
          value={text}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {fieldError(error)}
      </div>
    </PartCard>
  );
};

/** What the button waits for without asking why: the other side's correction, and the agreed hour. */
const closedTo: readonly Protocol['lock'][] = ['other_side_turn', 'before_meeting'];

/** Who will sign, and the button that hands the protocol over. */
const SendPanel = ({ protocol, onSubmit, busy }: { readonly protocol: Protocol; readonly onSubmit: () => Promise<void>; readonly busy: boolean }) => {
  const t = useWords(protocolWords);
  return (
    <aside className={styles['send']} id="sign">
      <h2>{t('send.title')}</h2>
      <p className={styles['small']}>{t('send.text')}</p>
      <EarlyConsent protocol={protocol} />
      <SignatureBlock protocol={protocol} side="landlord" />
      <SignatureBlock protocol={protocol} side="tenant" />
      <div className={styles['go']}>
        <Button kind="main" full onClick={() => void onSubmit()} busy={busy && t('send.drawing')} disabled={closedTo.includes(protocol.lock)}>
          {t('send')}
        </Button>
      </div>
      <p className={styles['hint']}>{t('send.network')}</p>
      <RejectPremises protocol={protocol} />
    </aside>
  );
};
