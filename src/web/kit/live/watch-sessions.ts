import { offerNumbers } from '../../../domain/kit/numbers.ts';

/** Asks again and again whether another device has the offer open, and shows it until 30 s have passed without it. Answers how to stop. */
export const watchSessions = (hears: () => Promise<boolean>, show: (isOther: boolean) => void): (() => void) => {
  let gone: ReturnType<typeof setTimeout> | undefined;
  const ping = async (): Promise<void> => {
    if (!(await hears())) return;
    show(true);
    clearTimeout(gone);
    gone = setTimeout(() => show(false), offerNumbers.heartbeatShownMs);
  };
  void ping();
  const timer = setInterval(() => void ping(), offerNumbers.heartbeatMs);
  return () => {
    clearInterval(timer);
    clearTimeout(gone);
  };
};
