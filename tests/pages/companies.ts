import { expect } from '@playwright/test';
import { type Actor, expectAccessible, goTo } from './actor.ts';

/** What stands in the register about a company. */
export type CompanyData = {
  readonly name: string;
  readonly nip: string;
  readonly regon: string;
  readonly krs: string | null;
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly bankAccount: string;
  readonly legalForm: string;
  /** Null for a sole trader, who acts alone. */
  readonly representation: string | null;
  readonly capacity: string;
};

/** Fills in the company's data and sends them for review. */
export const linkCompany = async (actor: Actor, data: CompanyData): Promise<void> => {
  const { page } = actor;
  await goTo(actor, '/moja-tablica/account/link-company');
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  await fill('NIP', data.nip);
  await fill('REGON', data.regon);
  await fill('Nazwa firmy', data.name);
  if (data.krs === null) await page.getByLabel('Firma nie ma numeru KRS').check();
  else await fill('KRS', data.krs);
  await page.getByLabel('Forma prawna').selectOption({ label: data.legalForm });
  if (data.representation !== null) await page.getByLabel('Kto reprezentuje firmę').selectOption({ label: data.representation });
  await fill('Ulica', data.street);
  await fill('Numer domu i lokalu', data.houseNumber);
  await fill('Kod pocztowy', data.postalCode);
  await fill('Miejscowość', data.city);
  await fill('Numer rachunku bankowego', data.bankAccount);
  await page.getByLabel('Działasz jako').selectOption({ label: data.capacity });
  await expectAccessible(page, 'company form');
  await page.getByRole('button', { name: 'Wyślij do sprawdzenia' }).click();
  await expect(page.getByText('Moderator sprawdza dane firmy')).toBeVisible();
};

/** Waits until the open page says by itself that the company is accepted. */
export const expectAccepted = async ({ page }: Actor): Promise<void> => {
  await expect(page.getByText('Firma jest potwierdzona')).toBeVisible();
  await expectAccessible(page, 'accepted company');
};
