import { counterOfferWords } from '../../src/words/offers/counter-offer.ts';
import { offerDetailWords } from '../../src/words/offers/details.ts';
import { anOpenOffer, proposed } from '../factories/counter-offers.ts';
import { anInsertedSigner } from '../factories/deals.ts';
import { type Actor, alive, goTo } from '../pages/actor.ts';
import { signOffer } from '../pages/offers.ts';
import { expectFits, expectSound } from '../pages/screens.ts';
import { expect, road } from './road.ts';

const words = counterOfferWords.pl;
const book = offerDetailWords.pl['book.act'];

const pageOf = (step: 'accept' | 'decline', offerId: string, uid: string, id: string): string => `/counter-offer/${step}/${offerId}/${uid}?c=${id}`;

/** Opens the dialog, proposes a rent and 24 months beside what is offered, and sends. */
const propose = async ({ page }: Actor, rent: string): Promise<void> => {
  await page.getByRole('button', { name: words.propose }).click();
  const dialog = page.getByRole('dialog', { name: words.propose });
  await dialog.getByLabel(words['rent.label']).fill(rent);
  await dialog.getByLabel(words['term.toggle']).check();
  await dialog.getByLabel(words['term.label']).fill('24');
  await dialog.getByRole('button', { name: words.send }).click();
};

road('a counter-offer is proposed, accepted and signed; its company alone may book for a day', async ({ browser, stage }) => {
  const { landlord, tenant, offerId } = await anOpenOffer(stage);
  const other = await stage.enter(browser, await anInsertedSigner(stage));
  const company = await stage.enter(browser, tenant);
  await goTo(company, `/offer/${offerId}`);
  // A rent above the offer's is refused at its field, and nothing that was typed is lost.
  await propose(company, '999 999');
  const dialog = company.page.getByRole('dialog', { name: words.propose });
  await expect(dialog.getByText('Podaj czynsz niższy niż w ofercie')).toBeVisible();
  company.faults.splice(0);
  await expect(dialog.getByLabel(words['term.label'])).toHaveValue('24');
  await dialog.getByLabel(words['rent.label']).fill('4 000,50');
  await expectFits(company, 'counter-offer being written');
  await dialog.getByRole('button', { name: words.send }).click();
  await expect(company.page.getByRole('heading', { name: words['mine.OPEN'] })).toBeVisible();

  const owner = await stage.enter(browser, landlord);
  const letter = await owner.mailbox.letter(landlord.email, ({ html }) => html.includes('/counter-offer/'));
  const link = new URL(/href="([^"]*\/counter-offer\/[^"]*)"/.exec(letter.html)?.[1]?.replaceAll('&amp;', '&') ?? '');
  await goTo(owner, link.pathname + link.search);
  await expect(owner.page.getByRole('heading', { level: 1 })).toContainText(tenant.companyName);
  await expect(owner.page.getByText('4 000,50 zł').first()).toBeVisible();
  await expectSound(stage, owner, 'counter-offer of the owner');
  await owner.page.getByRole('button', { name: words.accept.replace('{n}', '2') }).click();
  await owner.page.waitForURL(/\/counter-offer\/sign\//);
  await alive(owner.page);
  await signOffer(owner, words['sign.act'].replace('{n}', '2'));

  await expect(company.page.getByRole('heading', { name: words['mine.SIGNED'] })).toBeVisible();
  await expect(company.page.getByText(words['right.mine'].split(':')[0] ?? '')).toBeVisible();
  await expect(company.page.getByRole('button', { name: book })).toBeVisible();
  await goTo(other, `/offer/${offerId}`);
  await expect(other.page.getByText('tylko firma, której kontrofertę przyjął wynajmujący')).toBeVisible();
  await expect(other.page.getByRole('button', { name: book })).toHaveCount(0);
  await expectFits(other, 'offer with a first right');
});

road('a counter-offer is declined with a reason, sent again and withdrawn; its page is nobody else’s', async ({ browser, stage }) => {
  const { landlord, tenant, offerId } = await anOpenOffer(stage);
  const id = await proposed(tenant, offerId, { rent: 400_000 });
  const [owner, company] = [await stage.enter(browser, landlord), await stage.enter(browser, tenant)];
  await goTo(company, pageOf('accept', offerId, landlord.uid, id));
  await expect(company.page.getByRole('dialog', { name: words['noAccess.title'] })).toBeVisible();
  await expect(company.page.getByText('4 000')).toHaveCount(0);

  await goTo(owner, pageOf('decline', offerId, landlord.uid, id));
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByLabel(words['decline.label']).fill('Przy tym czynszu nie pokryjemy kosztów remontu.');
  await dialog.getByRole('button', { name: words.decline }).click();
  await expect(owner.page.getByRole('button', { name: words.decline })).toHaveCount(0);

  await goTo(company, pageOf('accept', offerId, tenant.uid, id));
  await expect(company.page.getByText('Przy tym czynszu nie pokryjemy kosztów remontu.')).toBeVisible();
  await expectFits(company, 'declined counter-offer');
  await goTo(company, `/offer/${offerId}`);
  await expect(company.page.getByRole('heading', { name: words['mine.DECLINED'] })).toBeVisible();
  await propose(company, '4 100');
  await expect(company.page.getByRole('heading', { name: words['mine.OPEN'] })).toBeVisible();
  await company.page.getByRole('button', { name: words.withdraw }).click();
  await expect(company.page.getByRole('heading', { name: words['mine.WITHDRAWN'] })).toBeVisible();
  await expect(company.page.getByRole('button', { name: words.propose })).toBeVisible();
});
