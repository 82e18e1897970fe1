/** Whether a build may ship: compares its bill of materials with the approved application. */
import * as z from 'zod';
import type { Application } from '#domain/applications/application.ts';
import { isApproved } from '#domain/approval/states.ts';
import { Id, Instant } from '#domain/entity.ts';
import { keysOf } from '#domain/keys-of.ts';
import type { FoundationModel } from '#domain/models/model.ts';
import { modelName } from '#domain/models/name.ts';
import { retirementStateOf } from '#domain/models/retirement.ts';
import { fillTemplate } from '#domain/text/fill-template.ts';
import { BOM_FORMATS, type BomContents, type BomPart } from './contents.ts';
import { RELEASE_REASONS, RELEASE_WARNINGS, type ReleaseReason, type ReleaseWarning } from './release-reasons.ts';
import { findModel, isContradictory, versionOf } from './same-model.ts';

const Part = z
  .object({ ref: z.string(), name: z.string(), version: z.string(), purl: z.string().nullable() })
  .meta({ title: 'BuildPart' });

const finding = <T extends Record<string, string>>(texts: T) =>
  z.object({
    code: z.enum(keysOf(texts)),
    detail: z.string().meta({ description: 'The text in English.' }),
    params: z.record(z.string(), z.string()),
    ref: z.string().nullable().meta({ description: 'The component that it is about. Null: the application.' }),
    model_id: Id.nullable().meta({ description: 'The registered foundation model that it is about.' }),
  });

export const ReleaseCheck = z
  .object({
    verdict: z.enum(['allow', 'deny']),
    application: z.object({ id: Id, name: z.string(), version: z.int() }),
    checked_at: Instant,
    build: z.object({
      sha256: z.string().meta({ description: 'The SHA-256 of the file that was sent.' }),
      format: z.enum(BOM_FORMATS),
      spec_version: z.string(),
      serial_number: z.string().nullable(),
      components: z.int().meta({ description: 'The number of all components. Software is not checked.' }),
      models: z.array(Part.extend({ model_id: Id.nullable() })),
      data_sets: z.array(Part).meta({ description: 'They are not checked.' }),
    }),
    reasons: z
      .array(finding(RELEASE_REASONS).meta({ title: 'ReleaseReason' }))
      .meta({ description: 'Why the build must not ship. Empty: it may.' }),
    warnings: z.array(finding(RELEASE_WARNINGS).meta({ title: 'ReleaseWarning' })),
  })
  .meta({ title: 'ReleaseCheck' });
export type ReleaseCheck = z.output<typeof ReleaseCheck>;

type Reason = ReleaseCheck['reasons'][number];
type Warning = ReleaseCheck['warnings'][number];
type Findings = { reasons: Reason[]; warnings: Warning[] };
type About = { params?: Record<string, string>; ref?: string; model_id?: string | undefined };

const makeFinding = <C extends string>(
  texts: Record<C, string>,
  code: C,
  { params = {}, ref, model_id }: About = {},
) => ({
  ...{ code, params, ref: ref ?? null, model_id: model_id ?? null },
  detail: fillTemplate(texts[code], (name) => params[name] ?? ''),
});
const reason = (code: ReleaseReason, about?: About): Reason => makeFinding(RELEASE_REASONS, code, about);
const warning = (code: ReleaseWarning, about?: About): Warning => makeFinding(RELEASE_WARNINGS, code, about);

type Releasable = Pick<
  Application,
  | 'approval'
  | 'approval_status'
  | 'bias_verdict'
  | 'changed_since_approval'
  | 'foundation_models'
  | 'id'
  | 'name'
  | 'retirement'
  | 'version'
>;

const aboutApplication = (application: Releasable, today: string): Findings => {
  const { approval, approval_status, bias_verdict, retirement } = application;
  const { until = null, condition_due: day = null } = approval ?? {};
  const isOver = until !== null && until < today;
  return {
    reasons: [
      ...(retirement ? [reason('retired')] : []),
      ...(isApproved(approval_status) ? [] : [reason('not_approved')]),
      ...(application.changed_since_approval ? [reason('changed')] : []),
      ...(isApproved(approval_status) && isOver ? [reason('approval_over', { params: { day: until } })] : []),
      ...(day !== null && day < today ? [reason('condition_overdue', { params: { day } })] : []),
      ...(bias_verdict === 'adverse_impact' ? [reason('adverse_impact')] : []),
    ],
    warnings: day !== null && day >= today ? [warning('open_conditions', { params: { day } })] : [],
  };
};

/** A model that the application names: of the registry, or by a text. */
type Named = Pick<FoundationModel, 'name' | 'model_version' | 'retires_on'> & { id: string | undefined };

const namedBy = ({ foundation_models }: Releasable, registered: readonly FoundationModel[]): Named[] =>
  foundation_models.map(
    (named) =>
      registered.find(({ id }) => id === named) ?? {
        ...{ id: undefined, name: named },
        model_version: '',
        retires_on: '',
      },
  );

const aboutRetirement = ({ id: model_id, ...model }: Named, ref: string, today: string): Findings => {
  const { retires_on: day } = model;
  const about = { ref, model_id, params: { model: modelName(model), day } };
  const state = retirementStateOf(day, today);
  return {
    reasons: state === 'retired' ? [reason('model_retired', about)] : [],
    warnings: state === 'retiring' ? [warning('model_retires', about)] : [],
  };
};

type Judged = Findings & { model: Named | undefined };

type Known = {
  /** The registered models that the application names. */
  registered: readonly FoundationModel[];
  /** The IDs of the registered models whose name or version changed after the approval. */
  renamed: readonly string[];
  /** The registered models with exactly the name and version of a component. */
  same: ReadonlyMap<BomPart, FoundationModel>;
  today: string;
};

const judge = (part: BomPart, named: readonly Named[], { renamed, same, today }: Known): Judged => {
  const { ref } = part;
  const called = modelName({ name: part.name, model_version: versionOf(part) });
  const found = findModel(part, named);
  const exact = same.get(part);
  const stop = (code: ReleaseReason, model?: Named): Judged => ({
    model,
    reasons: [
      reason(code, { ref, model_id: model?.id, params: { model: called, ...(model && { named: modelName(model) }) } }),
    ],
    warnings: [],
  });
  if (isContradictory(part)) return stop('contradictory');
  if (exact && !named.some(({ id }) => id === exact.id)) return stop('not_named', exact);
  if (!found) return stop('unregistered');
  const { model, match } = found;
  if (match === 'no_version' || match === 'other_version') return stop(match, model);
  if (model.id !== undefined && renamed.includes(model.id)) return stop('renamed', model);
  const { reasons, warnings } = aboutRetirement(model, ref, today);
  const about = { ref, model_id: model.id, params: { model: called, named: modelName(model) } };
  return {
    ...{ model, reasons },
    warnings: [...(match === 'any_version' ? [warning('any_version', about)] : []), ...warnings],
  };
};

type Compared = Known & { application: Releasable; build: BomContents & { sha256: string }; at: string };

const sentPart = ({ ref, name, version, purl }: BomPart) => ({ ref, name, version, purl });

export const checkRelease = ({ application, build, at, ...known }: Compared): ReleaseCheck => {
  const named = namedBy(application, known.registered);
  const judged = build.models.map((part) => ({ part, ...judge(part, named, known) }));
  const own = aboutApplication(application, known.today);
  const isEmpty = judged.length === 0 && named.length > 0;
  const absent = isEmpty ? [] : named.filter((one) => !judged.some(({ model }) => model === one));
  const reasons = [...own.reasons, ...(isEmpty ? [reason('no_models')] : []), ...judged.flatMap((one) => one.reasons)];
  const { id, name, version } = application;
  return {
    verdict: reasons.length > 0 ? 'deny' : 'allow',
    application: { id, name, version },
    checked_at: at,
    build: {
      ...build,
      models: judged.map(({ part, model }) => ({
        ...sentPart(part),
        model_id: model?.id ?? null,
      })),
      data_sets: build.data_sets.map(sentPart),
    },
    reasons,
    warnings: [
      ...own.warnings,
      ...judged.flatMap((one) => one.warnings),
      ...absent.map((one) => warning('model_absent', { model_id: one.id, params: { named: modelName(one) } })),
    ],
  };
};
