/** What a tenant's file says of those who are told how its pages fare. None of it is a secret: every browser has it. */
import * as z from 'zod';

export const FeatureFlagClientId = z
  .string()
  .regex(/^[\da-f]{24}$/, 'This is no client-side id of LaunchDarkly: 24 digits or letters from a to f.');

/** No password may ride in it, and nothing else than the project: it becomes part of the headers of every page. */
const DSN = /^https:\/\/[\da-f]{16,64}@[a-z\d-]+(\.[a-z\d-]+)+\/\d+$/;

export const ErrorReportingDsn = z
  .string()
  .regex(DSN, 'This is no DSN of Sentry: https://<public key>@<host>/<project>.');
