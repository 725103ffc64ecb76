/** Who counts against the limits of what people write. */

import type { Id } from '../../../domain/kit/brand.ts';
import type { Ctx } from '../../kit/context.ts';
import { networkOf } from '../../kit/http/limits/network.ts';
import type { Config } from '../../kit/process/config.ts';
import { mac, macs } from '../../kit/security/secrets.ts';

/** Who counts against a limit of what people write: the person, or the network of a visitor, as a hash that tells nobody which. */
export const senderOf = ({ config, viewer, address }: Ctx): string =>
  viewer.kind === 'signed-in' ? personSender(config, viewer.uid) : mac(config.secrets, 'reports', networkOf(address));

const personSender = ({ secrets }: Config, uid: Id): string => mac(secrets, 'reports', uid);

/** All that a person may have been, by former secrets too. */
export const personSenders = ({ secrets }: Config, uid: Id): readonly string[] => macs(secrets, 'reports', uid);
