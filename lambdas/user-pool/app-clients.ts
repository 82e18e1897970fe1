/** The app clients of the user pool that represent API clients. The web app's own clients are ignored. */
import {
  AddUserPoolClientSecretCommand,
  CreateUserPoolClientCommand,
  DeleteUserPoolClientCommand,
  DeleteUserPoolClientSecretCommand,
  DescribeUserPoolClientCommand,
  ListUserPoolClientSecretsCommand,
  ListUserPoolClientsCommand,
  ResourceNotFoundException,
  UpdateUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { environment } from '#contract/environment.ts';
import { type Access, scopesOf } from '#domain/clients/access.ts';
import type { Secret } from '#domain/clients/client.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { pool } from './accounts.ts';

/**
 * Marks API clients in the pool. Display names are in the records, because they may contain characters that the pool
 * refuses.
 */
const MARK = 'Plumbline API client';

const which = (ClientId: string) => ({ UserPoolId: environment('USER_POOL_ID'), ClientId });

/** Always complete, because Cognito resets omitted settings to defaults. */
const settings = (access: Access) => ({
  ClientName: MARK,
  AllowedOAuthFlows: ['client_credentials' as const],
  AllowedOAuthFlowsUserPoolClient: true,
  AllowedOAuthScopes: [...scopesOf(access)],
  // No sign-in flow; Cognito requires at least one entry.
  ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH' as const],
  AccessTokenValidity: 1,
  TokenValidityUnits: { AccessToken: 'hours' as const },
  EnableTokenRevocation: true,
});

const unlessGone = async (ask: Promise<unknown>) => {
  try {
    await ask;
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
  }
};

const find = async (id: string) => {
  try {
    const { UserPoolClient } = await pool.send(new DescribeUserPoolClientCommand(which(id)));
    return UserPoolClient?.ClientName === MARK ? UserPoolClient : undefined;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
};

const mustBeThere = async (id: string) => {
  if (!(await find(id))) throw notFound('API client');
};

export const appClients = {
  make: async (access: Access) => {
    const UserPoolId = environment('USER_POOL_ID');
    const made = new CreateUserPoolClientCommand({ UserPoolId, ...settings(access), GenerateSecret: true });
    const { ClientId: id = '', ClientSecret: secret = '' } = (await pool.send(made)).UserPoolClient ?? {};
    return { id, secret, secrets: await appClients.secretsOf(id) };
  },

  allow: async (id: string, access: Access) => {
    await mustBeThere(id);
    await pool.send(new UpdateUserPoolClientCommand({ ...which(id), ...settings(access) }));
  },

  /** Idempotent: a missing client counts as removed. */
  remove: async (id: string) => {
    if (await find(id)) await unlessGone(pool.send(new DeleteUserPoolClientCommand(which(id))));
  },

  /** Newest first. */
  secretsOf: async (id: string): Promise<Secret[]> => {
    const { ClientSecrets = [] } = await pool.send(new ListUserPoolClientSecretsCommand(which(id)));
    return ClientSecrets.map(({ ClientSecretId = '', ClientSecretCreateDate = new Date(0) }) => ({
      id: ClientSecretId,
      made_at: ClientSecretCreateDate.toISOString(),
      ends_at: null,
    })).sort((a, b) => (a.made_at < b.made_at ? 1 : -1));
  },

  /** Deletes secrets that are not to stay, because they were never shown, and adds one. The pool allows two. */
  addSecret: async (id: string, staying: readonly string[]) => {
    await mustBeThere(id);
    for (const known of await appClients.secretsOf(id))
      if (!staying.includes(known.id)) await appClients.endSecret(id, known.id);
    const { ClientSecretDescriptor: made } = await pool.send(new AddUserPoolClientSecretCommand(which(id)));
    const { ClientSecretId = '', ClientSecretValue = '', ClientSecretCreateDate = new Date() } = made ?? {};
    const secret: Secret = { id: ClientSecretId, made_at: ClientSecretCreateDate.toISOString(), ends_at: null };
    return { value: ClientSecretValue, secret };
  },

  endSecret: (id: string, secret: string) =>
    unlessGone(pool.send(new DeleteUserPoolClientSecretCommand({ ...which(id), ClientSecretId: secret }))),

  ids: async (): Promise<string[]> => {
    const ids: string[] = [];
    let NextToken: string | undefined;
    do {
      const page: ListUserPoolClientsCommand = new ListUserPoolClientsCommand({
        UserPoolId: environment('USER_POOL_ID'),
        MaxResults: 60,
        NextToken,
      });
      const found = await pool.send(page);
      for (const { ClientId = '', ClientName } of found.UserPoolClients ?? [])
        if (ClientName === MARK) ids.push(ClientId);
      NextToken = found.NextToken;
    } while (NextToken);
    return ids;
  },

  madeAt: async (id: string) => (await find(id))?.CreationDate?.getTime(),
};
