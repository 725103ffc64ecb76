/** From how many characters on a text is asked about, and how long after the last one. */
type Pace = { readonly from: number; readonly pauseMs: number };

/** Asks about what is being typed once it pauses. Answers how to take the question back; null when the text is too short to be asked about. */
export const askWhenTyped = (text: string, { from, pauseMs }: Pace, ask: () => void): (() => void) | null => {
  if (text.length < from) return null;
  const timer = setTimeout(ask, pauseMs);
  return () => clearTimeout(timer);
};
