/** The tenant's accounts for feature flags and error reports. They are public: every browser receives them. */
import * as z from 'zod';

const noClientId = 'This must be a client-side ID of LaunchDarkly: 24 digits or letters from a to f.';
export const FeatureFlagClientId = z.string({ error: noClientId }).regex(/^[\da-f]{24}$/, noClientId);

/** Excludes a password and any additional parts, because the DSN becomes part of each page's headers. */
const DSN = /^https:\/\/[\da-f]{16,64}@[a-z\d-]+(\.[a-z\d-]+)+\/\d+$/;

const noDsn = 'This must be a Sentry DSN of at most 400 characters: https://<public key>@<host>/<project>.';
export const ErrorReportingDsn = z.string({ error: noDsn }).regex(DSN, noDsn).max(400, noDsn);
