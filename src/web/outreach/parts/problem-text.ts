import type { WireRefusal } from '../../../contract/kit/client.ts';

/** What is said of a call that came to nothing: the refusal's own sentence, or what failed where no rule refused it. */
export const problemText = ({ kind, message }: WireRefusal, failed: string): string =>
  kind === 'network' || kind === 'internal' || !message ? failed : message;
