import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { passkeyCalls } from '../../../contract/accounts/endpoints/passkeys.ts';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { isOwnPath } from '../../../domain/accounts/rules/own-path.ts';
import { isSignInProblem } from '../../../domain/accounts/rules/sign-in-problems.ts';
import type { SignedIn, Viewer } from '../../../domain/accounts/types.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { accountWords } from '../../../words/accounts/pages.ts';
import { passkeyWords } from '../../../words/accounts/passkeys.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { withoutSignIn } from '../../kit/page/addresses.ts';
import { useLang, useWords } from '../../kit/words/words.ts';
import styles from './auth.module.css';
import { CodeForm, type CodeSource, newAddressCode } from './code-form.tsx';
import { CorrectAddress } from './correct-address.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { isMode, type Mode } from './modes.ts';
import { type ChoiceKeeper, keepChoice } from './open-id/choice-before.ts';
import { CompleteForm } from './open-id/complete-form.tsx';
import { OpenIdButton } from './open-id/open-id-button.tsx';
import { SignInProblemNote } from './open-id/sign-in-problem-note.tsx';
import { PasskeyWay } from './passkeys/passkey-way.tsx';
import { SecondStep } from './security/second-step.tsx';
import { useViewer } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { noEntry, type RefusedEntries, SignUpCredentials, SignUpName } from './sign-up-form.tsx';

type Step = Mode | 'up2' | 'address' | 'addressCode';
const titles = {
  in: 'in.title',
  up: 'up.title',
  up2: 'up.title2',
  code: 'code.title',
  address: 'address.title',
  addressCode: 'code.title',
  forgot: 'forgot.title',
  second: 'in.title',
  complete: 'up.title2',
} as const satisfies Record<Step, string>;
const order: Partial<Record<Step, number>> = { up: 1, up2: 2 };

/** Leaves the dialog: the address loses its part, and after a sign-in the person stands where they wanted to go. */
const useLeave = (origin: string | null, keep: ChoiceKeeper) => {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const toast = useToast();
  const lang = useLang();
  return async (signedIn: boolean): Promise<void> => {
    const chosen = new URLSearchParams(search).get('keep');
    // What the address says is kept here: it is not kept again for having been at the provider meanwhile.
    if (chosen !== null) keepChoice(null, Date.now());
    const here = pathname + withoutSignIn(search);
    await navigate(signedIn && origin ? origin : here, { replace: true, preventScrollReset: !signedIn || !origin });
    if (!signedIn) return;
    if (chosen !== null) await keep(chosen, { toast, lang, goTo: navigate });
    await revalidate();
  };
};

/** What the address asks for: a screen or a problem, and where the person wants to go afterwards, when that is a page of ours. */
const wishOf = (search: string): { readonly asked: string; readonly origin: string | null } => {
  const params = new URLSearchParams(search);
  const from = params.get('from');
  return { asked: params.get('signin') ?? '', origin: from && isOwnPath(from) ? from : null };
};

/** The screen to begin with. Who is signed in and has not confirmed the address yet wants the place for the code, also after a reload in the middle of the sign-up. */
const firstStep = (asked: string, viewer: Viewer): Mode => {
  const first = isMode(asked) ? asked : 'in';
  if (viewer.kind === 'visitor') return first === 'code' ? 'in' : first;
  return viewer.emailVerified ? first : 'code';
};

/** The code of a sign-up goes to the account's own address. */
const ownCode: CodeSource = {
  verify: (verificationCode) => browserAsk(accountsCalls.verifyEmail, { verificationCode }),
  sendAgain: () => browserAsk(accountsCalls.sendEmailCode, {}),
};

/** The corrected address that waits for its code, found again after a reload in the middle of the sign-up. */
const useWaitingAddress = (isAsked: boolean): string | null => {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    void browserAsk(accountsCalls.getProfile, {}).then((answer) => {
      if (answer.ok && answer.value.emailChange) setEmail(answer.value.emailChange.email);
    });
  }, [isAsked]);
  return email;
};

/** Sign-in, sign-up in two steps, the e-mailed code and the forgotten password in one dialog. */
export default function SignInDialog({ search, keep }: { readonly search: string; readonly keep: ChoiceKeeper }) {
  const { asked, origin } = wishOf(search);
  const t = useWords(accountWords);
  const passkey = useWords(passkeyWords);
  const toast = useToast();
  const viewer = useViewer();
  const leave = useLeave(origin, keep);
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<Step>(firstStep(asked, viewer));
  const [email, setEmail] = useState(viewer.kind === 'signed-in' ? viewer.email : '');
  const [address, setAddress] = useState('');
  const [entry, setEntry] = useState(noEntry);
  const [refused, setRefused] = useState<RefusedEntries>({});
  const [isNew, setIsNew] = useState(false);
  const common = { email, setEmail, go: setStep };
  const signUp = { ...common, entry, change: (patch: Partial<typeof entry>) => setEntry((before) => ({ ...before, ...patch })) };
  const account = { ...signUp, refused };
  const waiting = useWaitingAddress(step === 'code' && !isNew);
  const codes = {
    act: t('code.act'),
    away: { text: t('code.later'), press: () => void leave(true) },
    done: () => {
      toast.good(t('code.done'));
      void leave(true);
    },
  };
  const codeText = (to: string) => (
    <>
      {t('code.text', { email: to, minutes: accountNumbers.codeMinutes })}{' '}
      <button
        type="button"
        className={styles['link']}
        onClick={() => {
          setAddress(address || email);
          setStep('address');
        }}
      >
        {t('code.otherEmail')}
      </button>
    </>
  );
  const signedUp = async (): Promise<void> => {
    setIsNew(true);
    setStep('code');
    await revalidate();
  };
  const completed = async (me: SignedIn): Promise<void> => {
    if (me.emailVerified) return leave(true);
    setEmail(me.email);
    await signedUp();
  };
  return (
    <Dialog
      open
      onClose={() => void leave(viewer.kind === 'signed-in')}
      title={t(titles[step])}
      above={order[step] !== undefined && t('up.step', { n: order[step] })}
    >
      {step === 'in' && isSignInProblem(asked) && <SignInProblemNote problem={asked} />}
      {step === 'in' && <SignInForm {...common} returns={origin !== null} done={() => void leave(true)} />}
      {step === 'up' && <SignUpCredentials {...account} done={() => setStep('up2')} />}
      {step === 'in' && (
        <PasskeyWay
          act={passkey('signIn')}
          start={() => browserAsk(passkeyCalls.startPasskeySignIn, {})}
          send={(shown) => browserAsk(passkeyCalls.signInWithPasskey, { passkey: shown, bearer: false })}
          done={() => void leave(true)}
        />
      )}
      {(step === 'in' || step === 'up') && <OpenIdButton origin={origin} />}
      {step === 'complete' && <CompleteForm back={() => setStep('in')} done={(me) => void completed(me)} />}
      {step === 'up2' && (
        <SignUpName
          {...signUp}
          done={() => void signedUp()}
          back={() => setStep('up')}
          refuse={(entries) => {
            setRefused(entries);
            setStep('up');
          }}
        />
      )}
      {step === 'code' && (
        <CodeForm key={waiting} {...codes} email={waiting ?? email} source={waiting ? newAddressCode(waiting) : ownCode} justSent={isNew}>
          {codeText(waiting ?? email)}
        </CodeForm>
      )}
      {step === 'address' && (
        <CorrectAddress
          email={address}
          setEmail={setAddress}
          password={entry.password}
          setPassword={(password) => signUp.change({ password })}
          sent={() => setStep('addressCode')}
          back={() => setStep('code')}
        />
      )}
      {step === 'addressCode' && (
        <CodeForm {...codes} email={address.trim()} source={newAddressCode(address.trim())} justSent>
          {codeText(address.trim())}
        </CodeForm>
      )}
      {step === 'forgot' && <ForgotForm {...common} />}
      {step === 'second' && <SecondStep done={() => void leave(true)} back={() => setStep('in')} />}
    </Dialog>
  );
}
