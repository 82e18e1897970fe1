/** Gets a token as a program does: by its id and its secret. */
import type { WithSecret } from '#domain/clients/client.ts';

export const tokenAnswer = async ({ id, client_secret, token_url }: WithSecret, scope?: string) => {
  const response = await fetch(token_url, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${client_secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', ...(scope && { scope }) }),
  });
  return { status: response.status, body: await response.json() };
};

export const tokenOf = async (client: WithSecret) => String((await tokenAnswer(client)).body.access_token);
