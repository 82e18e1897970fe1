/** What a tenant's file may say, `tenants/<id>.json`. Each field says what to write where it is missing or wrong. */
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

/** What CloudWatch keeps logs for. */
const LOG_DAYS = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 2557, 3653] as const;

/** How long things are kept. What is not said here depends on the stage: `withDefaults`. */
const Retention = z.strictObject({
  logs_days: z.literal(LOG_DAYS, { error: `CloudWatch keeps logs for one of these: ${LOG_DAYS.join(', ')}.` }),
  access_logs_days: between(1, 3650, 'days'),
  /** Of the table and of the files, in the vault. */
  backups_days: between(7, 3650, 'days'),
  /** In which nobody can remove a row of the audit trail from its archive. */
  audit_archive_days: between(1, 36500, 'days'),
});

/** Of the whole API, where nothing else is said. */
export const FLOODS = { requests_per_second: 100, burst: 200 } as const;

/** What holds floods back. */
const Limits = z.strictObject({
  requests_per_second: between(1, 10_000, 'requests'),
  burst: between(1, 5_000, 'requests'),
  /** Of one address within five minutes: everybody in an office may have the same one. */
  requests_per_address: between(100, 2_000_000, 'requests'),
  sign_ins_per_address: between(100, 2_000_000, 'requests'),
  /** Of a month, in US dollars: a mail says when it is nearly spent. */
  monthly_cost: between(1, 1_000_000, 'dollars'),
});

/** What costs by itself. */
const Security = z.strictObject({
  /** A firewall before the site and before sign-in. */
  waf: flag,
  /** A key of the tenant's own instead of one that AWS keeps. */
  customer_key: flag,
  /** GuardDuty looks at each file that was sent, beside the product's own check. */
  malware_scan: flag,
  /** Daily backups in a vault of their own. */
  backups: flag,
  /** Of the stack, the table and the user pool, once the first deployment has succeeded. */
  deletion_protection: flag,
});

const Language = z.enum(LANGUAGES, { error: `This is one of ${LANGUAGES.join(', ')}.` });

const Administrator = z.strictObject(
  {
    email: Email,
    first_name: text(100, 'This must be a first name.'),
    last_name: text(100, 'This must be a last name.'),
    /** The tenant's first, where nothing is said. */
    language: Language.optional(),
  },
  { error: 'Say who comes first: { "email": "…", "first_name": "…", "last_name": "…" }.' },
);

const LANGUAGES_SAID = `This must be a list of at least one of ${LANGUAGES.join(', ')}: ["en", "es"].`;

/** What may be said for all stages, and differently for one. */
const common = {
  guides_url: HttpsUrl,
  /** Where its Terms of Use and its Privacy Policy can be read. */
  terms_url: HttpsUrl.optional(),
  privacy_url: HttpsUrl.optional(),
  maintenance: flag.default(false),
  /** The environment's client-side id at LaunchDarkly, where its flags are. */
  feature_flag_client_id: FeatureFlagClientId.optional(),
  /** Of its project at Sentry, where errors of its pages are reported to. */
  error_reporting_dsn: ErrorReportingDsn.optional(),
  /** Whether its pages record how they are used, without who uses them. */
  interaction_analytics: flag.default(false),
  /** What people can choose among. Who has chosen none of them gets the first, and so does who is new. */
  languages: z.tuple([Language], Language, { error: LANGUAGES_SAID }).default([...LANGUAGES]),
  /** At most as long as a session lasts at all. */
  idle_minutes: between(1, 720, 'minutes').default(30),
  providers: Providers.default([]),
  /** Codes by text message or e-mail; an authenticator app and passkeys are there for everyone. */
  second_factors: z
    .array(z.enum(SENT_CODES, { error: `This is one of ${SENT_CODES.join(', ')}.` }), {
      error: 'This must be a list: [], ["sms"] or ["sms", "email"].',
    })
    .default([]),
  /** Sign-in flows that programs may use beside the web app's own, which are secure remote password and user choice. */
  extra_sign_in_flows: z
    .array(z.enum(EXTRA_SIGN_IN_FLOWS, { error: `This is one of ${EXTRA_SIGN_IN_FLOWS.join(', ')}.` }), {
      error: 'This must be a list: [], ["user_password"], ["custom"] or ["user_password", "custom"].',
    })
    .default([]),
  /** Whom mails come from: an address of a domain that SES knows. Whoever's account is changed must hear of it. */
  mail_from: Email,
  /** Who is invited when the tenant comes into being. */
  administrator: Administrator,
  /** Who hears of alarms. */
  alarm_address: Email.optional(),
  /** Asked for after failures to sign in. */
  captcha: Captcha.optional(),
  /** Cognito's dearer plan, which is paid for by active user. */
  threat_protection: flag.default(false),
  retention: Retention.partial().default({}),
  limits: Limits.partial().default({}),
  security: Security.partial().default({}),
};

/** Where a stage is. */
const where = {
  account: z
    .string({ error: 'Say which AWS account it is in: twelve digits in quotes.' })
    .regex(/^(?!0{12})\d{12}$/, 'This is no account of AWS: that is twelve digits in quotes, such as "123456789012".'),
  region: z
    .enum(REGIONS, { error: `This is no region that has all it takes. Write one of ${REGIONS.join(', ')}.` })
    .default('us-east-1'),
  domain: Domain.optional(),
};

/** What a stage is made of: what is said for all of them, and differently for this one. */
export const Settings = z
  .strictObject({
    name: text(200, 'Say what the company is called.'),
    ...common,
    ...where,
  })
  .superRefine(({ second_factors, extra_sign_in_flows, limits, languages, administrator, ...place }, { addIssue }) => {
    if (new Set(extra_sign_in_flows).size < extra_sign_in_flows.length)
      addIssue({ code: 'custom', path: ['extra_sign_in_flows'], message: 'Each flow once only.' });
    if (new Set(languages).size < languages.length)
      addIssue({ code: 'custom', path: ['languages'], message: 'Each language once only.' });
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
        message: "'email' needs 'sms': whoever has codes by e-mail recovers by telephone. Write both, or neither.",
      });
    for (const wrong of wrongCertificates(place)) addIssue({ code: 'custom', ...wrong });
    // As AWS has it for an account: with less, the rate is never reached.
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

type Said = Record<string, unknown>;
const isSaid = (value: unknown): value is Said => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of these, a stage says only what is different. */
const GROUPS = ['retention', 'limits', 'security'];

const merged = (all: Said, own: Said): Said => {
  const groups = GROUPS.flatMap((name) => {
    const [one, other] = [all[name], own[name]];
    return isSaid(one) && isSaid(other) ? [[name, { ...one, ...other }]] : [];
  });
  return { ...all, ...own, ...Object.fromEntries(groups) };
};

const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('.');

type Wrong = { path: readonly PropertyKey[]; message: string };

/** A key that there is not is a place of its own. */
const wrongOf = (issue: z.core.$ZodIssue): Wrong[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({
        path: [...issue.path, key],
        message: `There is no such setting: ${key}. Take it out; docs/cloud.md says what there is.`,
      }))
    : [issue];

/** Where in the file it was said. */
const placeOf = ([first, ...rest]: readonly PropertyKey[], stage: Stage, own: Said) =>
  pathOf(
    first === undefined || !(Object.hasOwn(own, first) || Object.hasOwn(where, first))
      ? [...(first === undefined ? [] : [first]), ...rest]
      : ['stages', stage, first, ...rest],
  );

/** The world has each name once. */
const namedTwice = (stages: Partial<Record<Stage, Settings>>) => {
  const taken = new Map<string, string>();
  return DEPLOYED.flatMap((stage) =>
    (['name', 'api_name'] as const).flatMap((field) => {
      const name = stages[stage]?.domain?.[field];
      const place = `stages.${stage}.domain.${field}`;
      const other = name && taken.get(name);
      if (name && !other) taken.set(name, place);
      return other ? [`${place}: ${other} has this name already. Each stage needs one of its own.`] : [];
    }),
  );
};

export type Read = { stages: Partial<Record<Stage, Settings>>; wrong: readonly string[] };

/** Every stage of a file, or what is wrong with it: a field and what to write there, one a line. */
export const readSettings = (file: unknown): Read => {
  if (!isSaid(file)) return { stages: {}, wrong: ['The file must be one object: { "name": "…", … }.'] };
  const { stages: said, ...all } = file;
  if (!isSaid(said) || Object.keys(said).length === 0)
    return {
      stages: {},
      wrong: ['stages: Say where each stage is: "stages": { "dev": { "account": "123456789012" } }.'],
    };
  const wrong = [
    ...Object.keys(all).flatMap((name) =>
      Object.hasOwn(where, name)
        ? [`${name}: Each stage is somewhere of its own. Write this under stages, for each.`]
        : [],
    ),
    ...Object.keys(said).flatMap((name) =>
      DEPLOYED.some((stage) => stage === name)
        ? []
        : [`stages.${name}: There is no such stage. The stages are ${DEPLOYED.join(', ')}.`],
    ),
  ];
  const stages: Read['stages'] = {};
  for (const stage of DEPLOYED) {
    const own = said[stage];
    if (own === undefined) continue;
    if (!isSaid(own)) {
      wrong.push(`stages.${stage}: Say at least the account: { "account": "123456789012" }.`);
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
