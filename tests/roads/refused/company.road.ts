import { sql } from 'drizzle-orm';
import { faultBody } from '../../../src/server/kit/http/wire.ts';
import { companyWords } from '../../../src/words/companies/pages.ts';
import { registerWords } from '../../../src/words/companies/registers.ts';
import { dictionaryWords } from '../../../src/words/kit/dictionaries.ts';
import { kitRefusalWords } from '../../../src/words/kit/refusals.ts';
import { anInsertedSigner } from '../../factories/deals.ts';
import { goTo } from '../../pages/actor.ts';
import { expect, failing, road } from '../road.ts';

const [words, registers, name] = [companyWords.pl, registerWords.pl, dictionaryWords.pl];

road(
  'a company that cannot be chosen, and a document that cannot be uploaded, say so, and the next press goes through',
  async ({ browser, stage }) => {
    const creator = await anInsertedSigner(stage);
    await stage.db.execute(sql`update company set nip = '5263000017' where id = ${creator.companyId}`);
    const person = await stage.person({ identity: 'ACCEPTED', firstName: 'Bartosz', lastName: 'Ruta' });
    const actor = await stage.enter(browser, person);
    const { page } = actor;
    await goTo(actor, '/moja-tablica/account/link-company');
    await page.getByLabel(words.nip, { exact: true }).fill('5263000017');
    await page.getByRole('button', { name: registers.ask }).click();
    await expect(page.getByText(registers['known.text'])).toBeVisible();
    await page.getByLabel(words.capacity).selectOption({ label: name['capacity.board_member'] });
    await page
      .getByLabel(words.authority)
      .setInputFiles({ name: 'Umocowanie.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 zgoda') });
    const join = page.getByRole('button', { name: registers.join });

    const address = '**/companies/*/authority';
    await page.route(address, (route) =>
      route.fulfill({ status: 500, json: { error: faultBody('road', kitRefusalWords.pl['refusal.kit.internal']) } }),
    );
    await join.click();
    await expect(page.getByText(words['authority.failed'])).toBeVisible();
    await page.unroute(address);
    actor.faults.splice(0);

    await failing(actor, 'submitCompany', async () => {
      await join.click();
      await expect(page.getByText(words['join.failed'])).toBeVisible();
    });
    await join.click();
    await expect(page.getByText(words['checking.title'])).toBeVisible();
  },
);
