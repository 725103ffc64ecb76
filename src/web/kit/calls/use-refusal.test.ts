import { expect, test } from 'vitest';
import type { WireRefusal } from '../../../contract/kit/client.ts';
import { shellWords } from '../../../words/kit/shell.ts';
import { refusalTextOf } from './use-refusal.ts';

const own = { failed: 'not saved', refused: 'not allowed' } as const;
const network: WireRefusal = { code: 'kit.network', kind: 'network' };
const internal: WireRefusal = { code: 'kit.internal', kind: 'internal', message: 'Fault 17' };
const exhausted: WireRefusal = { code: 'kit.too_many_calls', kind: 'exhausted', message: 'Wait a minute' };
const denied: WireRefusal = { code: 'kit.denied', kind: 'denied', message: 'Not yours' };

test.each<readonly [string, WireRefusal, Partial<typeof own>, string]>([
  ['no network is the reason', network, {}, shellWords.en['refusal.network']],
  ['no network is the reason, whatever the page says of a refusal', network, own, shellWords.en['refusal.network']],
  ['a fault of the server is never shown as the server words it', internal, {}, shellWords.en['refusal.internal']],
  ['a fault of the server is what the page says of it', internal, own, own.failed],
  ['a fault of the server is what the page says of any refusal', internal, { refused: own.refused }, own.refused],
  ['a refusal without words is like a fault', { code: 'kit.denied', kind: 'denied' }, { failed: own.failed }, own.failed],
  ['too many calls tell when another one helps', exhausted, own, 'Wait a minute'],
  ['a rule has the words of the server', denied, { failed: own.failed }, 'Not yours'],
  ['a rule has the words of the page where it has some', denied, own, own.refused],
])('%s', (_, refusal, texts, sentence) => {
  expect(refusalTextOf(refusal, 'en', texts)).toBe(sentence);
});
