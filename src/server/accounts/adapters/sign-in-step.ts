/** Keeps in a browser how far a sign-in has come: the password was right, the code of the second factor is missing. */

import { accountNumbers } from '../../../domain/kit/numbers.ts';
import type { Config } from '../../kit/process/config.ts';
import { browserCookie, cookieIn } from './browser-cookie.ts';

const name = 'sign_in_step';

/** What the token of such a step is for; its subject is the person. */
export const stepPurpose = 'sign-in-step';

/** The cookie of a step, so that a reload goes on where it was. */
export const stepCookie = (config: Pick<Config, 'baseUrl'>, token: string): string =>
  browserCookie(config, name, token, accountNumbers.signInStepMinutes * 60);

/** Takes the cookie away. */
export const noStepCookie = (config: Pick<Config, 'baseUrl'>): string => browserCookie(config, name, '', 0);

/** The token in the cookies; empty without one. */
export const stepIn = (cookies: string): string => cookieIn(cookies, name);
