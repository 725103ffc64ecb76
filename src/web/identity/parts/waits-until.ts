import type { OwnRequest } from './request-card.tsx';

/** Until when a request waits for its person: for the code to be typed, or for an answer whether they are still there. Null while it does not. */
export const waitsUntil = (request: Pick<OwnRequest, 'status' | 'codeUntil' | 'responseDeadline'> | null): string | null => {
  if (request?.status === 'code_provided') return request.codeUntil;
  return request?.status === 'awaiting_user_response' ? request.responseDeadline : null;
};
