/** Reads the records of an application that a legal document shows. */
import { ALL_CONTROLS } from '#domain/controls/keys.ts';
import type { Facts } from '#domain/legal/facts.ts';
import { valuesOf } from '#domain/questions/question.ts';
import { risksWith } from '#domain/risks/risks.ts';
import type { ApplicationContext } from '#lambdas/applications/context-store.ts';
import { intakes } from '#lambdas/applications/intake-store.ts';
import { assessments } from '#lambdas/assessments/store.ts';
import { company } from '#lambdas/company/store.ts';
import { controls } from '#lambdas/controls/store.ts';
import { documents } from '#lambdas/documents/store.ts';
import { models } from '#lambdas/models/store.ts';
import { tests } from '#lambdas/tests/store.ts';

/** Controls with a text, in catalogue order. */
const describedControls = async (application: string): Promise<Facts['controls']> => {
  const summaries = await controls.of(application);
  const described = ALL_CONTROLS.filter((key) =>
    summaries.some((one) => one.key === key && (one.implemented || one.state === 'not_applicable')),
  );
  const found = await Promise.all(described.map((key) => controls.get(controls.idOf(application, key))));
  return found.filter((control) => control !== undefined);
};

const finishedTests = async (application: string): Promise<Facts['tests']> => {
  const finished = (await tests.of(application)).filter(({ state }) => state === 'ready');
  const found = await Promise.all(finished.map(({ id }) => tests.get(id)));
  return found.filter((test) => test !== undefined);
};

/** Risks of the last submitted intake, which is the one that people answer for. */
const risksIn = ({ application, descriptors, vendor }: ApplicationContext, intake: Facts['intake']): Facts['risks'] =>
  intake
    ? risksWith(valuesOf(intake.answers), descriptors.said, application.compliance?.accepted, vendor).map(
        ({ key, inherent, residual, own }) => ({ key, inherent, residual, own }),
      )
    : [];

/** The summaries are in the order of their ids. */
const newestIncident = async (summaries: Facts['assessments']): Promise<Facts['incident']> => {
  const [newest] = summaries
    .filter(({ kind, state }) => kind === 'incident' && state !== 'canceled' && state !== 'superseded')
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  return newest && assessments.get(newest.id);
};

export const factsOf = async (found: ApplicationContext): Promise<Facts> => {
  const { application: kept, rounds, assessments: summaries } = found;
  const { compliance: _, ...application } = kept;
  const { id } = application;
  const [submitted, own, named, described, finished, files, incident] = await Promise.all([
    intakes.versions(id, 1, undefined),
    company.get(),
    models.named(application.foundation_models),
    describedControls(id),
    finishedTests(id),
    documents.of({ thing: 'application', id }),
    newestIncident(summaries),
  ]);
  const [intake] = submitted.items;
  return {
    ...{ application, company: own, intake, risks: risksIn(found, intake), models: named, controls: described },
    ...{ tests: finished, documents: files, rounds, assessments: summaries, incident },
  };
};
