import { SECOND_MS } from '../../../domain/kit/time/units.ts';
import { signWords } from '../../../words/signing/sign.ts';
import { MailDelay } from '../../kit/calls/mail-delay.tsx';
import { focusIfLost } from '../../kit/focus.ts';
import { fieldId } from '../../kit/form/field.tsx';
import { PinField } from '../../kit/form/pin-field.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useTimeLeft } from '../../kit/parts/countdown.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { minutesAndSeconds } from '../../kit/words/minutes-and-seconds.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../sign.module.css';
import type { SigningCode } from './use-signing-code.ts';

type AgainProps = { readonly signing: SigningCode; readonly resendAfter: string; readonly ask: () => void };

const Again = ({ signing, resendAfter, ask }: AgainProps) => {
  const t = useWords(signWords);
  const left = useTimeLeft(resendAfter);
  if (left === null || left > 0)
    return <p className={styles['hint']}>{left === null ? '' : t('code.wait', { time: minutesAndSeconds(Math.floor(left / SECOND_MS)) })}</p>;
  return (
    <Button size="s" kind="quiet" onClick={ask} busy={signing.busy && t('code.sending')}>
      {t('code.again')}
    </Button>
  );
};

/** Asks for the code, then takes its six digits. */
export const CodeEntry = ({
  signing,
  email,
  name = 'code',
  disabled,
}: {
  readonly signing: SigningCode;
  readonly email?: string | undefined;
  /** Name of the code's field where two may stand on one page. */
  readonly name?: string;
  readonly disabled?: boolean;
}) => {
  const t = useWords(signWords);
  const f = useFormat();
  const { sent, code, type, busy, error, request } = signing;
  // The button makes room for the code's field, which is what comes next.
  const ask = (): void => void request().then(() => focusIfLost(() => document.getElementById(fieldId(name))));
  if (sent === null) {
    return (
      <div className={styles['ask']}>
        <p>{email ? t('code.text', { email }) : t('code.textPlain')}</p>
        <Button onClick={ask} busy={busy && t('code.sending')}>
          {t('code.send')}
        </Button>
        {error && (
          <p role="alert" className={styles['wrong']}>
            {error}
          </p>
        )}
      </div>
    );
  }
  return (
    <div className={styles['ask']}>
      <p role="status">{t('code.sent', { email: sent.sentTo, until: f.time(sent.validUntil) })}</p>
      <PinField
        name={name}
        label={<span className="sr">{t('code.label')}</span>}
        value={code}
        onChange={type}
        error={error}
        disabled={disabled ?? false}
      />
      <MailDelay className={styles['hint']} anybody={signing.isByLink} />
      <Again signing={signing} resendAfter={sent.resendAfter} ask={ask} />
    </div>
  );
};
