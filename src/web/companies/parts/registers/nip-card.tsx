import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { companiesCalls } from '../../../../contract/companies/endpoints.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import { formFromRegisters } from '../../../../domain/companies/rules/registers/prefill.ts';
import { parseNip } from '../../../../domain/kit/identifiers.ts';
import { companyWords } from '../../../../words/companies/pages.ts';
import { registerWords } from '../../../../words/companies/registers.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { TextField } from '../../../kit/form/text-field.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Card } from '../../../kit/parts/card.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { type CompanyEntry, withNip } from '../company-entry.ts';
import { useFieldReason } from '../field-reasons.ts';
import type { KnownCompany } from '../use-sending.ts';
import styles from './registers.module.css';

type RegistryAnswer = OutputOf<typeof companiesCalls.getCompanyFromRegistry>;

type NipCardProps = {
  readonly entry: CompanyEntry;
  readonly setEntry: Dispatch<SetStateAction<CompanyEntry>>;
  readonly known: KnownCompany | null;
  readonly setKnown: (known: KnownCompany | null) => void;
  readonly error: string | undefined;
  /** Registers are asked for people with a confirmed address. */
  readonly canAsk: boolean;
};

/** The first step: the NIP, whose check digit is looked at here, then the company that is known here, then the registers. */
export const NipCard = ({ entry, setEntry, known, setKnown, error, canAsk }: NipCardProps) => {
  const t = useWords(registerWords);
  const c = useWords(companyWords);
  const { ask, busy, status, problem, forget } = useLookup(entry, setEntry, setKnown);
  const type = (nip: string): void => {
    forget();
    setKnown(null);
    setEntry((now) => withNip(now, nip));
  };
  return (
    <Card title={t('title')}>
      <div className={styles['card']}>
        <p className={styles['lead']}>{t('text')}</p>
        <div className={styles['ask']}>
          <div className={styles['nip']}>
            <TextField
              name="nip"
              label={c('nip')}
              hint={c('nip.hint')}
              inputMode="numeric"
              value={entry.form.nip}
              onChange={type}
              error={problem ?? error}
            />
          </div>
          <Button onClick={() => void ask()} busy={busy && t('asking')} disabled={!canAsk}>
            {t('ask')}
          </Button>
        </div>
        <div role="status">
          {!canAsk && <Note>{t('email.first')}</Note>}
          {known === null ? <Outcome status={status} answers={entry.answers} /> : <KnownNote known={known} onOther={() => setKnown(null)} />}
        </div>
      </div>
    </Card>
  );
};

/** What became of the question. */
const Outcome = ({ status, answers }: { readonly status: RegistryAnswer['status'] | null; readonly answers: CompanyEntry['answers'] }) => {
  const t = useWords(registerWords);
  if (status === 'SUCCESS') return <Note tone="green">{t('filled')}</Note>;
  if (status === 'NOT_FOUND')
    return (
      <Note tone="amber" title={t('not_found.title')}>
        {t('not_found.text')}
      </Note>
    );
  if (status !== 'UNAVAILABLE') return null;
  const why = answers.every(({ outcome }) => outcome === 'off') ? 'off' : 'unavailable';
  return (
    <Note tone="amber" title={t(`${why}.title`)}>
      {t(`${why}.text`)}
    </Note>
  );
};

const KnownNote = ({ known, onOther }: { readonly known: KnownCompany; readonly onOther: () => void }) => {
  const t = useWords(registerWords);
  return (
    <Note title={t('known.title', { name: known.name })}>
      <p>{t('known.text')}</p>
      <Button size="s" kind="quiet" onClick={onOther}>
        {t('known.other')}
      </Button>
    </Note>
  );
};

/** Asks about the typed number and fills in what the registers know; what none of them knows stays as it was typed. */
const useLookup = (entry: CompanyEntry, setEntry: NipCardProps['setEntry'], setKnown: NipCardProps['setKnown']) => {
  const refusalText = useRefusalText();
  const reasonOf = useFieldReason();
  const [busy, setBusy] = useState(false);
  const [status, setStatus] = useState<RegistryAnswer['status'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const typed = useRef(entry.form.nip);
  typed.current = entry.form.nip;
  const ask = async (): Promise<void> => {
    const nip = parseNip(entry.form.nip);
    setProblem(nip === null ? reasonOf('nip', entry.form.nip) : null);
    if (nip === null || busy) return;
    setBusy(true);
    const answer = await browserAsk(companiesCalls.getCompanyFromRegistry, { nip });
    setBusy(false);
    // Somebody typed another number meanwhile: this answer is about none that stands there.
    if (parseNip(typed.current) !== nip) return;
    if (!answer.ok) {
      setProblem(refusalText(answer.refusal));
      return;
    }
    const { answers, mention, known } = answer.value;
    setStatus(answer.value.status);
    setKnown(known);
    setEntry((now) => ({ ...now, answers, mention, form: { ...now.form, nip, ...formFromRegisters(answers) } }));
  };
  const forget = (): void => {
    setStatus(null);
    setProblem(null);
  };
  return { ask, busy, status, problem: problem ?? undefined, forget };
};
