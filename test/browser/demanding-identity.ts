/**
 * A copy of the product's identity service for one test, with stricter requirements or another clock. It has the same
 * users and signing keys, so the product accepts its tokens.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { type IdentityOptions, startIdentity } from '#local/aws/cognito/server.ts';
import type { Message } from '#local/aws/message.ts';
import { makePlaces } from '#local/installation.ts';

const given = (name: string) => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`The product of the tests has not said its ${name}.`);
  return value;
};

const copyPool = async (folder: string) => {
  const { identity } = await makePlaces(given('PLUMBLINE_DATA'));
  const database = new DatabaseSync(join(identity, 'identity.sqlite'), { readOnly: true });
  database.prepare('vacuum into ?').run(join(folder, 'identity.sqlite'));
  database.close();
};

/** Routes the page's identity calls to the copy from now on. */
export const demand = async (page: Page, demands: Pick<IdentityOptions, 'mfa' | 'now' | 'required'>) => {
  const data = await mkdtemp(join(tmpdir(), 'plumbline-demanding-'));
  await copyPool(data);
  const messages: Message[] = [];
  const { url, stop } = await startIdentity({
    port: 0,
    data,
    webOrigin: given('PLUMBLINE_WEB'),
    deliver: (message) => void messages.push(message),
    adminCredentials: { accessKeyId: 'none', secretAccessKey: 'none' },
    extraFlows: [],
    ...demands,
  });
  const usual = given('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER');
  await page.route(`${usual}/**`, (route) => route.continue({ url: route.request().url().replace(usual, url) }));
  return {
    messages,
    stop: async () => {
      await page.unroute(`${usual}/**`);
      await stop();
      await rm(data, { recursive: true, force: true });
    },
  };
};
