import { useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { accountWords } from '../../../words/accounts/pages.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { withoutSignIn } from '../../kit/page/addresses.ts';
import { useWords } from '../../kit/words/words.ts';
import { CodeForm } from './code-form.tsx';
import { ForgotForm } from './forgot-form.tsx';
import type { Mode } from './modes.ts';
import { useViewer } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { noEntry, SignUpCredentials, SignUpName } from './sign-up-form.tsx';

type Step = Exclude<Mode, 'up'> | 'up' | 'up2';
const titles = { in: 'in.title', up: 'up.title', up2: 'up.title2', code: 'code.title', forgot: 'forgot.title' } as const satisfies Record<
  Step,
  string
>;
const order: Partial<Record<Step, number>> = { up: 1, up2: 2 };

/** Leaves the dialog: the address loses its part, and after a sign-in the person stands where they wanted to go. */
const useLeave = (origin: string | null) => {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  return async (signedIn: boolean): Promise<void> => {
    const here = pathname + withoutSignIn(search);
    await navigate(signedIn && origin ? origin : here, { replace: true, preventScrollReset: !signedIn || !origin });
    if (signedIn) await revalidate();
  };
};

/** Sign-in, sign-up in two steps, the e-mailed code and the forgotten password in one dialog. */
export default function SignInDialog({ first, origin }: { readonly first: Mode; readonly origin: string | null }) {
  const t = useWords(accountWords);
  const viewer = useViewer();
  const leave = useLeave(origin);
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<Step>(first === 'code' && viewer.kind === 'visitor' ? 'in' : first);
  const [email, setEmail] = useState(viewer.kind === 'signed-in' ? viewer.email : '');
  const [entry, setEntry] = useState(noEntry);
  const [taken, setTaken] = useState<string>();
  const [isNew, setIsNew] = useState(false);
  const common = { email, setEmail, go: setStep };
  const signUp = { ...common, entry, change: (patch: Partial<typeof entry>) => setEntry((before) => ({ ...before, ...patch })) };
  const account = { ...signUp, taken };
  const signedUp = async (): Promise<void> => {
    setIsNew(true);
    setStep('code');
    await revalidate();
  };
  return (
    <Dialog
      open
      onClose={() => void leave(viewer.kind === 'signed-in')}
      title={t(titles[step])}
      above={order[step] !== undefined && t('up.step', { n: order[step] })}
    >
      {step === 'in' && <SignInForm {...common} returns={origin !== null} done={() => void leave(true)} />}
      {step === 'up' && <SignUpCredentials {...account} done={() => setStep('up2')} />}
      {step === 'up2' && (
        <SignUpName
          {...signUp}
          done={() => void signedUp()}
          refuse={(text) => {
            setTaken(text);
            setStep('up');
          }}
        />
      )}
      {step === 'code' && <CodeForm email={email} justSent={isNew} done={() => void leave(true)} later={() => void leave(true)} />}
      {step === 'forgot' && <ForgotForm {...common} />}
    </Dialog>
  );
}
