import * as z from 'zod';
import { LANGUAGES, SENT_CODES, STAGES } from '#domain/enumerations.ts';

const Language = z.enum(LANGUAGES);

/** What `/config.json` tells the browser: where it is, and what this tenant has set. */
export const WebConfig = z.object({
  tenant: z.string(),
  stage: z.enum(STAGES),
  region: z.string(),
  /** Those that people can choose among; the first is for whoever has chosen none of them. */
  languages: z.tuple([Language], Language).readonly(),
  /** Where the sidebar's 'Resources' leads. */
  guides_url: z.url(),
  /** What people agree to when they choose a password: where there is no address, a page of the product says whom to ask. */
  terms_url: z.url().optional(),
  privacy_url: z.url().optional(),
  /** What the flag of this name reads until another value is heard of it: it replaces every page by the maintenance view. */
  maintenance: z.boolean(),
  /** By which the tenant's flags are known at LaunchDarkly. Without it they are what is said here. */
  feature_flag_client_id: z.string().optional(),
  /** Where errors of pages are reported to. Without it they are not. */
  error_reporting_dsn: z.url().optional(),
  /** Who does nothing for so long is signed out. */
  idle_minutes: z.number().positive(),
  /** What people may have codes sent by; an authenticator app is there for everyone. */
  second_factors: z.array(z.enum(SENT_CODES)).readonly(),
  user_pool_id: z.string(),
  web_client_id: z.string(),
  /** With it, people prove once more who they are before they change how they sign in. */
  proof_client_id: z.string(),
  /** Where the hosted login is, on https. */
  sign_in_domain: z.string(),
  /** The directories that people sign in with, and the e-mail domains of those who do. */
  providers: z.array(z.object({ name: z.string(), domains: z.array(z.string()).readonly() })).readonly(),
  /** Given only where captchas are asked for; `script` only where another provider than hCaptcha itself plays its part. */
  captcha: z.object({ site_key: z.string(), script: z.string().optional() }).optional(),
  /** Given only where pages record how they are used. */
  interactions: z
    .object({
      /** Gives people who are signed in the credentials to write to the stream. */
      identity_pool_id: z.string(),
      delivery_stream: z.string(),
      /** Given only where Firehose is not Amazon's own. */
      endpoint: z.url().optional(),
    })
    .optional(),
  /** Given only where what others would be told is shown instead: the path that takes it. */
  shows_operations_at: z.string().optional(),
  /** Given only where identity is not Amazon's own. */
  identity_endpoint: z.url().optional(),
});
export type WebConfig = z.output<typeof WebConfig>;
