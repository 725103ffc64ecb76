import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { Button, ButtonLink } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useWords } from '../../../kit/words/words.ts';
import type { Draft, DraftState } from './draft.ts';
import styles from './form.module.css';
import { formWords } from './words.ts';

const ways = {
  'person.email_unverified': ['email', '/moja-tablica/account/info'],
  'person.identity_not_accepted': ['identity', '/moja-tablica/account/confirm-identity'],
  'person.company_not_accepted': ['company', '/moja-tablica/account/link-company'],
} as const;
const isWay = (code: string | undefined): code is keyof typeof ways => code !== undefined && code in ways;

/** What the person must settle before signing, with the way there; the first thing first. */
export const BlockerNote = ({ blockers }: { readonly blockers: readonly string[] }) => {
  const t = useWords(formWords);
  const code = blockers[0];
  if (!isWay(code)) return null;
  const [name, path] = ways[code];
  return (
    <Note tone="amber" title={t(`${name}.title`)}>
      {t(`${name}.text`)}
      <div className={styles['acts']}>
        <ButtonLink size="s" to={path}>
          {t(`${name}.act`)}
        </ButtonLink>
      </div>
    </Note>
  );
};

const topSections = {
  areaDetails: 'section.address',
  address: 'section.address',
  parkingDetails: 'section.parking',
  mediaDetails: 'section.media',
  relatedDetails: 'section.equipment',
  leaseAgreement: 'section.lease',
  ownTerms: 'section.lease',
  summary: 'section.declarations',
} as const;

const ConflictNote = ({ draft, sections }: { readonly draft: Draft; readonly sections: readonly string[] }) => {
  const t = useWords(formWords);
  const names = sections.map((section) => t(section in topSections ? topSections[section as keyof typeof topSections] : 'section.basics'));
  return (
    <div role="alert">
      <Note tone="amber" title={t('conflict.title')}>
        {t('conflict.text', { sections: [...new Set(names)].join(', ') })}
        <div className={styles['acts']}>
          <Button size="s" onClick={() => draft.resolve('theirs')}>
            {t('conflict.theirs')}
          </Button>
          <Button size="s" onClick={() => draft.resolve('mine')}>
            {t('conflict.mine')}
          </Button>
        </div>
      </Note>
    </div>
  );
};

/** Everything about devices and saving that must not be missed; saving itself is said in its own fixed place. */
export const DraftNotes = ({ draft, state, isOther }: { readonly draft: Draft; readonly state: DraftState; readonly isOther: boolean }) => {
  const t = useWords(formWords);
  const refusalText = useRefusalText();
  return (
    <>
      {isOther && (
        <div role="alert">
          <Note tone="amber" title={t('session.other')}>
            {t('session.other.text')}
          </Note>
        </div>
      )}
      {state.conflict && <ConflictNote draft={draft} sections={state.conflict.sections} />}
      {state.notice && (
        <div role="status">
          <Note>{t(state.notice === 'newer' ? 'newer.text' : 'restored.text')}</Note>
        </div>
      )}
      {state.refusal && (
        <div role="alert">
          <Note tone="red" title={t('refused.title')}>
            {refusalText(state.refusal)}
          </Note>
        </div>
      )}
    </>
  );
};
