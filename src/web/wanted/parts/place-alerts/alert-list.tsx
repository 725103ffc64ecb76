/** The alerts about places of a person: how often each mails, paused, deleted. */

import { useEffect, useRef } from 'react';
import { placeAlertCalls } from '../../../../contract/wanted/endpoints/place-alerts.ts';
import { boardSearch } from '../../../../contract/wanted/schema/address.ts';
import type { PlaceAlert } from '../../../../contract/wanted/schema/place-alert.ts';
import { isConfirmed } from '../../../../domain/accounts/permissions.ts';
import { alertNumbers } from '../../../../domain/search/rules/alert-numbers.ts';
import { areaText } from '../../../../words/wanted/area-text.ts';
import { placeAlertWords } from '../../../../words/wanted/place-alerts.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { focusIfLost } from '../../../kit/focus.ts';
import { Link } from '../../../kit/page/link.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useLang, useWords } from '../../../kit/words/words.ts';
import { type AlertChange, AlertRow } from '../../../search/parts/saved/alert-row.tsx';
import styles from './alert-list.module.css';

type ListProps = { readonly alerts: readonly PlaceAlert[]; readonly max: number; readonly mailsOn: boolean };
type AlertProps = { readonly alert: PlaceAlert };

const heading = (): HTMLElement | null => document.querySelector<HTMLElement>('#alerts h2');

/** Changes an alert; the page reads again, and a refusal is told. */
const useChange = ({ id }: PlaceAlert) => {
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const change = async (what: AlertChange): Promise<void> => {
    const answer = await act(placeAlertCalls.changePlaceAlert, { placeAlertId: id, ...what });
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  return { change, busy: act.busy };
};

/** Deletes an alert, and offers to undo that while the server still allows it. */
const useRemoval = (alert: PlaceAlert, onRemove: () => void) => {
  const t = useWords(placeAlertWords);
  const lang = useLang();
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const one = { placeAlertId: alert.id };
  const undo = { label: t('undo'), onPress: () => void restore() };
  const restore = async (): Promise<void> => {
    const answer = await act(placeAlertCalls.restorePlaceAlert, one);
    if (answer.ok) toast.good(t('restored'));
    // What did not reach the server can be undone by another press, as long as the server allows it.
    else toast.bad(refusalText(answer.refusal), undefined, answer.refusal.kind === 'network' ? undo : undefined);
  };
  const remove = async (): Promise<void> => {
    onRemove();
    const answer = await act(placeAlertCalls.deletePlaceAlert, one);
    if (answer.ok) toast.good(t('removed', { area: areaText(alert, lang) }), undefined, undo);
    else toast.bad(refusalText(answer.refusal));
  };
  return { remove, busy: act.busy };
};

const Row = ({ alert, onRemove }: AlertProps & { readonly onRemove: () => void }) => {
  const t = useWords(placeAlertWords);
  const lang = useLang();
  const { change, busy } = useChange(alert);
  const removal = useRemoval(alert, onRemove);
  const area = areaText(alert, lang);
  return (
    <AlertRow
      alert={alert}
      what={
        <h3>
          <Link to={`/wanted-listings${boardSearch({ ...alert, place: alert.location })}`}>{area}</Link>
        </h3>
      }
      labels={{ often: t('frequency', { area }), mails: t('switch', { area }) }}
      nameOf={(one) => t(`frequency.${one}`, { n: alertNumbers.collectMinutes })}
      change={change}
      busy={busy}
    >
      <Button size="s" kind="quiet" aria-label={t('remove.of', { area })} onClick={removal.busy ? undefined : () => void removal.remove()}>
        {t('remove')}
      </Button>
    </AlertRow>
  );
};

/** Why nothing is mailed now, and what to do about it. */
const NoMails = ({ mailsOn }: Pick<ListProps, 'mailsOn'>) => {
  const t = useWords(placeAlertWords);
  const isMailed = isConfirmed(useViewer());
  if (isMailed && mailsOn) return null;
  const [text, act, to] = isMailed
    ? ([t('mailsOff'), t('mailsOff.act'), '/moja-tablica/advanced/notifications'] as const)
    : ([t('unconfirmed'), t('unconfirmed.act'), '?signin=code'] as const);
  return (
    <Note tone="amber">
      {text}{' '}
      <Link to={to} preventScrollReset>
        {act}
      </Link>
    </Note>
  );
};

export const AlertList = ({ alerts, max, mailsOn }: ListProps) => {
  const t = useWords(placeAlertWords);
  const isRemoving = useRef(false);
  // A row goes with the button that had the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each alert that comes or goes
  useEffect(() => {
    if (isRemoving.current) focusIfLost(heading);
    isRemoving.current = false;
  }, [alerts.length]);
  const noteRemoval = (): void => {
    isRemoving.current = true;
  };
  return (
    <section id="alerts" className={styles['section']}>
      <header>
        <h2 tabIndex={-1}>{t('title')}</h2>
        <p>{alerts.length > 0 ? t('text') : t('empty')}</p>
      </header>
      {alerts.length > 0 ? (
        <>
          <NoMails mailsOn={mailsOn} />
          <ul className={styles['list']}>
            {alerts.map((alert) => (
              <Row key={alert.id} alert={alert} onRemove={noteRemoval} />
            ))}
          </ul>
          <p className={styles['foot']}>{t('foot', { n: alerts.length, max })}</p>
        </>
      ) : (
        <Link to="/wanted-listings">{t('board')}</Link>
      )}
    </section>
  );
};
