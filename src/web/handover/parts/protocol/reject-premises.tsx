import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { InputOf } from '../../../../contract/kit/call.ts';
import type { DocumentLink } from '../../../../contract/kit/shapes.ts';
import { leasesCalls } from '../../../../contract/leases/endpoints.ts';
import { leaseNumbers } from '../../../../domain/kit/numbers.ts';
import { rejectionReasons } from '../../../../domain/leases/types.ts';
import { consentsOf } from '../../../../domain/signing/rules.ts';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import { consentWords } from '../../../../words/signing/consents.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { CheckField } from '../../../kit/form/check-field.tsx';
import { fieldError } from '../../../kit/form/field.tsx';
import { TextField } from '../../../kit/form/text-field.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import { CodeAct } from '../../../signing/parts/code-act.tsx';
import styles from '../../protocol.module.css';
import type { Protocol } from '../form/draft.ts';
import { signedListOf } from './signed-list.ts';
import { useRejectionPhotos } from './use-rejection-photos.ts';

type Statement = InputOf<typeof leasesCalls.prepareRejection>;
type RejectionDraft = { readonly statement: Statement; readonly document: DocumentLink };

/** The tenant's refusal of the premises: reasons, words and photos, then the drawn statement and its code. */
export const RejectPremises = ({ protocol }: { readonly protocol: Protocol }) => {
  const t = useWords(protocolWords);
  const [isOpen, setOpen] = useState(false);
  const [drawn, setDrawn] = useState<RejectionDraft | null>(null);
  const entry = useRejectForm(protocol.offerId, setDrawn);
  if (!protocol.allowed.includes('rejectPremises')) return null;
  // A press beside the dialog, on a phone in one's hand, hides it: what was written and the photos stay.
  const close = (): void => setOpen(false);
  return (
    <div className={styles['reject']}>
      <Button kind="danger" full onClick={() => setOpen(true)}>
        {t('reject')}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t(drawn ? 'reject.sign.title' : 'reject.title', { name: protocol.offerName })}>
        {isOpen &&
          (drawn ? <SignRejection {...drawn} onBack={() => setDrawn(null)} /> : <RejectForm protocol={protocol} entry={entry} onClose={close} />)}
      </Dialog>
    </div>
  );
};

const none = { damagedPremise: false, mismatchedDetails: false, unavailabilityOfLandlord: false };

const useRejectForm = (offerId: string, onDrawn: (drawn: RejectionDraft) => void) => {
  const act = useAct();
  const refusalText = useRefusalText();
  const [ticked, setTicked] = useState(none);
  const [description, setDescription] = useState('');
  const [error, setError] = useState<string>();
  const photos = useRejectionPhotos(offerId);
  const send = async (): Promise<void> => {
    const statement = { offerId, ...ticked, description, photos: photos.photos.map(({ key }) => key) };
    const answer = await act(leasesCalls.prepareRejection, statement);
    if (answer.ok) onDrawn({ statement, document: answer.value });
    else setError(refusalText(answer.refusal));
  };
  return {
    ticked,
    tick: (reason: keyof typeof none, value: boolean) => setTicked({ ...ticked, [reason]: value }),
    description,
    setDescription,
    photos,
    send,
    error,
    busy: act.busy,
  };
};

type FormProps = { readonly protocol: Protocol; readonly entry: ReturnType<typeof useRejectForm>; readonly onClose: () => void };

const RejectForm = ({ protocol, entry, onClose }: FormProps) => {
  const t = useWords(protocolWords);
  const f = useFormat();
  const { ticked, tick, description, setDescription, photos, send, error, busy } = entry;
  const { meetingAt } = protocol;
  const hintOf = (reason: keyof typeof none) =>
    reason === 'unavailabilityOfLandlord' && meetingAt !== null ? t('reject.absent.hint', { when: f.instant(meetingAt) }) : undefined;
  return (
    <form
      className={styles['dialog']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{t('reject.text')}</p>
      {rejectionReasons.map((reason) => (
        <CheckField
          key={reason}
          name={reason}
          label={t(`reject.${reason}`)}
          hint={hintOf(reason)}
          value={ticked[reason]}
          onChange={(value) => tick(reason, value)}
        />
      ))}
      <TextField
        name="description"
        label={t('reject.description')}
        hint={t('reject.description.hint')}
        value={description}
        onChange={setDescription}
        multiline
        maxLength={leaseNumbers.rejectionTextMax}
      />
      <Photos by={photos} />
      <div role="alert">{fieldError(error)}</div>
      <footer className={styles['foot']}>
        <Button onClick={onClose}>{t('back')}</Button>
        <Button kind="danger" type="submit" busy={(busy || photos.busy) && t('reject.drawing')}>
          {t('reject.next')}
        </Button>
      </footer>
    </form>
  );
};

const Photos = ({ by }: { readonly by: ReturnType<typeof useRejectionPhotos> }) => {
  const t = useWords(protocolWords);
  const { photos, add, remove, error } = by;
  return (
    <div className={styles['dialog']}>
      <label className={styles['photos']}>
        <IconPhotoPlus size={20} stroke={1.5} aria-hidden />
        <span>{t('reject.photos')}</span>
        <input
          type="file"
          accept="image/jpeg,image/png"
          multiple
          disabled={photos.length >= leaseNumbers.rejectionPhotosMax}
          onChange={(event) => {
            const input = event.currentTarget;
            void add([...(input.files ?? [])].slice(0, leaseNumbers.rejectionPhotosMax - photos.length)).then(() => {
              input.value = '';
            });
          }}
        />
      </label>
      <p className={styles['hint']}>{t('reject.photos.hint', { max: leaseNumbers.rejectionPhotosMax })}</p>
      {photos.length > 0 && (
        <ul className={styles['files']}>
          {photos.map(({ key, name }) => (
            <li key={key}>
              <span>{name}</span>
              <Button size="s" kind="quiet" aria-label={t('reject.photos.remove', { name })} onClick={() => remove(key)}>
                <IconX size={16} stroke={1.75} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {fieldError(error)}
    </div>
  );
};

const SignRejection = ({ statement, document, onBack }: RejectionDraft & { readonly onBack: () => void }) => {
  const t = useWords(protocolWords);
  const c = useWords(consentWords);
  const act = useAct();
  const toast = useToast();
  const navigate = useNavigate();
  const send = async (code: string) => {
    const signed = { code, documentSha256: document.sha256, consents: { ...consentsOf.rejection } };
    const answer = await act(leasesCalls.rejectPremises, { ...statement, ...signed });
    if (answer.ok) {
      toast.good(t('reject.done'));
      await navigate(signedListOf('tenant'));
    }
    return answer;
  };
  return (
    <div className={styles['dialog']}>
      <p>{t('reject.sign.text')}</p>
      <CodeAct
        of={{ offerId: statement.offerId, purpose: 'rejection' }}
        document={document}
        name={t('reject.document')}
        consents={[
          { key: 'withdrawal', label: c('rejection.withdrawal') },
          { key: 'electronic_signature', label: c('rejection.electronic_signature') },
        ]}
        act={t('reject.act')}
        busy={act.busy && t('reject.busy')}
        danger
        send={send}
      />
      <Button onClick={onBack}>{t('reject.correct')}</Button>
    </div>
  );
};
