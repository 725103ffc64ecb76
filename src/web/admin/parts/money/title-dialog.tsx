import { IconFileUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { depositsCalls } from '../../../../contract/deposits/endpoints.ts';
import { type TitleKind, titleKinds } from '../../../../domain/deposits/types.ts';
import type { Outcome } from '../../../../domain/leases/types.ts';
import { adminWords } from '../../../../words/admin/pages.ts';
import { statementWords } from '../../../../words/deposits/statement.ts';
import { upload } from '../../../kit/calls/upload.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { ChoiceField } from '../../../kit/form/choice-field.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../console.module.css';
import { AdminReason } from '../admin-reason.tsx';
import type { DepositRow } from './bank-dialog.tsx';
import { DisputeSubject } from './dispute-subject.tsx';

type Title = { readonly name: string; readonly sha256: string };

/** Prepares a judgment, a settlement or the payment into court for a second admin. Nothing is chosen beforehand. */
export const TitleDialog = ({ row, onClose }: { readonly row: DepositRow; readonly onClose: () => void }) => {
  const t = useWords(adminWords);
  const words = useWords(statementWords);
  const act = useAct();
  const refusalText = useRefusalText();
  const [kind, setKind] = useState<TitleKind | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const needsOutcome = kind !== null && kind !== 'court_deposit';
  const send = async (reason: string): Promise<string | undefined> => {
    if (kind === null || file === null || (needsOutcome && outcome === null)) return t('title.incomplete');
    // The document goes ahead; the record then names it by its hash.
    const sent = await upload<Title>(`/deposits/${row.offerId}/title`, { file });
    if (!sent.ok) return refusalText(sent.refusal);
    const chosen = needsOutcome && outcome !== null ? { outcome } : {};
    const answer = await act(depositsCalls.recordDisputeTitle, { offerId: row.offerId, kind, ...chosen, document: sent.value, reason });
    return answer.ok ? undefined : refusalText(answer.refusal);
  };
  return (
    <AdminReason
      readBy="approval"
      title={t('act.recordTitle')}
      subject={row.offerName}
      act={t('act.prepare')}
      label={t('title.reason')}
      onClose={onClose}
      onSend={send}
    >
      <DisputeSubject row={row} />
      <Note tone="amber">{t('title.two')}</Note>
      <ChoiceField
        name="kind"
        label={t('title.kind')}
        value={kind}
        onChange={setKind}
        options={titleKinds.map((value) => ({ value, label: t(`title.${value}`) }))}
        tiles
      />
      {needsOutcome && (
        <ChoiceField
          name="outcome"
          label={t('title.outcome')}
          value={outcome}
          onChange={setOutcome}
          options={row.outcomes.map((value) => ({ value, label: words(`choice.${value}`) }))}
          tiles
        />
      )}
      <label className={styles['file']}>
        <IconFileUpload size={20} stroke={1.5} aria-hidden />
        <span>{file === null ? t('title.document') : file.name}</span>
        <input type="file" accept="application/pdf" onChange={(event) => setFile(event.target.files?.[0] ?? null)} />
      </label>
    </AdminReason>
  );
};
