import { SESv2Client } from '@aws-sdk/client-sesv2';

/** Short timeouts, so that three attempts fit into the time of a request. */
export const ses = new SESv2Client({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
});
