/** What can be done about alerts for the part of the board that is shown. */

import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { InputOf } from '../../../../contract/kit/call.ts';
import { placeAlertCalls } from '../../../../contract/wanted/endpoints/place-alerts.ts';
import { isConfirmed } from '../../../../domain/accounts/permissions.ts';
import { ownWantedPath } from '../../../../domain/kit/page/deal-paths.ts';
import { alertNumbers } from '../../../../domain/search/rules/alert-numbers.ts';
import { areaText } from '../../../../words/wanted/area-text.ts';
import { placeAlertWords } from '../../../../words/wanted/place-alerts.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { focusIfLost } from '../../../kit/focus.ts';
import { keepSearch } from '../../../kit/page/addresses.ts';
import { useLang, useWords } from '../../../kit/words/words.ts';
import type { BoardQuery } from '../board-query.ts';
import type { WayOn } from '../empty/ways.tsx';
import type { OwnAlert } from './own-alert.ts';

const ownPage = `${ownWantedPath}#alerts`;

type Area = Omit<InputOf<typeof placeAlertCalls.addPlaceAlert>, 'frequency'>;
/** What is done about alerts, and what then happens. */
export type AlertWay = { readonly text: string; readonly note: string } & WayOn;

/** Null for the whole country: alerts are about places. Whoever cannot be mailed yet signs in first, and the alert is made then. */
export const usePlaceAlert = ({ place, point, radius, use }: BoardQuery, { alert, mailsOn }: OwnAlert): AlertWay | null => {
  const t = useWords(placeAlertWords);
  const viewer = useViewer();
  const { search } = useLocation();
  const { busy, add, resume } = useAlertActs();
  const isPressed = useRef(false);
  const isOn = alert !== null && alert.pausedAt === null;
  useEffect(() => {
    if (isOn && isPressed.current) focusIfLost(newLink);
    isPressed.current = false;
  }, [isOn]);
  const pressing = (act: () => Promise<void>) => () => {
    isPressed.current = true;
    void act();
  };
  if (point === null) return null;
  const area = { location: place || `${point.lat}, ${point.lng}`, point, radius, use };
  const adding = { text: t('add'), note: t('add.note') };
  if (!isConfirmed(viewer)) return { ...adding, to: keepSearch(search, encodeURIComponent(JSON.stringify({ placeAlert: area }))) };
  if (!mailsOn) return { text: t('off'), note: t('off.note'), to: '/moja-tablica/advanced/notifications' };
  if (alert === null) return { ...adding, press: pressing(() => add(area)), busy: busy && t('add.busy') };
  if (!isOn) return { text: t('stands.paused'), note: t('stands.paused.note'), press: pressing(() => resume(alert.id)), busy: busy && t('add.busy') };
  const often = t(`frequency.${alert.frequency}`, { n: alertNumbers.collectMinutes });
  return { text: t('stands'), note: t('stands.note', { often }), to: ownPage };
};

/** Another element stands there once it was pressed: the keyboard goes on from it. */
const newLink = (): HTMLElement | null => document.querySelector<HTMLElement>(`a[href$="${ownPage}"]`);

/** Adds and resumes; the page reads again, and what came of it is told. */
const useAlertActs = () => {
  const t = useWords(placeAlertWords);
  const lang = useLang();
  const act = useAct();
  const toast = useToast();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const see = { label: t('add.see'), onPress: () => void navigate(ownPage) };
  const add = async (area: Area): Promise<void> => {
    const answer = await act(placeAlertCalls.addPlaceAlert, { ...area, frequency: 'daily' });
    if (answer.ok) toast.good(t(answer.value.mailsOn ? 'add.done' : 'add.done.off', { area: areaText(area, lang) }), undefined, see);
    else toast[answer.refusal.kind === 'exists' ? 'good' : 'bad'](refusalText(answer.refusal), undefined, see);
  };
  const resume = async (placeAlertId: string): Promise<void> => {
    const answer = await act(placeAlertCalls.changePlaceAlert, { placeAlertId, isPaused: false });
    if (!answer.ok) toast.bad(refusalText(answer.refusal), undefined, see);
  };
  return { add, resume, busy: act.busy };
};
