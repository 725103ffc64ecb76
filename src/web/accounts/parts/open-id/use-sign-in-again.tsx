import { type ReactNode, useState } from 'react';
import type { Answer } from '../../../../contract/kit/client.ts';
import { OpenIdButton } from './open-id-button.tsx';

/** The way on for whoever has no password and signed in too long ago: `heard` takes every answer, `way` stands beside the sentence of such a refusal. */
export const useSignInAgain = (): { readonly heard: <O>(answer: Answer<O>) => Answer<O>; readonly way: ReactNode } => {
  const [isNeeded, setNeeded] = useState(false);
  return {
    heard: (answer) => {
      setNeeded(!answer.ok && answer.refusal.code === 'signin.again');
      return answer;
    },
    way: isNeeded && <OpenIdButton origin={null} again />,
  };
};
