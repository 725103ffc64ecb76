import { useEffect, useRef, useState } from 'react';
import { agencyCalls } from '../../../contract/agency/endpoints.ts';
import type { Answer } from '../../../contract/kit/client.ts';
import { consentsOf } from '../../../domain/signing/rules.ts';
import { agencyPageWords } from '../../../words/agency/page.ts';
import { consentWords } from '../../../words/signing/consents.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useWords } from '../../kit/words/words.ts';
import { CodeAct } from '../../signing/parts/code-act.tsx';
import styles from '../agency.module.css';
import type { Agreement } from './data.ts';

/** An owner without an account revokes: what follows first, then the code to the owner's address. */
export const RevokeByLink = ({ agreement, token }: { readonly agreement: Agreement; readonly token: string }) => {
  const t = useWords(agencyPageWords);
  const c = useWords(consentWords);
  const act = useAct();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [head, opener] = [useRef<HTMLHeadingElement>(null), useRef<HTMLButtonElement>(null)];
  const isPressed = useRef(false);
  const press = (open: boolean): void => {
    isPressed.current = true;
    setOpen(open);
  };
  // The button that was pressed is gone: the focus goes where it led.
  useEffect(() => {
    if (isPressed.current) (isOpen ? head : opener).current?.focus();
    isPressed.current = false;
  }, [isOpen, head, opener]);
  const { offerId, documentSha256, originalOwnerExists } = agreement;
  const revoke = async (code: string): Promise<Answer<unknown>> => {
    const signature = { code, documentSha256, consents: { ...consentsOf.agency_revoke } };
    const answer = await act(agencyCalls.revokeAgreement, { offerId, token, ...signature });
    if (answer.ok) toast.good(t('revoke.link.done'));
    return answer;
  };
  if (!isOpen)
    return (
      <Button ref={opener} kind="danger" full onClick={() => press(true)}>
        {t('revoke.act')}
      </Button>
    );
  return (
    <section className={styles['form']}>
      <h2 ref={head} tabIndex={-1}>
        {t('revoke.title')}
      </h2>
      <p>{t(originalOwnerExists ? 'revoke.text' : 'revoke.text.noOwner')}</p>
      <CodeAct
        of={{ offerId, purpose: 'agency_revoke', proxyToken: token }}
        consents={[{ key: 'revocation', label: c('agency_revoke.revocation') }]}
        act={t('revoke.act')}
        busy={act.busy && t('revoke.act')}
        danger
        send={revoke}
      />
      <Button full onClick={() => press(false)}>
        {t('cancel')}
      </Button>
    </section>
  );
};
