/**
 * How often a client tries again what it does not know the end of. The SDK's own strategy has a budget for that, which is
 * gone once so much fails that each request needs it: from then on a list of a hundred reads has no chance, nor has the one
 * read behind a change that whoever asked is to be answered from.
 */
import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';

/** As the clients of every service take it. */
type Strategy = Extract<NonNullable<DynamoDBClientConfig['retryStrategy']>, { acquireInitialRetryToken: unknown }>;

const token = (tried: number, delay: number) => ({ getRetryCount: () => tried, getRetryDelay: () => delay });

const MOMENT = 25;
const LONGEST = 500;

export const persistently = (tries: number): Strategy => ({
  acquireInitialRetryToken: async () => token(0, 0),
  refreshRetryTokenForRetry: async (last, { error, errorType }) => {
    const tried = last.getRetryCount() + 1;
    if (errorType === 'CLIENT_ERROR' || tried === tries) throw error;
    return token(tried, Math.random() * Math.min(LONGEST, MOMENT * 2 ** tried));
  },
  recordSuccess: () => {},
});
