import { IconAlertTriangle, IconCircleCheck, IconFileText, IconLock } from '@tabler/icons-react';
import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { signingCalls } from '../../contract/signing/endpoints.ts';
import { parseDocumentCode } from '../../domain/kit/reference.ts';
import { checkWords } from '../../words/signing/check.ts';
import { publicPath } from '../kit/page/addresses.ts';
import { GetForm } from '../kit/page/get-form.tsx';
import { ask, langOf, orErrorPage, originOf } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Badge } from '../kit/parts/badge.tsx';
import { Button } from '../kit/parts/button.tsx';
import { Field } from '../kit/parts/native-field.tsx';
import { Note } from '../kit/parts/note.tsx';
import { useFormat } from '../kit/words/format.ts';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import styles from './check.module.css';
import { FileResult, isAnnouncement, Result, usePublicStatus } from './parts/check-result.tsx';
import { FileDrop, FileSteps } from './parts/file-drop.tsx';
import { type CheckAnswer, useFileCheck } from './parts/use-file-check.ts';

export const loader = async ({ context, params, url }: LoaderFunctionArgs) => {
  const lang = langOf(context);
  const typed = url.searchParams.get('code')?.trim();
  if (typed) throw redirect(publicPath(lang, `/check/${encodeURIComponent(parseDocumentCode(typed) ?? typed.slice(0, 40))}`));
  const code = (params['code'] ?? '').slice(0, 40);
  const known = code ? orErrorPage(await ask(context)(signingCalls.checkDocument, { code })) : null;
  return { code: parseDocumentCode(code) ?? code, known, lang, origin: originOf(context), pathname: url.pathname };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return [];
  const { code, lang, origin, pathname } = loaderData;
  const t = translatorOf(checkWords, lang);
  return pageMeta({ title: t('title'), description: t('description'), url: { origin, pathname, lang }, noindex: code !== '' });
};

/** What is worth a look before somebody relies on the document. */
const withoutForce: readonly NonNullable<CheckAnswer['publicStatus']>['at'][] = [
  'prepared',
  'lapsed',
  'announcement_prepared',
  'announcement_lapsed',
  'taken_back',
  'ended',
  'invoice_draft',
];

/** The code and what it stands for; nothing of the parties or the content. */
const Known = ({ code, known }: { readonly code: string; readonly known: CheckAnswer }) => {
  const t = useWords(checkWords);
  const f = useFormat();
  const publicStatus = usePublicStatus()(known);
  const holds = known.publicStatus !== null && !withoutForce.includes(known.publicStatus.at);
  const when = known.sealedAt ?? known.createdAt;
  const about = [
    t(isAnnouncement(known) ? 'kind.announcement' : `kind.${known.kind ?? 'other'}`),
    known.number && t('number', { number: known.number }),
    when && t(known.sealedAt ? 'sealedAt' : 'drawnAt', { when: f.instant(when) }),
    known.pages && t('pages', { n: known.pages }),
  ];
  return (
    <>
      <div className={styles['document']}>
        <IconFileText size={32} stroke={1.25} aria-hidden />
        <div>
          <p className={styles['code']}>{code}</p>
          <p className={styles['about']}>{about.filter(Boolean).join(' · ')}</p>
        </div>
        <Badge tone={holds ? 'green' : 'amber'} icon={holds ? <IconCircleCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}>
          {publicStatus ?? t('known')}
        </Badge>
      </div>
      {known.superseded && <Note tone="amber">{t('superseded')}</Note>}
      {known.testMode && <Note tone="navy">{t('testMode')}</Note>}
    </>
  );
};

const CodeForm = ({ code, main }: { readonly code: string; readonly main: boolean }) => {
  const t = useWords(checkWords);
  const lang = useLang();
  return (
    <GetForm key={code} action={publicPath(lang, '/check')} className={styles['form']}>
      <Field label={t('code')} hint={t('code.hint', { example: '7K4M-29XD-Q3PV' })}>
        {(wiring) => (
          <input
            {...wiring}
            name="code"
            defaultValue={code}
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" kind={main ? 'main' : 'line'}>
        {t('code.act')}
      </Button>
    </GetForm>
  );
};

const Code = ({ code, known }: { readonly code: string; readonly known: CheckAnswer | null }) => {
  const t = useWords(checkWords);
  if (!known) return <CodeForm code="" main />;
  if (known.result !== 'unknown') return <Known code={code} known={known} />;
  return (
    <Result tone="amber" icon="unknown" title={t('unknown.code.title')} text={t('unknown.code.text', { code })}>
      <CodeForm code={code} main />
    </Result>
  );
};

const Check = ({ code, known }: { readonly code: string; readonly known: CheckAnswer | null }) => {
  const t = useWords(checkWords);
  const isKnown = known !== null && known.result !== 'unknown';
  const { state, check, reset } = useFileCheck(isKnown ? code : '');
  const file = (chosen: File): void => void check(chosen);
  return (
    <>
      {state.at === 'wrong' && (
        <Result tone="amber" title={t(`wrong.${state.why}.title`)} text={t(`wrong.${state.why}.text`, { name: state.file.name })} />
      )}
      {(state.at === 'idle' || state.at === 'wrong') && <FileDrop main={isKnown} onFile={file} />}
      {state.at === 'running' && <FileSteps running={state} />}
      {state.at === 'done' && <FileResult done={state} onAgain={reset} />}
    </>
  );
};

/** Anyone who holds a document may ask whether it is genuine. */
export default function CheckPage() {
  const { code, known } = useLoaderData<typeof loader>();
  const t = useWords(checkWords);
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <h1>{t('title')}</h1>
      <p className={styles['lead']}>{t('lead')}</p>
      <Code code={code} known={known} />
      <Check key={code} code={code} known={known} />
      <p className={styles['private']}>
        <IconLock size={20} stroke={1.5} aria-hidden />
        <span>{t('private')}</span>
      </p>
    </main>
  );
}
