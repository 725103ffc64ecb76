import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '../../contract/kit/call.ts';
import { offerPreviewPath } from '../../domain/kit/page/deal-paths.ts';

const asked: [wire: string, input: unknown][] = [];
vi.mock('../kit/calls/browser-client.ts', () => ({
  browserAsk: ({ wire }: Call<unknown, unknown>, input: unknown) => {
    asked.push([wire, input]);
    return Promise.resolve({ ok: false, refusal: { code: 'company.cosigner_needed', kind: 'precondition', message: '' } });
  },
}));

/** The button of a failed run, pressed without a browser. */
let press: (() => void) | undefined;
vi.mock('../kit/parts/button.tsx', async (original) => ({
  ...(await original<typeof import('../kit/parts/button.tsx')>()),
  Button: ({ onClick }: { readonly onClick?: () => void }) => {
    press = onClick;
    return null;
  },
}));

// Test files share their modules: the page is read anew with these in it, and nobody after it finds them.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const [{ LinkHost }, { default: VerifyPage }] = await Promise.all([import('../kit/page/link.tsx'), import('./verify.page.tsx')]);

const page = (state: 'running' | 'failed'): string => {
  const progress = { state, percent: 40, steps: [], refusal: state === 'failed' ? { code: 'kit.storage_full' } : null };
  const data = { edit: { id: 'o1', form: { name: 'Nawrot' }, images: [] }, progress, uid: 'u1', lang: 'pl' };
  const element = (
    <LinkHost>
      <VerifyPage />
    </LinkHost>
  );
  const router = createMemoryRouter([{ id: 'verify', path: '/', loader: () => data, element }], { hydrationData: { loaderData: { verify: data } } });
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

beforeEach(() => {
  asked.length = 0;
});

test('a try again asks who signs too, where the company is represented by two', async () => {
  page('failed');
  press?.();
  await vi.waitFor(() =>
    expect(asked).toEqual([
      ['onOfferAdd', { offerId: 'o1' }],
      ['getCosigners', {}],
    ]),
  );
});

test('leads back to the preview when the document could not be made', () => {
  const way = `href="${offerPreviewPath('o1')}"`;
  expect([page('failed').includes(way), page('running').includes(way)]).toEqual([true, false]);
});
