import * as z from 'zod';
import { LANGUAGES, SENT_CODES, STAGES } from '#domain/enumerations.ts';

const Language = z.enum(LANGUAGES);

/** The schema of `/config.json`: endpoints and tenant settings for the browser. */
export const WebConfig = z.object({
  tenant: z.string(),
  stage: z.enum(STAGES),
  region: z.string(),
  /** The languages to choose from. The first is the default. */
  languages: z.tuple([Language], Language).readonly(),
  /** The target of 'Resources' in the sidebar. */
  guides_url: z.url(),
  /**
   * The terms that people accept when they choose a password. Without a URL a page of the product names the contact.
   */
  terms_url: z.url().optional(),
  privacy_url: z.url().optional(),
  /** The initial value of the flag. While it is true, the maintenance view replaces every page. */
  maintenance: z.boolean(),
  /** The tenant's client ID at LaunchDarkly. Without it the flags keep the values in this file. */
  feature_flag_client_id: z.string().optional(),
  /** The DSN for error reports. Without it errors are not reported. */
  error_reporting_dsn: z.url().optional(),
  /** The session ends after this many minutes without activity. */
  idle_minutes: z.number().positive(),
  /** The ways to send codes. Authenticator apps are always available. */
  second_factors: z.array(z.enum(SENT_CODES)).readonly(),
  user_pool_id: z.string(),
  web_client_id: z.string(),
  /** The app client for proofs of sign-in. */
  proof_client_id: z.string(),
  /** The domain of the hosted login, on HTTPS. */
  sign_in_domain: z.string(),
  /** The sign-in directories and their e-mail domains. */
  providers: z.array(z.object({ name: z.string(), domains: z.array(z.string()).readonly() })).readonly(),
  /** Set only if captchas are used; `script` only if another provider than hCaptcha serves the script. */
  captcha: z.object({ site_key: z.string(), script: z.string().optional() }).optional(),
  /** Set only if pages record interactions. */
  interactions: z
    .object({
      /** Gives signed-in people credentials for the stream. */
      identity_pool_id: z.string(),
      delivery_stream: z.string(),
      /** Set only if Firehose is not Amazon's. */
      endpoint: z.url().optional(),
    })
    .optional(),
  /** Local development only: the path that receives flag requests and error reports and displays them. */
  shows_operations_at: z.string().optional(),
  /** Set only if Cognito is not Amazon's. */
  identity_endpoint: z.url().optional(),
});
export type WebConfig = z.output<typeof WebConfig>;
