/** Checks whether a build may ship. Changes nothing. */
import { createHash } from 'node:crypto';
import { type BomContents, BrokenBom, NotABom, RepeatedInBom, readBom } from '#domain/bom/contents.ts';
import { BOM_FIELD, MOST_MODELS } from '#domain/bom/limits.ts';
import { checkRelease, type ReleaseCheck } from '#domain/bom/release-check.ts';
import { findModel, versionOf } from '#domain/bom/same-model.ts';
import { fieldError } from '#domain/field-error.ts';
import type { FoundationModel } from '#domain/models/model.ts';
import { modelName } from '#domain/models/name.ts';
import { reachableApplication } from '#lambdas/applications/access.ts';
import { trail } from '#lambdas/audit/store.ts';
import { companyDay } from '#lambdas/company/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { fieldErrors } from '#lambdas/http/field-errors.ts';
import { invalid } from '#lambdas/known-errors.ts';
import { models } from '#lambdas/models/store.ts';
import { entityKey } from '#lambdas/persistence/keys.ts';

const MOST_ERRORS = 20;

const read = (file: Buffer): BomContents => {
  try {
    return readBom(file.toString('utf8'));
  } catch (error) {
    if (error instanceof RepeatedInBom) throw invalid([fieldError(`${BOM_FIELD}.${error.key}`, 'repeated')]);
    if (error instanceof NotABom) throw invalid([fieldError(BOM_FIELD, 'not_a_bom')]);
    if (!(error instanceof BrokenBom)) throw error;
    const errors = fieldErrors(error.error, 'unknown').slice(0, MOST_ERRORS);
    throw invalid(errors.map((one) => ({ ...one, path: `${BOM_FIELD}.${one.path}` })));
  }
};

const NAMING = ['name', 'model_version'];

/** The newest entries are enough: if all are later than the approval, the record counts as renamed. */
const ENTRIES = 100;

/** The approval covers the models by the names that they had. */
const renamedAfter = async (decided: string | null | undefined, named: readonly FoundationModel[]) => {
  if (!decided) return [];
  const changed = named.filter(({ updated_at }) => updated_at > decided);
  const found = await Promise.all(
    changed.map(async ({ id }) => {
      const { items, next } = await trail.of(entityKey('foundation model', id), ENTRIES, undefined);
      const later = items.filter(({ at, action }) => at > decided && action !== 'created');
      const isCut = next !== null && later.length === items.length;
      return isCut || later.some(({ changes }) => changes.some(({ field }) => NAMING.includes(field))) ? [id] : [];
    }),
  );
  return found.flat();
};

/** The registered models that have exactly the name and version of a component. */
const sameIn = async (contents: BomContents) => {
  const found = await Promise.all(
    contents.models.map(async (part) => {
      const model = await models.called(modelName({ name: part.name, model_version: versionOf(part) }));
      // Lookalike letters make names equal in the registry, but not models.
      return model && findModel(part, [model])?.match === 'same' ? [[part, model] as const] : [];
    }),
  );
  return new Map(found.flat());
};

export const releaseCheck = async (caller: Caller, id: string, file: Buffer): Promise<ReleaseCheck> => {
  const application = await reachableApplication(caller, id);
  const contents = read(file);
  if (contents.models.length > MOST_MODELS)
    throw invalid([fieldError(`${BOM_FIELD}.models`, 'too_many_entries', { max: MOST_MODELS })]);
  const named = await models.named(application.foundation_models);
  const [renamed, same, today] = await Promise.all([
    renamedAfter(application.approval?.last_decided_at ?? application.approval?.decided_at, named),
    sameIn(contents),
    companyDay(),
  ]);
  const build = { ...contents, sha256: createHash('sha256').update(file).digest('hex') };
  return checkRelease({ application, build, registered: named, renamed, same, today, at: new Date().toISOString() });
};
