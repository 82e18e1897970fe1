/** The compliance report of an application for a framework, with its evidence. */
import { appliedOf, proposedFor } from '#domain/applicability/applicability.ts';
import { requirementsFor } from '#domain/applicability/requirements.ts';
import type { Application } from '#domain/applications/application.ts';
import type { LinkedFramework } from '#domain/catalogue/linked.ts';
import type { Control } from '#domain/controls/control.ts';
import type { KeptEvidence } from '#domain/controls/evidence.ts';
import { ALL_CONTROLS, type AnyControlKey, isOwnControl } from '#domain/controls/keys.ts';
import { titleIn } from '#domain/controls/title.ts';
import { valuesOf } from '#domain/questions/question.ts';
import { sealOf } from '#domain/report/bundle.ts';
import { reportOf } from '#domain/report/make.ts';
import type { Report, ReportedControl, ReportedEvidence, ReportFacts } from '#domain/report/report.ts';
import { reachableApplication } from '#lambdas/applications/access.ts';
import { intakes } from '#lambdas/applications/intake-store.ts';
import { applications } from '#lambdas/applications/store.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { evidence } from '#lambdas/controls/evidence-store.ts';
import { controls, untouched } from '#lambdas/controls/store.ts';
import { documents } from '#lambdas/documents/store.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { currentVersion } from './catalogue-version.ts';
import { judgments } from './judgment-store.ts';
import { frameworks } from './store.ts';

type Params = { id: string; frameworkId: string };

/** Whether the framework applies, and in which role and classes. */
const concernedBy = async (application: string, framework: string): Promise<ReportFacts['concerned']> => {
  const [{ answers }, { said }] = await Promise.all([intakes.get(application), judgments.get(application)]);
  const proposal = proposedFor(valuesOf(answers), [framework])[framework];
  if (!proposal) throw notFound('framework');
  const own = said[framework];
  const { applies, role, classes, annexes } = appliedOf(proposal, own);
  return { applies, role, classes, annexes, decided: own ? { at: own.at, by: own.by, reason: own.reason } : null };
};

/** The document of a piece of evidence, with the hash of the version in use. */
const documentOf = async ({ document }: KeptEvidence): Promise<ReportedEvidence['document']> => {
  if (!document) return null;
  const found = await documents.get(document.id);
  const sha256 = found?.versions.find(({ number }) => number === document.version)?.sha256 ?? null;
  return { ...document, name: found?.name ?? '', sha256 };
};

/** The bias test of a piece of evidence, with the hash of its result. */
const testOf = ({ test }: KeptEvidence): ReportedEvidence['test'] => {
  if (!test) return null;
  const { application_id: _, ...known } = test;
  return known;
};

const evidenceOf = async (control: Pick<Control, 'evidence'>): Promise<ReportedEvidence[]> => {
  const ids = control.evidence.map(({ id }) => id);
  const pieces = ids.length > 0 ? await evidence.several(ids) : [];
  return Promise.all(
    pieces
      .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .map(async (piece) => {
        const { id, kind, name, effective_from, expires_on, attested_by, attested_at, url, text } = piece;
        return {
          ...{ id, kind, name, effective_from, expires_on, attested_by, attested_at, url, text },
          document: await documentOf(piece),
          test: testOf(piece),
        };
      }),
  );
};

const controlOf = async (
  application: string,
  key: AnyControlKey,
  framework: LinkedFramework,
): Promise<ReportedControl> => {
  const control = (await controls.get(controls.idOf(application, key))) ?? untouched(application, key);
  const { state, owner, implementation, justification, accepted } = control;
  return {
    ...{
      id: key,
      title: titleIn([framework], key, control.title),
      state,
      owner,
      implementation,
      justification,
      accepted,
    },
    evidence: await evidenceOf(control),
  };
};

/** Controls linked to the applicable requirements: catalogue order, then custom ones. */
const linkedTo = ({ framework, linked }: LinkedFramework, concerned: ReportFacts['concerned']): AnyControlKey[] => {
  if (!concerned.applies) return [];
  const links = requirementsFor(framework, concerned).flatMap(({ id }) => linked.of.get(id) ?? []);
  const keys = new Set(links.map(({ control }) => control));
  return [...ALL_CONTROLS.filter((key) => keys.has(key)), ...[...keys].filter(isOwnControl)];
};

const reported = ({ id, version, name, purpose, owner, risk_tier, approval_status }: Application) => ({
  ...{ id, version, name, purpose, owner, risk_tier, approval_status },
});

const reportFor = async (caller: Caller, { id, frameworkId }: Params): Promise<Report> => {
  const application = await reachableApplication(caller, id);
  const one = (await frameworks.enabled()).find(({ framework }) => framework.id === frameworkId);
  if (!one) throw notFound('framework');
  const concerned = await concernedBy(id, frameworkId);
  const keys = linkedTo(one, concerned);
  return reportOf({
    ...{ format: 1, made_at: new Date().toISOString(), made_by: actorOf(caller), day: await companyDay() },
    ...{
      catalog_version: await currentVersion(),
      application: reported(application),
      framework: one.framework,
      concerned,
    },
    links: [...one.linked.of.values()].flat(),
    organizational: [...one.linked.organizational.values()],
    controls: await Promise.all(keys.map((key) => controlOf(id, key, one))),
  });
};

export const showReport = reportFor;

/** Records the seal of a downloaded report in the application's audit log. */
export const makeReport = async (caller: Caller, params: Params) => {
  const report = await reportFor(caller, params);
  const seal = await sealOf(report);
  await applications.note(params.id, 'report_made', caller.actor, async () => ({
    changes: [
      { field: 'framework', to: report.framework.name },
      { field: 'seal', to: seal },
    ],
  }));
  return { report, seal };
};
