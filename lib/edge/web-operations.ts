/** What a tenant's file says of those who are told how its pages fare. None of it is a secret: every browser has it. */
import * as z from 'zod';

const noClientId = 'This is no client-side id of LaunchDarkly: 24 digits or letters from a to f.';
export const FeatureFlagClientId = z.string({ error: noClientId }).regex(/^[\da-f]{24}$/, noClientId);

/** No password may ride in it, and nothing else than the project: it becomes part of the headers of every page. */
const DSN = /^https:\/\/[\da-f]{16,64}@[a-z\d-]+(\.[a-z\d-]+)+\/\d+$/;

const noDsn = 'This is no DSN of Sentry: https://<public key>@<host>/<project>, of 400 characters at most.';
export const ErrorReportingDsn = z.string({ error: noDsn }).regex(DSN, noDsn).max(400, noDsn);
