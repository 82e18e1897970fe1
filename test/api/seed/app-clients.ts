/** App clients of the user pool, beside the records of API clients. */
import { appClients } from '#lambdas/user-pool/app-clients.ts';

export const listAppClients = appClients.ids;
export const listPoolSecrets = appClients.secretsOf;
export const addPoolSecret = appClients.addSecret;
export const endPoolSecret = appClients.endSecret;
