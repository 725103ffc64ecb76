/** How far a mail is (docs/rules/console.md#mails). */
export const outgoingStages = ['queued', 'delayed', 'failed', 'sent', 'returned'] as const;
export type OutgoingState = (typeof outgoingStages)[number];

/** What is known of a mail: whether it was sent, whether it came back, how often sending was tried, and whether a job still tries. */
export type OutgoingFacts = { readonly isSent: boolean; readonly isReturned: boolean; readonly attempts: number; readonly isTried: boolean };

/** The state of a mail. One that nobody tries to send any more has failed: its tries are used up, or its job was cancelled. */
export const outgoingState = ({ isSent, isReturned, attempts, isTried }: OutgoingFacts): OutgoingState => {
  if (isReturned) return 'returned';
  if (isSent) return 'sent';
  if (!isTried) return 'failed';
  return attempts > 0 ? 'delayed' : 'queued';
};

/** What decides how a mail can be sent once more. */
type ResendFacts = { readonly isSent: boolean; readonly carriesSecret: boolean };

/**
 * How a mail can be sent once more: one that never left as it stands, whether it failed or was refused at once; one that left as a copy, unless
 * it carried a code or a link that is gone; one on its way not at all.
 */
export const resendOf = (state: OutgoingState, { isSent, carriesSecret }: ResendFacts): 'again' | 'copy' | 'secret' | null => {
  if (isSent) return carriesSecret ? 'secret' : 'copy';
  return state === 'failed' || state === 'returned' ? 'again' : null;
};
