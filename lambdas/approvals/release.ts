/** Checks whether a build may ship. Changes nothing. */
import { createHash } from 'node:crypto';
import { type BomContents, BrokenBom, NotABom, readBom } from '#domain/bom/contents.ts';
import { MOST_MODELS } from '#domain/bom/limits.ts';
import { checkRelease, type ReleaseCheck, strangersIn } from '#domain/bom/release-check.ts';
import { versionOf } from '#domain/bom/same-model.ts';
import { fieldError } from '#domain/field-error.ts';
import { modelName } from '#domain/models/name.ts';
import { reachableApplication } from '#lambdas/applications/access.ts';
import { companyDay } from '#lambdas/company/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { fieldErrors } from '#lambdas/http/field-errors.ts';
import { invalid } from '#lambdas/known-errors.ts';
import { models } from '#lambdas/models/store.ts';

/** The field of the form. */
const FIELD = 'bom';
const MOST_ERRORS = 20;

const read = (file: Buffer): BomContents => {
  try {
    return readBom(file.toString('utf8'));
  } catch (error) {
    if (error instanceof NotABom) throw invalid([fieldError(FIELD, 'not_a_bom')]);
    if (!(error instanceof BrokenBom)) throw error;
    const errors = fieldErrors(error.error, 'unknown').slice(0, MOST_ERRORS);
    throw invalid(errors.map((one) => ({ ...one, path: `${FIELD}.${one.path}` })));
  }
};

export const releaseCheck = async (caller: Caller, id: string, file: Buffer): Promise<ReleaseCheck> => {
  const application = await reachableApplication(caller, id);
  const contents = read(file);
  if (contents.models.length > MOST_MODELS)
    throw invalid([fieldError(`${FIELD}.models`, 'too_many_entries', { max: MOST_MODELS })]);
  const [registered, today] = await Promise.all([models.named(application.foundation_models), companyDay()]);
  const strangers = await Promise.all(
    strangersIn(contents, application, registered).map(async (part) => {
      const known = await models.called(modelName({ name: part.name, model_version: versionOf(part) }));
      return known ? [[part, known] as const] : [];
    }),
  );
  const build = { ...contents, sha256: createHash('sha256').update(file).digest('hex') };
  const at = new Date().toISOString();
  return checkRelease({ application, registered, build, others: new Map(strangers.flat()), at, today });
};
