/** Who deals with a case of the overview, and the way to take it, take it over or give it back. */

import { caseCalls } from '../../../../contract/admin/endpoints/cases.ts';
import { overviewWords } from '../../../../words/admin/overview.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import type { Overview } from './kinds.ts';
import styles from './overview.module.css';

type Case = Overview['cases'][number];

const useIsOwn = (holder: Case['holder']): boolean => {
  const viewer = useViewer();
  return viewer.kind === 'signed-in' && holder?.uid === viewer.uid;
};

/** Nothing while nobody has the case. */
export const HeldBy = ({ holder }: Pick<Case, 'holder'>) => {
  const t = useWords(overviewWords);
  const isOwn = useIsOwn(holder);
  if (holder === null) return null;
  return <small className={styles['held']}>{isOwn ? t('holder.you') : t('holder.other', { name: holder.name })}</small>;
};

/** The one button that a case has; somebody else's case is taken over. */
export const CaseActs = ({ one: { kind, id, holder }, title }: { readonly one: Case; readonly title: string }) => {
  const t = useWords(overviewWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const isOwn = useIsOwn(holder);
  const name = isOwn ? 'give' : holder === null ? 'take' : 'take.over';
  const press = async (): Promise<void> => {
    const answer = await (isOwn ? act(caseCalls.giveCaseBack, { kind, id }) : act(caseCalls.takeCase, { kind, id, from: holder?.uid ?? null }));
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  return (
    <Button size="s" aria-label={t(`${name}.name`, { title })} onClick={() => void press()}>
      {t(name)}
    </Button>
  );
};
