/** Writes the bill of materials of an application from its records. */
import { isApproved } from '#domain/approval/states.ts';
import { CONTROL_TITLES } from '#domain/catalogue/controls/titles.ts';
import { isOwnControl } from '#domain/controls/keys.ts';
import type { Facts } from '#domain/legal/facts.ts';
import type { Bom, Claim, Component, Evidence, Mapped, Requirement } from './bom.ts';

const ASSESSOR = 'assessor';
const APPROVAL = 'requirement:approval';

const atMidnight = (day: string) => `${day}T00:00:00Z`;

/** Codes such as `approved_with_conditions` and `data-exposure`, as words. */
const inWords = (code: string) => code.replaceAll(/[_-]/g, ' ');

const properties = (values: Record<string, string | null | undefined>) =>
  Object.entries(values).flatMap(([name, value]) => (value ? [{ name: `plumbline:${name}`, value }] : []));

const applicationOf = (facts: Facts): Component => {
  const { application, risks } = facts;
  const { id, name, purpose, risk_tier, approval_status, approval, development_status, version } = application;
  const named = risks
    .filter(({ inherent }) => inherent !== 'not_applicable')
    .map(({ key, inherent, residual }) => ({
      name: `${inWords(key)}: ${inWords(inherent)}, with controls ${inWords(residual)}`,
    }));
  return {
    ...{ type: 'application', 'bom-ref': `application:${id}`, name },
    ...(purpose !== '' && { description: purpose }),
    modelCard: {
      considerations: {
        ...(purpose !== '' && { useCases: [purpose] }),
        ...(named.length > 0 && { ethicalConsiderations: named }),
      },
    },
    properties: properties({
      ...{ risk_tier, development_status, approval_status, approved_until: approval?.until },
      record_version: String(version),
    }),
  };
};

const modelsOf = ({ application, models }: Facts): Component[] => {
  const registered = models.map(({ id, name, model_version, provider, released, retires_on }): Component => {
    const dates = properties({ released, retires_on });
    return {
      ...{ type: 'machine-learning-model', 'bom-ref': `model:${id}`, name },
      ...(model_version !== '' && { version: model_version }),
      ...(provider !== '' && { supplier: { name: provider } }),
      ...(dates.length > 0 && { properties: dates }),
    };
  });
  const unregistered = application.foundation_models
    .filter((named) => !models.some(({ id }) => id === named))
    .map((name): Component => ({ type: 'machine-learning-model', 'bom-ref': `model:${name}`, name }));
  return [...registered, ...unregistered];
};

type Declared = { requirement: Requirement; mapped: Mapped; claims: Claim[]; evidence: Evidence[] };

const approvalOf = ({ application, rounds }: Facts): Declared => {
  const target = `application:${application.id}`;
  const claims = rounds.flatMap(({ number, decisions }) =>
    decisions.map(({ stage, role, verdict, at }): Claim => {
      const by = role === 'approver' ? 'approver' : 'reviewer';
      return {
        ...{ 'bom-ref': `claim:approval:${number}:${stage}`, target },
        predicate: `Round ${number}, ${by}: ${inWords(verdict)}, ${at}`,
      };
    }),
  );
  const { approval_status, changed_since_approval: changed, approval: facts } = application;
  const status = `Approval status: ${inWords(approval_status)}${facts?.until ? `, until ${facts.until}` : ''}`;
  const rationale = changed ? `${status}, suspended because of a change on ${changed.at}` : status;
  return {
    ...{ claims, evidence: [] },
    requirement: { 'bom-ref': APPROVAL, identifier: 'approval', title: 'Approval of the application' },
    mapped: {
      requirement: APPROVAL,
      claims: claims.map((claim) => claim['bom-ref']),
      conformance: { score: isApproved(approval_status) && !changed ? 1 : 0, rationale },
    },
  };
};

const controlsOf = ({ application, controls }: Facts): Declared[] =>
  controls
    .filter(({ state, accepted }) => state === 'accepted' && accepted)
    .map(({ key, title, implementation, accepted, evidence }) => {
      const ref = `requirement:${key}`;
      const claim = {
        ...{ 'bom-ref': `claim:${key}`, target: `application:${application.id}` },
        ...{ predicate: 'The control works as described.', reasoning: implementation },
        ...(evidence.length > 0 && { evidence: evidence.map(({ id }) => `evidence:${id}`) }),
      };
      return {
        requirement: {
          ...{ 'bom-ref': ref, identifier: key },
          title: isOwnControl(key) ? (title ?? key) : CONTROL_TITLES[key].en,
        },
        mapped: {
          ...{ requirement: ref, claims: [claim['bom-ref']] },
          conformance: { score: 1, rationale: `Accepted by a reviewer, ${accepted?.at}` },
        },
        claims: [claim],
        evidence: evidence.map(({ id, name, effective_from, expires_on }) => ({
          ...{ 'bom-ref': `evidence:${id}`, description: name, created: atMidnight(effective_from) },
          ...(expires_on && { expires: atMidnight(expires_on) }),
        })),
      };
    });

/** Bias tests are claims without a requirement: what follows from a verdict is for the approval to decide. */
const testsOf = ({ application, tests }: Facts): Pick<Declared, 'claims' | 'evidence'> => ({
  claims: tests.map(({ id, purpose, result }) => ({
    ...{ 'bom-ref': `claim:test:${id}`, target: `application:${application.id}` },
    ...{ predicate: `Bias test: ${inWords(result?.verdict ?? 'no verdict')}`, reasoning: purpose },
    evidence: [`evidence:test:${id}`],
  })),
  evidence: tests.map(({ id, finished_at, result }) => ({
    ...{ 'bom-ref': `evidence:test:${id}`, description: 'The stored result of the bias test' },
    ...(finished_at && { created: finished_at }),
    ...(result && {
      data: [{ name: 'SHA-256', contents: { attachment: { contentType: 'text/plain', content: result.sha256 } } }],
    }),
  })),
});

/** A piece of evidence can prove several controls. */
const once = (evidence: readonly Evidence[]) => [...new Map(evidence.map((one) => [one['bom-ref'], one])).values()];

export const cycloneDx = (facts: Facts, { at, serial }: { at: string; serial: string }): Bom => {
  const company = facts.company?.name ?? '';
  const [component, components, tests] = [applicationOf(facts), modelsOf(facts), testsOf(facts)];
  const declared = [approvalOf(facts), ...controlsOf(facts)];
  const refs = components.map((model) => model['bom-ref']);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.7.schema.json',
    ...{ bomFormat: 'CycloneDX', specVersion: '1.7', serialNumber: `urn:uuid:${serial}`, version: 1 },
    metadata: {
      ...{ timestamp: at, tools: { components: [{ type: 'application', name: 'Plumbline' }] }, component },
      ...(company !== '' && { supplier: { name: company } }),
    },
    components,
    dependencies: [{ ref: component['bom-ref'], dependsOn: refs }, ...refs.map((ref) => ({ ref, dependsOn: [] }))],
    declarations: {
      assessors: [{ 'bom-ref': ASSESSOR, thirdParty: false, organization: { name: company } }],
      attestations: [
        {
          summary: 'The approval and the accepted controls of the application',
          ...{ assessor: ASSESSOR, map: declared.map(({ mapped }) => mapped) },
        },
      ],
      claims: [...declared.flatMap(({ claims }) => claims), ...tests.claims],
      evidence: once([...declared.flatMap(({ evidence }) => evidence), ...tests.evidence]),
    },
    definitions: {
      standards: [
        {
          ...{ 'bom-ref': 'standard', name: 'Controls and approval of the organization' },
          requirements: declared.map(({ requirement }) => requirement),
        },
      ],
    },
  };
};
