/** Resolves the tenant and stage from command-line arguments. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '#contract/command.ts';
import { repeatedKey } from '#domain/repeated-key.ts';
import { DEPLOYED, FLOODS, type Read, readSettings, type Settings, type Stage } from './file.ts';

export type { Stage };

/** The defaults by stage: production keeps data longer and has the security features. */
const usual = (stage: Stage) => {
  const isProduction = stage === 'prd';
  return {
    retention: {
      logs_days: isProduction ? 365 : 30,
      access_logs_days: isProduction ? 365 : 30,
      backups_days: 35,
      audit_archive_days: isProduction ? 2557 : 1,
    },
    limits: {
      ...FLOODS,
      requests_per_address: 10_000,
      sign_ins_per_address: 2_000,
      monthly_cost: isProduction ? 500 : 50,
    },
    security: {
      waf: isProduction,
      customer_key: isProduction,
      malware_scan: isProduction,
      backups: isProduction,
      // Enable it after the first deployment, because a failed one must be able to remove its resources.
      deletion_protection: false,
    },
  } as const;
};

type Decided<T> = { [K in keyof T]-?: Exclude<T[K], undefined> };
type Groups = 'retention' | 'limits' | 'security';

/** `id` is the name of the tenant's file and part of the names of its resources. */
type Tenant = Omit<Settings, Groups> & { [G in Groups]: Decided<Settings[G]> } & { id: string };
export type Target = { tenant: Tenant; stage: Stage };

/** The arguments or the tenant's file are invalid. The message is for the user. */
export class WrongTarget extends CommandError {}

export const TENANTS = join(import.meta.dirname, '../../tenants');
const ID = /^[a-z][a-z0-9-]{0,19}$/;

const sentence = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

export const readStage = (given: string): Stage => {
  if (given === 'loc')
    throw new WrongTarget("The stage 'loc' is the local machine and cannot be deployed. Run it with npm start.");
  const stage = DEPLOYED.find((known) => known === given);
  if (!stage) throw new WrongTarget(`The stage '${given}' does not exist. The stages are ${sentence(DEPLOYED)}.`);
  return stage;
};

/** Checked before any file access, so that an ID cannot name a path outside the folder. */
export const mustBeName = (id: string) => {
  if (!ID.test(id))
    throw new WrongTarget(
      `'${id}' is not a valid tenant name. It must have up to 20 lowercase letters, digits and hyphens and start with a letter.`,
    );
};

const parse = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new WrongTarget(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
};

/** Reads a file without the byte order mark that some editors add. */
const textOf = (file: string, path: string) => {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new WrongTarget(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
};

const readJson = (file: string, path: string) => {
  const text = textOf(file, path);
  const parsed = parse(file, text);
  const key = repeatedKey(text, parsed);
  if (key !== undefined)
    throw new WrongTarget(
      `${file} is not valid:\n  ${key}: This occurs more than once in the same object, and only the last would count. Keep one.`,
    );
  return parsed;
};

export const knownTenants = (folder = TENANTS) => {
  if (!existsSync(folder)) throw new WrongTarget(`The folder ${folder} for tenants does not exist.`);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
};

/** Also validates content before it is written to a file. */
export const checkTenant = (id: string, content: unknown): Read['stages'] => {
  const file = `tenants/${id}.json`;
  const { stages, wrong } = readSettings(content);
  if (wrong.length > 0) throw new WrongTarget([`${file} is not valid:`, ...wrong.map((one) => `  ${one}`)].join('\n'));
  return stages;
};

const namesOf = (stages: Read['stages']) =>
  DEPLOYED.flatMap((stage) =>
    (['name', 'api_name'] as const).flatMap((field) => {
      const name = stages[stage]?.domain?.[field];
      return name === undefined ? [] : [{ name, place: `stages.${stage}.domain.${field}` }];
    }),
  );

/** The names in another tenant's file. Its errors are ignored here. */
const namesIn = (id: string, folder: string) => {
  try {
    return namesOf(readSettings(JSON.parse(textOf(id, join(folder, `${id}.json`)))).stages);
  } catch {
    return [];
  }
};

/** Domain names must be unique across tenants. */
const mustBeNobodyElses = (id: string, others: readonly string[], stages: Read['stages'], folder: string) => {
  const own = namesOf(stages);
  const wrong = (own.length > 0 ? others : []).flatMap((other) =>
    namesIn(other, folder).flatMap(({ name, place }) =>
      own
        .filter((one) => one.name === name)
        .map(
          (one) => `  ${one.place}: ${place} of tenants/${other}.json already has this name. Each stage needs its own.`,
        ),
    ),
  );
  if (wrong.length > 0) throw new WrongTarget([`tenants/${id}.json is not valid:`, ...wrong].join('\n'));
};

const readFile = (id: string, folder: string): Read['stages'] => {
  mustBeName(id);
  const known = knownTenants(folder);
  if (!known.includes(id))
    throw new WrongTarget(
      `The tenant '${id}' does not exist. The tenants are: ${sentence(known)}. To create it: npm run tenant:new -- ${id}`,
    );
  const file = `tenants/${id}.json`;
  const stages = checkTenant(id, readJson(file, join(folder, `${id}.json`)));
  mustBeNobodyElses(
    id,
    known.filter((one) => one !== id),
    stages,
    folder,
  );
  return stages;
};

const targetOf = (id: string, stage: Stage, settings: Settings): Target => {
  const { retention, limits, security } = usual(stage);
  return {
    stage,
    tenant: {
      id,
      ...settings,
      retention: { ...retention, ...settings.retention },
      limits: { ...limits, ...settings.limits },
      security: { ...security, ...settings.security },
    },
  };
};

export const readTargets = (id: string, folder = TENANTS): readonly Target[] => {
  const stages = readFile(id, folder);
  return DEPLOYED.flatMap((stage) => {
    const settings = stages[stage];
    return settings ? [targetOf(id, stage, settings)] : [];
  });
};

export const readTarget = (tenant: unknown, stage: unknown, folder = TENANTS): Target => {
  if (typeof tenant !== 'string' || typeof stage !== 'string')
    throw new WrongTarget('Specify the tenant and stage: npx cdk synth -c tenant=example -c stage=dev');
  const asked = readStage(stage);
  const settings = readFile(tenant, folder)[asked];
  if (!settings)
    throw new WrongTarget(
      `tenants/${tenant}.json has no stage '${stage}'. Add it: "stages": { "${stage}": { "account": "123456789012" } }.`,
    );
  return targetOf(tenant, asked, settings);
};
