import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import * as deal from '../../src/domain/kit/page/deal-paths.ts';
import * as kit from '../../src/domain/kit/page/paths.ts';
import routes from '../../src/web/app/routes.ts';

const root = path.join(import.meta.dirname, '../..');

const paths = { ...kit, ...deal };

/** Each address of the source with the page that stands there. */
const pages: Readonly<Record<keyof typeof paths, readonly (readonly [address: string, page: string])[]>> = {
  workspacePath: [[paths.workspacePath, 'workspace-start.tsx']],
  accountPath: [[paths.accountPath, 'accounts/account-info.page.tsx']],
  securityPath: [[paths.securityPath, 'accounts/security.page.tsx']],
  ownWantedPath: [[paths.ownWantedPath, 'wanted/own.page.tsx']],
  verificationPaths: [
    [paths.verificationPaths.email, 'accounts/account-info.page.tsx'],
    [paths.verificationPaths.identity, 'identity/confirm-identity.page.tsx'],
    [paths.verificationPaths.company, 'companies/link-company.page.tsx'],
  ],
  offerPath: [[paths.offerPath('o1'), 'offers/offer.page.tsx']],
  offerFormPath: [[paths.offerFormPath('o1'), 'offers/form.page.tsx']],
  offerPreviewPath: [[paths.offerPreviewPath('o1'), 'offers/preview.page.tsx']],
  signOfferPath: [[paths.signOfferPath('o1'), 'offers/confirm.page.tsx']],
  reservationPath: [[paths.reservationPath('o1'), 'reservations/verify.page.tsx']],
  signLeasePath: [[paths.signLeasePath('o1', 'u1'), 'handover/submit.page.tsx']],
  leasePath: [[paths.leasePath('o1'), 'handover/lease.page.tsx']],
  depositPath: [[paths.depositPath('o1'), 'deposits/deposit.page.tsx']],
  protocolPath: [[paths.protocolPath('o1'), 'handover/protocol.page.tsx']],
  counterOfferPath: [[paths.counterOfferPath('accept', 'o1', 'u1', 'c1'), 'offers/counter-offer.page.tsx']],
};

/** The sources, and the card of the home page, whose bytes are counted. */
const sources = ['src/domain/kit/page/paths.ts', 'src/domain/kit/page/deal-paths.ts', 'src/web/search/parts/card/offer-card.tsx'];

/** Where one of them is written out once more: in the address of an offer, or of a page of the board. */
const writtenOut =
  /[`'"](?:\/moja-tablica(?:\/account\/(?:info|security|confirm-identity|link-company)|\/wanted-listings)?[`'"?#]|\/(?:offer|add-offer|lease|protocol|deposit)\/\$\{[^}]+\}[`/?#]|\/contract\/\$\{|\/offer\/preview\/\$\{|\/add-offer\/confirm\/\$\{|\/counter-offer\/)/;

describe('addresses that floors share', () => {
  test.each(Object.values(pages).flat())('%s is a route of %s', (address, page) => {
    const [pathname = ''] = address.split('?');
    const found = matchRoutes(routes as RouteObject[], pathname)?.at(-1)?.route as { file?: string } | undefined;
    expect(found?.file).toMatch(new RegExp(`(?:^|/)${page}$`));
  });

  test('stand in one place', async () => {
    const files = await Array.fromAsync(glob('src/**/*.{ts,tsx}', { cwd: root, exclude: (name) => name.includes('.test.') }));
    const found = await Promise.all(
      files.map(async (file) => {
        const lines = (await readFile(path.join(root, file), 'utf8')).split('\n');
        return lines.filter((line) => writtenOut.test(line) && !/^(?:\/?\*)/.test(line.trim())).map((line) => `${file}: ${line.trim()}`);
      }),
    );
    expect(found.flat().filter((line) => !sources.some((file) => line.startsWith(`${file}:`)))).toEqual([]);
  });
});
