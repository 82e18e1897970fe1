/** The demo company's corporate directory, as people meet it. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** The address of somebody who has never been here. */
export const newColleague = () => `${randomUUID()}@corp.meridian.example`;

/** Where one says who one is. */
export const DIRECTORY = /\/provider\/MeridianID\?/;

/** From the page for it, in English. */
export const leaveForDirectory = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(DIRECTORY);
};

/** As whom one said one is. */
export const comeBack = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

export const signInByDirectory = async (page: Page, email: string) => {
  await page.goto('/sso');
  await leaveForDirectory(page, email);
  await comeBack(page);
};

/** By way of the hosted login. */
export const logOut = async (page: Page) => {
  const returned = page.waitForRequest(/\/auth\/signout\/$/);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await returned;
  await expect(page).toHaveURL(/\/signin$/);
};
