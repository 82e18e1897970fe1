import * as z from 'zod';
import { STAGES } from '#domain/enumerations.ts';

/** What `/config.json` tells the browser: where it is, and what this tenant has set. */
export const WebConfig = z.object({
  tenant: z.string(),
  stage: z.enum(STAGES),
  region: z.string(),
  /** Where the sidebar's 'Resources' leads. */
  guides_url: z.url(),
  /** Replaces every page by the maintenance view. */
  maintenance: z.boolean(),
  /** Who does nothing for so long is signed out. */
  idle_minutes: z.number().positive(),
  user_pool_id: z.string(),
  web_client_id: z.string(),
  identity_pool_id: z.string(),
  /** Given only where identity is not Amazon's own. */
  identity_endpoint: z.url().optional(),
});
export type WebConfig = z.output<typeof WebConfig>;
