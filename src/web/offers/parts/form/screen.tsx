import { memo, useMemo, useRef } from 'react';
import { isSame } from '../../../../domain/kit/merge.ts';
import { type FormSection, formSections } from '../../../../domain/offers/fields/about.ts';
import type { Completeness } from '../../../../domain/offers/rules/completeness.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { NextStepNote } from '../../../accounts/parts/next-step-note.tsx';
import { useOfDraft, useSaveOnLeave, useSettledForm } from '../../../kit/draft/use-draft.ts';
import { SectionRail } from '../../../kit/form/section.tsx';
import { ErrorSummary } from '../../../kit/form/summary/error-summary.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { AgencyCard } from './agency/agency-card.tsx';
import { BottomBar, TopBar } from './bars.tsx';
import { CardPreview } from './card.tsx';
import { FormContext } from './context.ts';
import { type OfferDraft, type OfferEdit, useOfferDraft } from './draft.ts';
import styles from './form.module.css';
import { CompanyCard } from './link/company-card.tsx';
import { LinkProject } from './link/link-project.tsx';
import { useFormRefresh } from './live/use-form-refresh.ts';
import { DraftNotes } from './notices.tsx';
import { useOpenSections } from './outline/use-open-sections.ts';
import { useSectionLine } from './outline/use-section-line.ts';
import { useFieldErrors } from './problems/use-field-errors.ts';
import { type FormProblems, useProblems } from './problems/use-problems.ts';
import { FoldingSection } from './section.tsx';
import { UploadsOfForm } from './sections/photos/uploads-of-form.tsx';
import { PhotoChecks, photoFactsOf, usePhotoChecks } from './sections/photos/use-photo-checks.ts';
import { useSectionText } from './sections.tsx';
import { askedTexts, useUnreadTexts } from './unread.ts';
import { useActs } from './use-acts.ts';
import { useOtherSession } from './use-heartbeat.ts';

type Outline = ReturnType<typeof useOpenSections>;

type SectionsProps = {
  readonly edit: OfferEdit;
  readonly form: OfferForm;
  readonly problems: FormProblems;
  readonly open: Outline['open'];
  readonly acts: Outline['acts'];
};

const Sections = memo(({ edit, form, problems, open, acts }: SectionsProps) => {
  const lineOf = useSectionLine(form, edit.images.length);
  const textOf = useSectionText();
  return problems.progress.sections.map(({ section, done, total, status }) => (
    <FoldingSection
      key={section}
      section={section}
      filled={done}
      total={total}
      status={status}
      isOpen={open.has(section)}
      onToggle={acts.toggle}
      line={open.has(section) ? '' : lineOf(section)}
      text={textOf(section)}
      edit={edit}
    />
  ));
});

type RailProps = { readonly progress: Completeness; readonly attempt: number } & Pick<Outline, 'current' | 'acts'>;

const Rail = memo(({ progress, attempt, current, acts }: RailProps) => {
  const t = useWords(offerFormWords);
  return (
    <SectionRail
      sections={progress.sections.map((one) => ({
        id: one.section,
        name: t(`section.${one.section}`),
        filled: one.done,
        total: one.total,
        status: one.status,
        errors: attempt > 0 ? one.problems : 0,
      }))}
      current={current}
      onPick={(id) => acts.pick(formSections.find((section) => section === id) ?? 'basics')}
      above={t('rail.fields', { done: progress.done, total: progress.total })}
    />
  );
});

type SummaryProps = {
  readonly draft: OfferDraft;
  readonly problems: FormProblems;
  readonly attempt: number;
  /** Texts that are no numbers stay on this device. */
  readonly hasUnread: boolean;
} & Pick<Outline, 'acts'>;

const Summary = memo(({ draft, problems, attempt, hasUnread, acts }: SummaryProps) => {
  const isSaved = useOfDraft(draft, (state) => state.isSaved) && !hasUnread;
  return (
    <ErrorSummary
      problems={problems.summary}
      attempt={attempt}
      onPick={(path) => acts.openAll([problems.sectionOf(path)])}
      kept={isSaved ? 'saved' : 'device'}
    />
  );
});

/** The former object while the new one says the same, so that what is drawn from it is not drawn again. */
const useKept = <T,>(value: T): T => {
  const last = useRef(value);
  if (!isSame(last.current, value)) last.current = value;
  return last.current;
};

/**
 * The add-offer form: about 150 fields in ten sections that save themselves. A key draws its own field at once, because each field reads its
 * value through the form's context. Progress, problems and the preview stand for the whole form and follow when nobody types for a moment.
 */
export const FormScreen = ({ edit, first, isAsked }: { readonly edit: OfferEdit; readonly first: FormSection; readonly isAsked: boolean }) => {
  const draft = useOfferDraft(edit);
  const { unread, texts } = useUnreadTexts(edit.id);
  const checks = usePhotoChecks(edit.id, edit.photoCheck);
  const photos = useMemo(() => photoFactsOf(checks, edit.images), [checks, edit.images]);
  const { open, current, acts } = useOpenSections(first, isAsked);
  const { attempt, checked, preview, send } = useActs({ draft, unread }, edit.id, photos, acts.openAll);
  const settled = useSettledForm(draft);
  // What was just checked by a press is shown with the answer to that press.
  const form = checked !== null && checked === draft.get().form ? checked : settled;
  const problems = useProblems(form, photos, texts);
  const context = useFieldErrors({ draft, unread }, edit, problems, attempt);
  const isOther = useOtherSession(edit.id);
  useSaveOnLeave(draft);
  useFormRefresh(edit, draft);
  return (
    <FormContext value={context}>
      <UploadsOfForm offerId={edit.id} />
      <main id="content">
        <TopBar draft={draft} />
        <div className={`wrap ${styles['layout']}`}>
          <Rail progress={useKept(problems.progress)} attempt={attempt} current={current} acts={acts} />
          <div className={styles['main']}>
            <DraftNotes draft={draft} isOther={isOther} openAll={acts.openAll} />
            <NextStepNote words={offerFormWords} />
            {edit.isSaved && <AgencyCard offerId={edit.id} isSigned={edit.isUnderAgency} ownerUid={edit.ownerUid} />}
            {edit.isSaved && !edit.isUnderAgency && <CompanyCard offerId={edit.id} companyId={edit.companyId} flush={() => draft.flush()} />}
            {edit.mayLink && <LinkProject offerId={edit.id} flush={() => draft.flush()} />}
            {attempt > 0 && <Summary draft={draft} problems={problems} attempt={attempt} hasUnread={askedTexts(form, texts).size > 0} acts={acts} />}
            <PhotoChecks value={checks}>
              <Sections edit={edit} form={form} problems={problems} open={open} acts={acts} />
            </PhotoChecks>
          </div>
          <CardPreview id={edit.id} form={form} images={edit.images} />
        </div>
        <BottomBar draft={draft} problems={problems.all.length} onPreview={preview} onSend={send} />
      </main>
    </FormContext>
  );
};
