import { SESv2Client } from '@aws-sdk/client-sesv2';

/** Whatever becomes of three attempts, a request is answered within the time that it has. */
export const ses = new SESv2Client({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
});
