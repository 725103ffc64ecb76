import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { instant } from '../../../domain/kit/time.ts';
import type { LeaseState } from '../../../domain/leases/types.ts';
import { LangContext } from '../../kit/words/words.ts';
import { Received } from './received.tsx';

const textOf = (lang: 'pl' | 'en', state: LeaseState, isReceived = true): string =>
  renderToStaticMarkup(
    <LangContext value={lang}>
      <Received deposit={{ state, receivedAt: isReceived ? instant('2026-11-18T08:20:00Z') : null }} />
    </LangContext>,
  ).replaceAll('\u00a0', ' ');

test.for(['DEPOSIT_CONFIRMED', 'PROTOCOL_ATTACHED', 'PROTOCOL_REJECTED'] as const)('of a lease that is %s the handover is next', (state) => {
  expect(textOf('pl', state)).toContain('Teraz czas na odbiór lokalu i protokół.');
  expect(textOf('en', state)).toContain('Next come the handover and the protocol.');
});

test.for(['PROTOCOL_CONFIRMED', 'REJECTED', 'AFTER_REJECTION'] as const)('of a lease that is %s no handover is promised', (state) => {
  expect(textOf('pl', state)).toContain('Wpłynęła 18.11.2026, 09:20.');
  expect(textOf('pl', state)).not.toContain('Teraz czas');
  expect(textOf('en', state)).not.toContain('Next come');
});

test('a deposit that never came is awaited no more', () =>
  expect(textOf('pl', 'AFTER_REJECTION', false)).toContain('Umowa nie czeka już na wpłatę.'));
