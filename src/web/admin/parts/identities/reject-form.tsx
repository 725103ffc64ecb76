import { useState } from 'react';
import { rejectionReasons } from '../../../../domain/identity/types.ts';
import { identityNumbers } from '../../../../domain/kit/numbers.ts';
import { identityConsoleWords } from '../../../../words/admin/identities.ts';
import { identityWords } from '../../../../words/identity/pages.ts';
import { TextField } from '../../../kit/form/text-field.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './identities.module.css';
import type { ListedRequest } from './list.ts';
import type { RequestActs } from './use-request-acts.ts';

type RejectProps = { readonly request: ListedRequest; readonly acts: RequestActs; readonly onClose: () => void };

/** Why a request is refused, with what its person will read. What was typed stays until it is sent. */
export const RejectForm = ({ request, acts, onClose }: RejectProps) => {
  const t = useWords(identityConsoleWords);
  const page = useWords(identityWords);
  const [reason, setReason] = useState<(typeof rejectionReasons)[number]>('incorrect_data');
  const [message, setMessage] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isOwn = reason === 'custom';
  const send = async (): Promise<void> => {
    const isEmpty = isOwn && message.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return;
    const sent = await acts.reject(request, { rejectionReason: reason, customRejectionMessage: isOwn ? message.trim() : null });
    if (sent) onClose();
  };
  return (
    <form
      className={styles['reject']}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset>
        <legend>{t('reject.reason')}</legend>
        {rejectionReasons.map((each, at) => (
          <label key={each}>
            <input
              type="radio"
              name="reason"
              value={each}
              checked={each === reason}
              // biome-ignore lint/a11y/noAutofocus: the form was opened by a key, and goes on by keys
              autoFocus={at === 0}
              onChange={() => setReason(each)}
            />
            <span>
              <b>{t(`reason.${each}`)}</b>
              <small>{t(`reason.${each}.text`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {isOwn && (
        <TextField
          name="message"
          label={t('reject.message')}
          value={message}
          onChange={setMessage}
          error={isMissing ? t('reject.message.required') : undefined}
          multiline
          maxLength={identityNumbers.messageMax}
        />
      )}
      <div>
        <p className={styles['small']}>{t('reject.preview')}</p>
        <Note tone="red" title={page(`rejected.${reason}.title`)}>
          <p className={styles['preview']}>{reason === 'custom' ? message : page(`rejected.${reason}.text`)}</p>
        </Note>
      </div>
      <footer>
        <Button size="s" onClick={onClose}>
          {t('reject.back')}
        </Button>
        <Button size="s" kind="danger" type="submit">
          {t('reject.act')}
        </Button>
      </footer>
      <p className={styles['small']}>{t('reject.note')}</p>
    </form>
  );
};
