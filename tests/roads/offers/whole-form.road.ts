/** Every section of the form with every control in it, and the preview, at three widths in both languages. */

import { sql } from 'drizzle-orm';
import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import { offerFormWords } from '../../../src/words/offers/form.ts';
import { offerWords } from '../../../src/words/offers/view.ts';
import { aPhoto } from '../../factories/photo.ts';
import { aProject, aSigner, must } from '../../factories/published-offer.ts';
import type { TestServer } from '../../kit/server.ts';
import { type Actor, goTo } from '../../pages/actor.ts';
import { openAllSections } from '../../pages/offer-form.ts';
import { expectFits, resize } from '../../pages/screens.ts';
import { expect, road } from '../road.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const speak = ({ db }: TestServer, { email }: Pick<Actor, 'email'>, lang: 'pl' | 'en') =>
  db.execute(sql`update person set lang = ${lang} where email = ${email}`);

/** A long name, as people type them. */
const full = {
  name: 'Narożny lokal handlowo-usługowy z antresolą przy placu Zwycięstwa w Łodzi',
};

for (const lang of ['pl', 'en'] as const)
  road(`the form with all its sections open, filled, wrong and previewed, fits every window: ${lang}`, async ({ browser, stage }) => {
    const owner = await aSigner(stage);
    await speak(stage, owner, lang);
    const words = offerFormWords[lang];
    const offerId = await aProject(owner, full);
    const files = new FormData();
    for (const seed of [31, 77, 5]) files.append('files', new File([await aPhoto(seed)], `${seed}.jpg`));
    await owner.fetch(`/offers/${offerId}/images`, { method: 'POST', body: files });
    const actor = await stage.enter(browser, owner);
    const { page } = actor;

    await goTo(actor, `/add-offer/${offerId}`);
    await openAllSections(actor);
    await expectFits(actor, `whole form ${lang}`);
    await resize(actor, phone);
    const [map, coordinates] = [
      await page.locator('#address canvas').first().boundingBox(),
      await page.getByText(words['pin.coordinates'], { exact: true }).boundingBox(),
    ];
    expect((map?.y ?? 0) + (map?.height ?? 0), 'the map ends above what stands below it').toBeLessThanOrEqual(coordinates?.y ?? 0);
    await resize(actor, desk);

    await goTo(actor, `/offer/preview/${offerId}`);
    await expectFits(actor, `whole preview ${lang}`, 'phone');

    // Of an offer with nothing in it, everything is wrong, and said at each field and in one list.
    const { offerId: empty, version } = await must(owner, offersCalls.createOffer, {});
    await must(owner, offersCalls.saveOffer, {
      offerId: empty,
      version,
      patch: { areaDetails: { levels: [{ rooms: [{}] }] }, leaseAgreement: { fixedshort: true, fixedlong: true, infinite: true } },
    });
    await goTo(actor, `/add-offer/${empty}`);
    await page.getByRole('button', { name: words['bar.send'] }).click();
    const summary = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ has: page.getByRole('link') });
    await expect(summary).toBeFocused();
    await openAllSections(actor);
    await expectFits(actor, `whole form with errors ${lang}`, 'phone');
    // Every line of the list leads to a field that says what the line says.
    await expect(summary).not.toContainText('.:');
    await resize(actor, phone);
    const links = summary.getByRole('link');
    for (let at = 0; at < (await links.count()); at += 1) {
      const target = (await links.nth(at).getAttribute('href')) ?? '';
      await links.nth(at).click();
      await expect(page.locator(`[id="${target.slice(1)}"]`), `${lang}: ${target}`).toBeInViewport();
    }
    await resize(actor, desk);
    await goTo(actor, `/offer/preview/${empty}`);
    // What is missing is missing: nothing is kept from its owner.
    await expect(page.getByRole('main')).not.toContainText(offerWords[lang]['after.confirmed']);
    await expectFits(actor, `preview with problems ${lang}`, 'tablet');
  });
