import { IconArrowRight, IconEye, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type FormSection, formSections } from '../../../../domain/offers/fields/about.ts';
import { applyPatch, type OfferPatch } from '../../../../domain/offers/rules/merge.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { NextStepNote } from '../../../accounts/parts/next-step-note.tsx';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { ActionBar } from '../../../kit/form/action-bar.tsx';
import { ErrorSummary } from '../../../kit/form/error-summary.tsx';
import { SaveState } from '../../../kit/form/save-state.tsx';
import { SectionRail } from '../../../kit/form/section.tsx';
import { useLive } from '../../../kit/live/use-live.ts';
import { Badge } from '../../../kit/parts/badge.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { CardPreview } from './card.tsx';
import { FormContext, type FormContextValue } from './context.ts';
import { type OfferDraft, type OfferDraftState, type OfferEdit, useOfferDraft } from './draft.ts';
import styles from './form.module.css';
import { DraftNotes } from './notices.tsx';
import { FoldingSection } from './section.tsx';
import { SectionBody, useSectionText } from './sections.tsx';
import { useOtherSession } from './use-heartbeat.ts';
import { useOpenSections } from './use-open-sections.ts';
import { useProblems } from './use-problems.ts';
import { useSectionLine } from './use-section-line.ts';

type Problems = ReturnType<typeof useProblems>;

/** Errors appear where something was entered wrongly, and everywhere once somebody tried to send. */
const useErrors = ({ all, textOf }: Problems, attempt: number) => {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const isMissing = (code: string): boolean => code === 'field.required' || code === 'field.pick_one';
  return {
    errorOf: (path: string): string | undefined => {
      const problem = all.find(({ field, code }) => field === path && (attempt > 0 || (touched.has(path) && !isMissing(code))));
      return problem && textOf(problem);
    },
    touch: (path: string): void => setTouched((before) => (before.has(path) ? before : new Set([...before, path]))),
  };
};

const TopBar = ({ form, state, onRetry }: { readonly form: OfferForm; readonly state: OfferDraftState; readonly onRetry: () => void }) => {
  const t = useWords(offerFormWords);
  return (
    <div className={styles['sub']}>
      <div className="wrap">
        <h1>{form.name || t('title.new')}</h1>
        <Badge tone="grey" icon={<IconPencil size={14} stroke={1.75} aria-hidden />}>
          {t('draft')}
        </Badge>
        <span className={styles['save']}>
          <SaveState state={state.saving} at={state.savedAt} onRetry={onRetry} />
        </span>
      </div>
    </div>
  );
};

const BottomBar = ({
  problems,
  isSaved,
  onPreview,
  onSend,
}: {
  readonly problems: number;
  readonly isSaved: boolean;
  readonly onPreview: () => void;
  readonly onSend: () => void;
}) => {
  const t = useWords(offerFormWords);
  const start = isSaved ? (
    <span className={styles['status']}>
      <b>{problems > 0 ? t('bar.problems', { n: problems }) : t('bar.ready')}</b> · {t('bar.then')}
    </span>
  ) : (
    t('bar.unsaved')
  );
  return (
    <div className={styles['bar']}>
      <div className="wrap">
        <ActionBar start={start}>
          <Button onClick={onPreview}>
            <IconEye size={20} stroke={1.5} aria-hidden />
            {t('bar.preview')}
          </Button>
          <Button kind="main" onClick={onSend} disabled={!isSaved}>
            {t('bar.send')}
            <IconArrowRight size={20} stroke={1.5} aria-hidden />
          </Button>
        </ActionBar>
      </div>
    </div>
  );
};

/** Preview and sending: both save first; what is wrong is listed, and nothing binds yet. */
const useActs = (draft: OfferDraft, offerId: string, { all, bySection }: Problems, openAll: (sections: readonly FormSection[]) => void) => {
  const t = useWords(offerFormWords);
  const toast = useToast();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const showProblems = (): void => {
    setAttempt((n) => n + 1);
    openAll(bySection.filter(({ problems }) => problems.length > 0).map(({ section }) => section));
  };
  const go = async (whenWrong: () => void): Promise<void> => {
    if (all.length > 0) {
      showProblems();
      return whenWrong();
    }
    if (await draft.flush()) await navigate(`/offer/preview/${offerId}`);
    else toast.bad(t('toast.next'));
  };
  return { attempt, preview: () => void go(() => toast.brief(t('toast.wrong'))), send: () => void go(() => undefined) };
};

type SectionsProps = {
  readonly edit: OfferEdit;
  readonly form: OfferForm;
  readonly problems: Problems;
  readonly open: ReturnType<typeof useOpenSections>;
};

const Sections = ({ edit, form, problems, open }: SectionsProps) => {
  const lineOf = useSectionLine(form, edit.images.length);
  const textOf = useSectionText();
  return formSections.map((section) => {
    const progress = problems.progress.sections.find((one) => one.section === section);
    return (
      progress && (
        <FoldingSection
          key={section}
          progress={progress}
          isOpen={open.open.has(section)}
          onToggle={() => open.toggle(section)}
          line={lineOf(section)}
          text={textOf(section)}
        >
          <SectionBody section={section} edit={edit} />
        </FoldingSection>
      )
    );
  });
};

const Rail = ({
  problems,
  attempt,
  open,
}: {
  readonly problems: Problems;
  readonly attempt: number;
  readonly open: ReturnType<typeof useOpenSections>;
}) => {
  const t = useWords(offerFormWords);
  const { progress } = problems;
  return (
    <SectionRail
      sections={progress.sections.map((one) => ({
        id: one.section,
        name: t(`section.${one.section}`),
        filled: one.done,
        total: one.total,
        errors: attempt > 0 ? one.problems : 0,
      }))}
      current={open.current}
      onPick={(id) => open.pick(formSections.find((section) => section === id) ?? 'basics')}
      above={t('rail.fields', { done: progress.done, total: progress.total })}
    />
  );
};

/** The add-offer form: about 150 fields in ten sections that save themselves. */
export const FormScreen = ({ edit, first, isAsked }: { readonly edit: OfferEdit; readonly first: FormSection; readonly isAsked: boolean }) => {
  const { draft, state } = useOfferDraft(edit);
  const { form } = state;
  const problems = useProblems(form, edit.images.length);
  const open = useOpenSections(first, isAsked);
  const { attempt, preview, send } = useActs(draft, edit.id, problems, open.openAll);
  const errors = useErrors(problems, attempt);
  const isOther = useOtherSession(edit.id);
  useLive([`offer:${edit.id}`, `user:${edit.ownerUid}`]);
  const change = (next: (form: OfferForm) => OfferPatch): void => draft.change((now) => applyPatch(now, next(now)));
  const context: FormContextValue = { form, feeRates: edit.feeRates, vatStatus: edit.vatStatus, change, ...errors };
  return (
    <FormContext value={context}>
      <main id="content">
        <TopBar form={form} state={state} onRetry={() => void draft.flush()} />
        <div className={`wrap ${styles['layout']}`}>
          <Rail problems={problems} attempt={attempt} open={open} />
          <div className={styles['main']}>
            <DraftNotes draft={draft} state={state} isOther={isOther} />
            <NextStepNote words={offerFormWords} />
            {attempt > 0 && (
              <ErrorSummary problems={problems.summary} attempt={attempt} onPick={(path) => open.openAll([problems.sectionOf(path)])} />
            )}
            <Sections edit={edit} form={form} problems={problems} open={open} />
          </div>
          <CardPreview id={edit.id} form={form} images={edit.images} />
        </div>
        <BottomBar problems={problems.all.length} isSaved={state.isSaved} onPreview={preview} onSend={send} />
      </main>
    </FormContext>
  );
};
