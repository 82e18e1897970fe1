/** Which tenant and stage to build for, out of what was typed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { SENT_CODES, STAGES } from '#domain/enumerations.ts';
import { Captcha } from './captcha.ts';
import { Providers } from './provider.ts';

export type Stage = Exclude<(typeof STAGES)[number], 'loc'>;

const HttpsUrl = z.url({ protocol: /^https$/, error: 'This must be an https address.' });

/** What a tenant's file may say. */
const Settings = z.strictObject({
  name: z.string().trim().min(1),
  region: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'This is no region.')
    .default('us-east-1'),
  guides_url: HttpsUrl,
  /** Where its Terms of Use and its Privacy Policy can be read. */
  terms_url: HttpsUrl.optional(),
  privacy_url: HttpsUrl.optional(),
  maintenance: z.boolean().default(false),
  /** At most as long as a session lasts at all. */
  idle_minutes: z.int().min(1).max(720).default(30),
  providers: Providers.default([]),
  /** Codes by text message or e-mail; an authenticator app and passkeys are there for everyone. */
  second_factors: z.array(z.enum(SENT_CODES)).default([]),
  /** Whom mails come from: an address of a domain that SES knows. Whoever's account is changed must hear of it. */
  mail_from: z.email(),
  /** Asked for after failures to sign in. */
  captcha: Captcha.optional(),
  /** Cognito's dearer plan, which is paid for by active user. */
  threat_protection: z.boolean().default(false),
});

const Tenant = Settings.superRefine(({ second_factors }, { addIssue }) => {
  if (second_factors.includes('email') && !second_factors.includes('sms'))
    addIssue({
      code: 'custom',
      path: ['second_factors'],
      message: "'email' needs 'sms': whoever has codes by e-mail recovers by telephone.",
    });
});

/** `id` is the name of the tenant's file, and of whatever is made for it. */
type Tenant = z.output<typeof Tenant> & { id: string };
export type Target = { tenant: Tenant; stage: Stage };

/** Something was typed, or written in a tenant's file, that nothing can be built from. Its message is for who typed it. */
export class WrongTarget extends Error {}

const TENANTS = join(import.meta.dirname, '../tenants');
const ID = /^[a-z][a-z0-9-]{0,19}$/;

const sentence = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

const readStage = (given: string): Stage => {
  if (given === 'loc')
    throw new WrongTarget("The stage 'loc' is one machine and is never deployed: npm start runs it.");
  const deployed = STAGES.filter((stage) => stage !== 'loc');
  const stage = deployed.find((known) => known === given);
  if (!stage) throw new WrongTarget(`There is no stage '${given}'. The stages are ${sentence(deployed)}.`);
  return stage;
};

const readJson = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new WrongTarget(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
};

const readTenant = (id: string, folder: string): Tenant => {
  // Before the disk is touched, so that nothing outside the folder can be named.
  if (!ID.test(id))
    throw new WrongTarget(
      `'${id}' is not a name of a tenant: that is up to 20 lowercase letters, digits and hyphens, a letter first.`,
    );
  const known = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
  if (!known.includes(id)) throw new WrongTarget(`There is no tenant '${id}'. The tenants are: ${sentence(known)}.`);

  const file = `tenants/${id}.json`;
  const tenant = Tenant.safeParse(readJson(file, readFileSync(join(folder, `${id}.json`), 'utf8')));
  if (!tenant.success) throw new WrongTarget(`${file} is not right:\n${z.prettifyError(tenant.error)}`);
  return { id, ...tenant.data };
};

export const readTarget = (tenant: unknown, stage: unknown, folder = TENANTS): Target => {
  if (typeof tenant !== 'string' || typeof stage !== 'string')
    throw new WrongTarget('Say which tenant and stage: npx cdk synth -c tenant=example -c stage=dev');
  return { stage: readStage(stage), tenant: readTenant(tenant, folder) };
};
