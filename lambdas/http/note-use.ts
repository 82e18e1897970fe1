import { Logger } from '@aws-lambda-powertools/logger';
import type { ApiClient } from '#domain/api-client.ts';
import { ProblemError } from '#lambdas/problems.ts';
import { apiClients } from '#lambdas/stores/callers.ts';

const logger = new Logger();

/** Oftener would cost a write with each request. */
const EVERY = 3_600_000;

/** When an API client was here last, to the hour. */
export const noteUse = async (client: ApiClient): Promise<void> => {
  const now = Date.now();
  if (client.last_used_at !== null && now - Date.parse(client.last_used_at) < EVERY) return;
  try {
    await apiClients.touch(client, { last_used_at: new Date(now).toISOString() });
  } catch (error) {
    // Its next request will do. Another one of this moment has noted it, or somebody is changing the client.
    if (!(error instanceof ProblemError)) logger.warn('a use was not noted', { error });
  }
};
