import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { teamCalls } from '../../../../contract/companies/endpoints/team.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import { workspacePath } from '../../../../domain/kit/page/paths.ts';
import { teamWords } from '../../../../words/companies/team.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useConfirm } from '../../../kit/dialog/confirm.tsx';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Card } from '../../../kit/parts/card.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { deleteError } from './delete-errors.ts';
import styles from './team.module.css';

type Blockers = OutputOf<typeof teamCalls.getCompanyBlockers>;

/** The end of a company: what keeps it, each with its way there, and the act where nothing does. */
export const DeleteCard = ({ blockers, name }: { readonly blockers: Blockers; readonly name: string }) => {
  const t = useWords(teamWords);
  const { activeOffers, deals, others } = blockers;
  const isFree = activeOffers === 0 && deals === 0 && others === 0;
  const { run, busy } = useDeletion(name);
  return (
    <Card title={t('delete.title')}>
      <div className={styles['delete']}>
        <p>{t(isFree ? 'delete.free' : 'delete.blocked')}</p>
        {!isFree && (
          <ul>
            <Blocker isThere={activeOffers > 0} free={t('delete.no.offers')}>
              <Link to="/moja-tablica/my-offers/active-offers">{t('delete.offers', { n: activeOffers })}</Link>
            </Blocker>
            <Blocker isThere={deals > 0} free={t('delete.no.deals')}>
              <Link to={workspacePath}>{t('delete.deals', { n: deals })}</Link>
            </Blocker>
            <Blocker isThere={others > 0} free={t('delete.no.people')}>
              <a href="#people">{t('delete.people', { n: others })}</a>
            </Blocker>
          </ul>
        )}
        <Button kind="danger" disabled={!isFree || busy} onClick={() => void run()}>
          {t('delete.act')}
        </Button>
      </div>
    </Card>
  );
};

const Blocker = ({ isThere, free, children }: { readonly isThere: boolean; readonly free: string; readonly children: ReactNode }) => (
  <li>
    {isThere ? (
      <IconCircleX size={20} stroke={1.5} aria-hidden className={styles['no']} />
    ) : (
      <IconCircleCheck size={20} stroke={1.5} aria-hidden className={styles['yes']} />
    )}
    <span>{isThere ? children : free}</span>
  </li>
);

/** Asks, deletes, and says in one of eight sentences why it was not done. */
const useDeletion = (name: string) => {
  const t = useWords(teamWords);
  const act = useAct();
  const confirm = useConfirm();
  const toast = useToast();
  const refusalText = useRefusalText();
  const run = async (): Promise<void> => {
    const question = { title: t('delete.confirm', { name }), text: t('delete.text'), act: t('delete.act'), danger: true };
    if (!(await confirm(question))) return;
    const answer = await act(teamCalls.deleteCompany, {});
    if (answer.ok) return toast.good(t('delete.done'));
    const error = deleteError(answer.refusal);
    toast.bad(refusalText(answer.refusal, error === null ? {} : { refused: t(`delete.error.${error}`) }));
  };
  return { run, busy: act.busy };
};
