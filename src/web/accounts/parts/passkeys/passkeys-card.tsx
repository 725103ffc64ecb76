/** The passkeys of the account: which there are, and what can be done about them. */

import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { passkeyCalls } from '../../../../contract/accounts/endpoints/passkeys.ts';
import type { SignedIn } from '../../../../domain/accounts/types.ts';
import { accountNumbers } from '../../../../domain/kit/numbers.ts';
import { deviceText } from '../../../../words/accounts/device.ts';
import { passkeyWords } from '../../../../words/accounts/passkeys.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Card } from '../../../kit/parts/card.tsx';
import { Field } from '../../../kit/parts/native-field.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useLang, useWords } from '../../../kit/words/words.ts';
import { requiredProblem } from '../check-entries.ts';
import { FormProblem } from '../form-problem.tsx';
import { CodeEntry } from '../security/code-entry.tsx';
import type { Security } from '../security/factor-card.tsx';
import { RecoveryCodes } from '../security/recovery-codes.tsx';
import styles from '../security/security.module.css';
import { useSentForm } from '../use-sent-form.ts';
import { AddPasskey } from './add-passkey.tsx';

type Passkey = Security['passkeys'][number];
type OpenDialog =
  | { readonly at: 'add' }
  | { readonly at: 'rename' | 'remove'; readonly key: Passkey }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

export const PasskeysCard = ({ me, security }: { readonly me: SignedIn; readonly security: Security }) => {
  const t = useWords(passkeyWords);
  const lang = useLang();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = (): void => setOpen(null);
  const finish = (text: string): void => {
    toast.good(text);
    void revalidate();
    close();
  };
  const added = (codes: readonly string[] | null): void => {
    finish(t('add.done'));
    if (codes) setOpen({ at: 'codes', codes });
  };
  const here = security.sessions.find(({ isThis }) => isThis)?.device;
  const isLast = security.passkeys.length === 1 && !security.secondFactor?.hasApp;
  const title = open?.at === 'add' ? 'add.title' : open?.at === 'remove' ? 'remove.title' : 'title';
  return (
    <Card title={t(title)}>
      {open === null && <List passkeys={security.passkeys} choose={setOpen} />}
      {open?.at === 'add' && <AddPasskey security={security} device={here ? deviceText(here, lang) : ''} done={added} cancel={close} />}
      {open?.at === 'rename' && <Rename passkey={open.key} done={() => finish(t('renamed'))} cancel={close} />}
      {open?.at === 'remove' && (
        <CodeEntry
          danger
          hasPasskeys
          text={t(isLast ? 'remove.last' : 'remove.text', { name: open.key.name })}
          act={t('remove.act')}
          send={(proof) => browserAsk(passkeyCalls.removePasskey, { passkeyId: open.key.id, ...proof })}
          done={() => finish(t('removed'))}
          cancel={close}
        />
      )}
      {open?.at === 'codes' && <RecoveryCodes codes={open.codes} email={me.email} close={close} />}
    </Card>
  );
};

type ListProps = { readonly passkeys: readonly Passkey[]; readonly choose: (open: OpenDialog) => void };

const List = ({ passkeys, choose }: ListProps) => {
  const t = useWords(passkeyWords);
  const f = useFormat();
  const isFull = passkeys.length >= accountNumbers.passkeys;
  return (
    <>
      <p className={styles['text']}>{t('text')}</p>
      {passkeys.length > 0 && (
        <ul className={`${styles['sessions']} ${styles['passkeys']}`}>
          {passkeys.map((key) => (
            <li key={key.id}>
              <IconKey size={20} stroke={1.5} aria-hidden />
              <span>
                {key.name}
                <small>{t('added', { at: f.instant(key.addedAt) })}</small>
                <small>{key.usedAt === null ? t('unused') : t('used', { at: f.instant(key.usedAt) })}</small>
              </span>
              <span className={styles['rowActs']}>
                <Button size="s" aria-label={t('rename.of', { name: key.name })} onClick={() => choose({ at: 'rename', key })}>
                  {t('rename')}
                </Button>
                <Button size="s" aria-label={t('remove.of', { name: key.name })} onClick={() => choose({ at: 'remove', key })}>
                  {t('remove')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['acts']}>
        {isFull ? (
          <p className={styles['text']}>{t('full', { max: accountNumbers.passkeys })}</p>
        ) : (
          <Button onClick={() => choose({ at: 'add' })}>{t('add')}</Button>
        )}
      </div>
    </>
  );
};

type RenameProps = { readonly passkey: Passkey; readonly done: () => void; readonly cancel: () => void };

const Rename = ({ passkey: { id, name: present }, done, cancel }: RenameProps) => {
  const t = useWords(passkeyWords);
  const { texts, busy, form } = useSentForm<'name'>({
    check: ({ name }) => ({ name: requiredProblem(name) }),
    send: ({ name }) => browserAsk(passkeyCalls.renamePasskey, { passkeyId: id, name }),
    done,
  });
  return (
    <form className={styles['entry']} {...form}>
      <FormProblem text={texts.form} />
      <Field label={t('add.name')} error={texts.name}>
        {(wiring) => <input {...wiring} name="name" defaultValue={present} maxLength={accountNumbers.passkeyNameMax} />}
      </Field>
      <div className={styles['acts']}>
        <Button onClick={cancel}>{t('cancel')}</Button>
        <Button type="submit" kind="main" busy={busy && t('rename.act')}>
          {t('rename.act')}
        </Button>
      </div>
    </form>
  );
};
