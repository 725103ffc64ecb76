import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import type { Protocol } from '../form/draft.ts';
import { ClosedProtocol } from './protocol-state.tsx';

const shown = (asProxy: boolean): string => {
  const protocol = { offerId: 'o1', attached: null, asProxy } as unknown as Protocol;
  const router = createMemoryRouter([{ path: '/', element: <ClosedProtocol protocol={protocol} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('\u00a0', ' ');
};

test('a receiver by the link is not sent to the page of a lease that they cannot open', () => {
  expect(shown(true)).toContain(protocolWords.pl['closed.other.proxy']);
  expect(shown(true)).not.toContain(protocolWords.pl['closed.other.text']);
  expect(shown(false)).toContain(protocolWords.pl['closed.other.text']);
});
