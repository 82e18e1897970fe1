import { expect, inject, test } from 'vitest';
import { NotFoundError } from '#lambdas/errors.ts';
import { appClients } from '#lambdas/user-pool/app-clients.ts';
import { signedIn } from '#test/api/people.ts';

test('the app client of the web app cannot be managed as an API client', async () => {
  const ada = await signedIn('Administrator');
  const web = inject('endpoints').web_client_id ?? inject('environment').WEB_CLIENT_ID ?? '';
  expect((await ada.ask('DELETE /access/api-clients/{id}', { params: { id: web } })).status).toBe(404);
  await appClients.remove(web);
  await expect(appClients.addSecret(web, [])).rejects.toMatchObject({ constructor: NotFoundError });
  await expect(appClients.allow(web, 'read')).rejects.toMatchObject({ constructor: NotFoundError });
  expect(await appClients.ids()).not.toContain(web);
  expect((await ada.ask('GET /access/user')).status).toBe(200);
});
