import type { Page } from '@playwright/test';

/** What the browser has to complain about from now on: errors, and breaches of the content security policy. */
export const complaintsOf = (page: Page) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};
