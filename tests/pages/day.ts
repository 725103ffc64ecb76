import { expect, type Page } from '@playwright/test';

/**
 * Types a calendar day, DD.MM.YYYY, into the field of this name and leaves it. The calendar opens with the field and fades out after it; it stands
 * outside the page's landmarks, so both ends are waited for: asked only whether it has gone, a slow page answers before it has come.
 */
export const fillDay = async (page: Page, label: string, day: string): Promise<void> => {
  const calendar = page.locator('[data-dates-dropdown]');
  await page.getByLabel(label).fill(day);
  await expect(calendar).toBeVisible();
  await page.getByLabel(label).press('Tab');
  await expect(calendar).toHaveCount(0);
};
