/** How far a mail is (docs/rules/console.md#mails); whether it was bounced after the mail server took it, nobody tells the program. */
export const outgoingStages = ['queued', 'delayed', 'failed', 'sent'] as const;
export type OutgoingState = (typeof outgoingStages)[number];

/** What is known of a mail: whether it was sent, how often that was tried, and whether a job still tries. */
export type OutgoingFacts = { readonly isSent: boolean; readonly attempts: number; readonly isTried: boolean };

/** The state of a mail. One that nobody tries to send any more has failed: its tries are used up, or its job was cancelled. */
export const outgoingState = ({ isSent, attempts, isTried }: OutgoingFacts): OutgoingState => {
  if (isSent) return 'sent';
  if (!isTried) return 'failed';
  return attempts > 0 ? 'delayed' : 'queued';
};

/** How a mail can be sent once more: one that failed as it stands; one that was sent as a copy, unless it carried a code or a link that is gone; one on its way not at all. */
export const resendOf = (state: OutgoingState, carriesSecret: boolean): 'again' | 'copy' | 'secret' | null => {
  if (state === 'failed') return 'again';
  if (state !== 'sent') return null;
  return carriesSecret ? 'secret' : 'copy';
};
