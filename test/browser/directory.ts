import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** A user who has never signed in. */
export const newColleague = () => `${randomUUID()}@corp.meridian.example`;

/** The sign-in page of the directory. */
export const DIRECTORY = /\/provider\/MeridianID\?/;

/** Expects the English corporate sign-in page. */
export const leaveForDirectory = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(DIRECTORY);
};

/** Completes the sign-in at the directory. */
export const comeBack = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

export const signInByDirectory = async (page: Page, email: string) => {
  await page.goto('/sso');
  await leaveForDirectory(page, email);
  await comeBack(page);
};

/** Signs out through the hosted login. */
export const logOut = async (page: Page) => {
  const returned = page.waitForRequest(/\/auth\/signout\/$/);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await returned;
  await expect(page).toHaveURL(/\/signin$/);
};
