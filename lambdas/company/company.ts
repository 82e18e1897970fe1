import { isDeepStrictEqual } from 'node:util';
import type { CompanyChange } from '#domain/company/company.ts';
import { LOGO_PIXELS } from '#domain/company/rules.ts';
import { fieldError } from '#domain/field-error.ts';
import { putOnSite, takeFromSite } from '#lambdas/files/site-files.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { invalid, notFound, raise } from '#lambdas/known-errors.ts';
import { log } from '#lambdas/log.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { cleaned } from './images/image.ts';
import { company } from './store.ts';

type Changeable = (version: number) => boolean;

export const findCompany = async () => (await company.get()) ?? raise(notFound('company'));

export const changeCompany = async (caller: Caller, change: CompanyChange, changeable: Changeable) => {
  const before = toBeChanged(await findCompany(), changeable, 'company');
  const approval_stages = { ...before.approval_stages, ...change.approval_stages };
  const test_thresholds = { ...before.test_thresholds, ...change.test_thresholds };
  const test_thresholds_set = isDeepStrictEqual(test_thresholds, before.test_thresholds)
    ? before.test_thresholds_set
    : { at: new Date().toISOString(), by: actorOf(caller) };
  const after = { ...before, ...change, approval_stages, test_thresholds, test_thresholds_set };
  return company.update(before, after, caller.actor);
};

/** Best effort: an orphaned file is harmless, and the change has succeeded. */
const forget = async (logo: string | null) => {
  if (logo === null) return;
  await takeFromSite(logo).catch((error) => log.error('an old logo was not removed', { logo, error }));
};

const changeLogo = async ({ actor }: Caller, logo: string | null, changeable: Changeable) => {
  const before = toBeChanged(await findCompany(), changeable, 'company');
  const after = await company.update(before, { ...before, logo }, actor);
  if (before.logo !== logo) await forget(before.logo);
  return after;
};

export const setLogo = async (caller: Caller, file: Buffer, changeable: Changeable) => {
  toBeChanged(await findCompany(), changeable, 'company');
  const image = cleaned(file, LOGO_PIXELS);
  if ('code' in image) throw invalid([fieldError('logo', image.code, image.params)]);
  const logo = await putOnSite('logos', image.extension, image.bytes, image.type);
  try {
    return await retryOnConflict(() => changeLogo(caller, logo, changeable));
  } catch (error) {
    await forget(logo);
    throw error;
  }
};

export const removeLogo = (caller: Caller, changeable: Changeable) => changeLogo(caller, null, changeable);
