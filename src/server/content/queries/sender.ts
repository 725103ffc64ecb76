/** Who counts against the limits of what people write. */

import type { Id } from '../../../domain/kit/brand.ts';
import type { Ctx } from '../../kit/context.ts';
import { networkOf } from '../../kit/http/limits/network.ts';
import type { Config } from '../../kit/process/config.ts';
import { mac } from '../../kit/security/secrets.ts';

/** Who counts against a limit of what people write: the person, or the network of a visitor, as a hash that tells nobody which. */
export const senderOf = ({ config, viewer, address }: Ctx): string =>
  viewer.kind === 'signed-in' ? personSender(config, viewer.uid) : mac(config.secret, 'reports', networkOf(address));

/** The same of a person who is not asking now. */
export const personSender = ({ secret }: Config, uid: Id): string => mac(secret, 'reports', uid);
