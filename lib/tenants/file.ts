/** The schema of a tenant's file, `tenants/<id>.json`. Each error message says how to fix the field. */
import * as z from 'zod';
import { EXTRA_SIGN_IN_FLOWS, LANGUAGES, SENT_CODES, type STAGES } from '#domain/enumerations.ts';
import { Domain, wrongCertificates } from '#lib/edge/domain.ts';
import { ErrorReportingDsn, FeatureFlagClientId } from '#lib/edge/web-operations.ts';
import { Captcha } from '#lib/identity/captcha.ts';
import { Providers } from './provider.ts';
import { REGIONS } from './regions.ts';
import { Email, httpsUrl, ownWords, text } from './words.ts';

const HttpsUrl = httpsUrl(2000);
const between = (from: number, to: number, what: string) => {
  const error = `This must be a whole number of ${what}, from ${from} to ${to}.`;
  return z.int({ error }).min(from, { error }).max(to, { error });
};
const flag = z.boolean({ error: 'This must be true or false.' });

/** The retention periods that CloudWatch supports. */
const LOG_DAYS = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 2557, 3653] as const;

/** Retention periods. The defaults depend on the stage: see `usual` in `tenant.ts`. */
const Retention = z.strictObject({
  logs_days: z.literal(LOG_DAYS, { error: `CloudWatch keeps logs for one of these: ${LOG_DAYS.join(', ')}.` }),
  access_logs_days: between(1, 3650, 'days'),
  /** Backups of the table and the files. */
  backups_days: between(7, 3650, 'days'),
  /** The lock on archived audit rows. */
  audit_archive_days: between(1, 36500, 'days'),
});

/** The default rate limit of the API. */
export const FLOODS = { requests_per_second: 100, burst: 200 } as const;

const Limits = z.strictObject({
  requests_per_second: between(1, 10_000, 'requests'),
  burst: between(1, 5_000, 'requests'),
  /** For each address in five minutes. All people of an office may share an address. */
  requests_per_address: between(100, 2_000_000, 'requests'),
  sign_ins_per_address: between(100, 2_000_000, 'requests'),
  /** In US dollars. A mail warns before the budget is spent. */
  monthly_cost: between(1, 1_000_000, 'dollars'),
});

/** Security features with additional cost. */
const Security = z.strictObject({
  /** A firewall for the site and for sign-in. */
  waf: flag,
  /** A KMS key of the tenant instead of one managed by AWS. */
  customer_key: flag,
  /** GuardDuty scans each upload, in addition to the product's own check. */
  malware_scan: flag,
  /** Daily backups in a separate vault. */
  backups: flag,
  /** For the stack, the table and the user pool. Enable it after the first deployment has succeeded. */
  deletion_protection: flag,
});

const Language = z.enum(LANGUAGES, { error: `This must be one of ${LANGUAGES.join(', ')}.` });

const Administrator = z.strictObject(
  {
    email: Email,
    first_name: text(100, 'This must be a first name.'),
    last_name: text(100, 'This must be a last name.'),
    /** The default is the tenant's first language. */
    language: Language.optional(),
  },
  { error: 'Specify the first administrator: { "email": "…", "first_name": "…", "last_name": "…" }.' },
);

const LANGUAGES_SAID = `This must be a list of at least one of ${LANGUAGES.join(', ')}: ["en", "es"].`;

/** Settings for all stages, which each stage can override. */
const common = {
  guides_url: HttpsUrl,
  /** The URLs of the Terms of Use and the Privacy Policy. */
  terms_url: HttpsUrl.optional(),
  privacy_url: HttpsUrl.optional(),
  maintenance: flag.default(false),
  /** The client-side ID of the LaunchDarkly environment. */
  feature_flag_client_id: FeatureFlagClientId.optional(),
  /** The DSN of the Sentry project that receives page errors. */
  error_reporting_dsn: ErrorReportingDsn.optional(),
  /** Whether pages record interactions, without the user's identity. */
  interaction_analytics: flag.default(false),
  /** The languages to choose from. The first is the default. */
  languages: z.tuple([Language], Language, { error: LANGUAGES_SAID }).default([...LANGUAGES]),
  /** At most the maximum length of a session. */
  idle_minutes: between(1, 720, 'minutes').default(30),
  providers: Providers.default([]),
  /** Codes by text message or e-mail. Authenticator apps and passkeys are always available. */
  second_factors: z
    .array(z.enum(SENT_CODES, { error: `This must be one of ${SENT_CODES.join(', ')}.` }), {
      error: 'This must be a list: [], ["sms"] or ["sms", "email"].',
    })
    .default([]),
  /** Additional sign-in flows for programs. The web app uses secure remote password and user choice. */
  extra_sign_in_flows: z
    .array(z.enum(EXTRA_SIGN_IN_FLOWS, { error: `This must be one of ${EXTRA_SIGN_IN_FLOWS.join(', ')}.` }), {
      error: 'This must be a list: [], ["user_password"], ["custom"] or ["user_password", "custom"].',
    })
    .default([]),
  /**
   * The sender's address, in a domain that SES has verified. Required because people must be notified of changes to
   * their accounts.
   */
  mail_from: Email,
  /** The first administrator, who is invited at the first deployment. */
  administrator: Administrator,
  /** The address that receives alarms. */
  alarm_address: Email.optional(),
  /** Required after failed sign-ins. */
  captcha: Captcha.optional(),
  /** Cognito's Plus plan, which is billed by active user. */
  threat_protection: flag.default(false),
  retention: Retention.partial().default({}),
  limits: Limits.partial().default({}),
  security: Security.partial().default({}),
};

/** The account and region of a stage. */
const where = {
  account: z
    .string({ error: 'Specify the AWS account: twelve digits in quotes.' })
    .regex(
      /^(?!0{12})\d{12}$/,
      'This is not an AWS account. It must be twelve digits in quotes, such as "123456789012".',
    ),
  region: z
    .enum(REGIONS, { error: `This region is not supported. Use one of ${REGIONS.join(', ')}.` })
    .default('us-east-1'),
  domain: Domain.optional(),
};

/** The settings of one stage, after overrides. */
export const Settings = z
  .strictObject({
    name: text(200, 'Specify the name of the company.'),
    ...common,
    ...where,
  })
  .superRefine(({ second_factors, extra_sign_in_flows, limits, languages, administrator, ...place }, { addIssue }) => {
    if (new Set(extra_sign_in_flows).size < extra_sign_in_flows.length)
      addIssue({ code: 'custom', path: ['extra_sign_in_flows'], message: 'List each flow only once.' });
    if (new Set(languages).size < languages.length)
      addIssue({ code: 'custom', path: ['languages'], message: 'List each language only once.' });
    if (administrator.language && !languages.includes(administrator.language))
      addIssue({
        code: 'custom',
        path: ['administrator', 'language'],
        message: `This must be one of the tenant's languages: ${languages.join(', ')}.`,
      });
    if (second_factors.includes('email') && !second_factors.includes('sms'))
      addIssue({
        code: 'custom',
        path: ['second_factors'],
        message:
          "'email' requires 'sms', because people with codes by email recover their account by phone. Use both, or neither.",
      });
    for (const wrong of wrongCertificates(place)) addIssue({ code: 'custom', ...wrong });
    // The burst of API Gateway's account limits is also half of the rate; with a smaller burst the rate is never
    // reached.
    const { requests_per_second, burst } = { ...FLOODS, ...limits };
    const least = Math.ceil(requests_per_second / 2);
    if (burst < least)
      addIssue({
        code: 'custom',
        path: ['limits', 'burst'],
        message: `This must be at least half of requests_per_second: ${least}.`,
      });
  });
export type Settings = z.output<typeof Settings>;

export const DEPLOYED = ['dev', 'stg', 'prd'] as const satisfies readonly (typeof STAGES)[number][];
export type Stage = (typeof DEPLOYED)[number];

type TenantFile = Record<string, unknown>;
const isSaid = (value: unknown): value is TenantFile =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stage overrides single values of these groups. */
const GROUPS = ['retention', 'limits', 'security'];

const merged = (all: TenantFile, own: TenantFile): TenantFile => {
  const groups = GROUPS.flatMap((name) => {
    const [one, other] = [all[name], own[name]];
    return isSaid(one) && isSaid(other) ? [[name, { ...one, ...other }]] : [];
  });
  return { ...all, ...own, ...Object.fromEntries(groups) };
};

const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('.');

type Wrong = { path: readonly PropertyKey[]; message: string };

/** Each unknown key is reported with its own path. */
const wrongOf = (issue: z.core.$ZodIssue): Wrong[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({
        path: [...issue.path, key],
        message: `The setting ${key} does not exist. Remove it; docs/cloud.md lists the settings.`,
      }))
    : [issue];

/** The path of the setting in the file. */
const placeOf = ([first, ...rest]: readonly PropertyKey[], stage: Stage, own: TenantFile) =>
  pathOf(
    first === undefined || !(Object.hasOwn(own, first) || Object.hasOwn(where, first))
      ? [...(first === undefined ? [] : [first]), ...rest]
      : ['stages', stage, first, ...rest],
  );

/** Domain names must be unique. */
const namedTwice = (stages: Partial<Record<Stage, Settings>>) => {
  const taken = new Map<string, string>();
  return DEPLOYED.flatMap((stage) =>
    (['name', 'api_name'] as const).flatMap((field) => {
      const name = stages[stage]?.domain?.[field];
      const place = `stages.${stage}.domain.${field}`;
      const other = name && taken.get(name);
      if (name && !other) taken.set(name, place);
      return other ? [`${place}: ${other} already has this name. Each stage needs its own.`] : [];
    }),
  );
};

export type Read = { stages: Partial<Record<Stage, Settings>>; wrong: readonly string[] };

/** Reads all stages of a file, or lists the errors: one field and its fix in each line. */
export const readSettings = (file: unknown): Read => {
  if (!isSaid(file)) return { stages: {}, wrong: ['The file must be one object: { "name": "…", … }.'] };
  const { stages: said, ...all } = file;
  if (!isSaid(said) || Object.keys(said).length === 0)
    return {
      stages: {},
      wrong: ['stages: Specify the account of each stage: "stages": { "dev": { "account": "123456789012" } }.'],
    };
  const wrong = [
    ...Object.keys(all).flatMap((name) =>
      Object.hasOwn(where, name) ? [`${name}: Specify this for each stage, under stages.`] : [],
    ),
    ...Object.keys(said).flatMap((name) =>
      DEPLOYED.some((stage) => stage === name)
        ? []
        : [`stages.${name}: This stage does not exist. The stages are ${DEPLOYED.join(', ')}.`],
    ),
  ];
  const stages: Read['stages'] = {};
  for (const stage of DEPLOYED) {
    const own = said[stage];
    if (own === undefined) continue;
    if (!isSaid(own)) {
      wrong.push(`stages.${stage}: Specify at least the account: { "account": "123456789012" }.`);
      continue;
    }
    const { success, data, error } = Settings.safeParse(merged(all, own), { error: ownWords });
    if (success) stages[stage] = data;
    else
      wrong.push(
        ...error.issues.flatMap(wrongOf).map(({ path, message }) => `${placeOf(path, stage, own)}: ${message}`),
      );
  }
  return { stages, wrong: [...new Set([...wrong, ...namedTwice(stages)])] };
};
