import { randomBytes } from 'node:crypto';
import type { Instant } from '../../../domain/kit/brand.ts';
import { makeDocumentCode } from '../../../domain/kit/reference.ts';
import type { Lang } from '../../../words/kit/words.ts';
import type { Config } from '../process/config.ts';
import { testModeOf } from './seal-key.ts';
import type { DrawContext } from './sheet.ts';

/** Random bytes that a check code needs. */
const codeBytes = 11;

/** The circumstances of a new drawing, with a fresh check code. `now` is database time. */
export const drawContext = ({ config }: { readonly config: Config }, lang: Lang, now: Instant): DrawContext => ({
  lang,
  now,
  code: makeDocumentCode(randomBytes(codeBytes)),
  baseUrl: config.baseUrl,
  testMode: testModeOf(config),
});
