import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appliedOf, type Proposal, proposedFor } from '#domain/applicability/applicability.ts';
import { requirementsFor, requirementsOn } from '#domain/applicability/requirements.ts';
import { rolesUnder } from '#domain/applicability/roles.ts';
import { APPLICABILITY } from '#domain/applicability/rules.ts';
import { CATALOGUE } from '#domain/catalogue/index.ts';
import { LINKED_FRAMEWORKS } from '#domain/catalogue/linked.ts';
import { controlsOf } from '#domain/controls/of-application.ts';
import { linkedBy } from '#domain/frameworks/coverage.ts';
import type { Answers } from '#domain/questions/question.ts';
import { IN_CATALOGUE } from '#domain/risks/proposals.ts';
import { knownAnswers, someAnswers } from '#test/domain/some-answers.ts';
import { harmless, UNKNOWING } from '#test/domain/tiering/golden-cases.ts';

const IDS = CATALOGUE.map(({ id }) => id);
const named = (id: string) => CATALOGUE.find((one) => one.id === id) ?? expect.fail(id);
const proposal = (id: string, answers: Answers): Proposal => proposedFor(answers, [id])[id] ?? expect.fail(id);
const idsFor = (id: string, concerned: Parameters<typeof requirementsFor>[1]) =>
  requirementsFor(named(id), concerned).map((requirement) => requirement.id);

test('each catalog framework has an applicability rule, and no other framework has one', () => {
  expect(Object.keys(APPLICABILITY).toSorted()).toEqual(IDS.toSorted());
});

test('voluntary frameworks are proposed for all applications, generative ones where content is generated', () => {
  const search = harmless();
  const scoring = harmless({ does: 'predicts' });
  for (const id of ['nist-ai-rmf', 'iso-iec42001', 'uk-principles', 'oecd-ai'])
    expect(proposal(id, scoring)).toMatchObject({ applies: 'yes', because: [] });
  for (const id of ['owasp-llm-2026', 'nist-ai-600-1', 'sg-genai']) {
    expect(proposal(id, search)).toMatchObject({
      applies: 'yes',
      because: [{ question: 'does', values: ['answers'] }],
    });
    expect(proposal(id, scoring)).toMatchObject({
      applies: 'no',
      because: [{ question: 'does', values: ['predicts'] }],
    });
  }
});

test('laws of a place are never certain: hiring proposes Local Law 144 as undecided', () => {
  const hiring = harmless({ employment: ['hiring', 'monitoring'] });
  expect(proposal('nyc-ll144', hiring)).toMatchObject({
    ...{ applies: 'unknown', depends_on_place: true },
    because: [{ question: 'employment', values: ['hiring'] }],
  });
  expect(proposal('nyc-ll144', harmless({ employment: 'monitoring' })).applies).toBe('no');
  expect(proposal('il-hb3773', harmless({ employment: 'monitoring' })).applies).toBe('unknown');
  expect(proposal('nyc-ll144', harmless({ employment: 'none' }))).toMatchObject({
    ...{ applies: 'no', depends_on_place: false },
    because: [{ question: 'employment', values: ['none'] }],
  });
});

test('frameworks proposed by risks name existing catalog classes or laws outside the catalog', () => {
  for (const found of Object.values(IN_CATALOGUE))
    if (found) {
      const classes = named(found.id).requirements.map((requirement) => requirement.class);
      if (found.class) expect(classes).toContain(found.class);
    }
});

test('missing answers leave applicability unknown and name the question', () => {
  expect(proposal('owasp-llm-2026', {})).toMatchObject({
    applies: 'unknown',
    because: [{ question: 'does', values: [] }],
  });
  for (const { applies } of Object.values(proposedFor(UNKNOWING, IDS))) expect(applies).not.toBe('no');
});

describe('the EU AI Act', () => {
  const euact = (answers: Answers) => proposal('euact', answers);

  test.each([
    ['ranks résumés', { employment: 'hiring', does: 'ranks_people' }, ['high_risk'], ['4'], ['annex_iii']],
    ['scores credit', { financial_access: 'yes', does: 'predicts' }, ['high_risk'], ['5'], ['annex_iii']],
    ['brakes a forklift', { product_safety: 'yes', does: 'acts' }, ['high_risk'], [], ['annex_i']],
    ['answers customers', { does: 'answers' }, ['transparency', 'general_purpose'], [], []],
    ['does none of it', { does: 'predicts' }, [], [], []],
    [
      'reads emotions at school',
      { does: 'predicts', practices: 'emotions', regulated_area: 'education' },
      ['prohibited', 'high_risk', 'transparency'],
      ['1', '3'],
      ['annex_iii'],
    ],
  ] as const)('classifies an application: %s', (_, besides, classes, areas, annexes) => {
    const found = euact(harmless(besides));
    expect(found.classes).toEqual(['literacy', 'any_system', ...classes]);
    expect(found.classified.flatMap((one) => one.areas)).toEqual(areas);
    expect(found.annexes).toEqual(annexes);
  });

  test('a possible class counts without certainty; the role of a model provider is never certain', () => {
    const certain = (answers: Answers, name: string) =>
      euact(answers).classified.find((one) => one.class === name)?.certain;
    expect(certain(UNKNOWING, 'high_risk')).toBe(false);
    expect(certain(harmless({ employment: 'hiring' }), 'high_risk')).toBe(true);
    expect(certain(harmless({ does: 'drafts' }), 'general_purpose')).toBe(false);
  });

  test('asks by role and class', () => {
    const classes = ['literacy', 'any_system', 'high_risk'] as const;
    const asked = idsFor('euact', { role: 'deployer', classes: [...classes] });
    expect(asked).toContain('AIA-26.1');
    expect(asked).not.toContain('AIA-9.1');
    expect(asked.length).toBeLessThan(20);
    const both = idsFor('euact', { role: 'provider_and_deployer', classes: [...classes] });
    expect(both).toEqual(expect.arrayContaining(asked));
    expect(both.length).toBeGreaterThan(40);
    // Without a role, the requirements of every role apply.
    expect(idsFor('euact', { role: null, classes: [...classes] })).toEqual(expect.arrayContaining(both));
    expect(idsFor('euact', { role: 'deployer', classes: ['literacy'] })).toEqual(['AIA-4']);
  });

  test('high-risk requirements start earlier for Annex III than for Annex I', () => {
    const begun = (annexes: ('annex_i' | 'annex_iii')[], day: string) =>
      requirementsOn(named('euact'), { role: 'deployer', classes: ['high_risk'], annexes }, day).some(
        ({ id }) => id === 'AIA-26.1',
      );
    expect(begun(['annex_iii'], '2027-12-01')).toBe(false);
    expect(begun(['annex_iii'], '2027-12-02')).toBe(true);
    expect(begun(['annex_i'], '2027-12-02')).toBe(false);
    expect(begun(['annex_i'], '2028-08-02')).toBe(true);
    // A requirement for one annex does not apply to the other.
    expect(idsFor('euact', { role: 'deployer', classes: ['high_risk'], annexes: ['annex_i'] })).not.toContain(
      'AIA-26.11',
    );
  });
});

test('offers only the roles that a law distinguishes', () => {
  expect(rolesUnder(named('nist-ai-rmf'))).toEqual([]);
  expect(rolesUnder(named('co-sb26-189'))).toEqual(['deployer', 'developer', 'developer_and_deployer']);
  expect(rolesUnder(named('euact'))).toContain('provider_and_deployer');
  expect(rolesUnder(named('oecd-ai'))).toEqual(['government']);
});

test('requirements for governments apply to government applications only', () => {
  const concerned = { classes: [] };
  expect(idsFor('oecd-ai', { ...concerned, role: null })).toHaveLength(5);
  expect(idsFor('oecd-ai', { ...concerned, role: 'government' })).toHaveLength(10);
});

test('a decision overrides the proposal; a possible framework applies until then', () => {
  const unknown = proposal('nyc-ll144', harmless({ employment: 'hiring' }));
  expect(appliedOf(unknown, undefined)).toMatchObject({ applies: true, decided: false, role: null });
  expect(appliedOf(unknown, { applicable: false, role: null })).toMatchObject({ applies: false, decided: true });
  expect(appliedOf(proposal('owasp-llm-2026', harmless({ does: 'predicts' })), undefined).applies).toBe(false);
});

test('a proposal names the answers that it follows from, for any answers', () => {
  fc.assert(
    fc.property(someAnswers, (answers) => {
      for (const [id, { applies, because }] of Object.entries(proposedFor(answers, IDS))) {
        const isForAll = (APPLICABILITY[id]?.concerns.length ?? 0) === 0;
        expect(because.length === 0).toBe(isForAll);
        if (applies === 'no') expect(isForAll).toBe(false);
      }
    }),
  );
});

test('answering a question never adds frameworks or classes that were not possible before', () => {
  fc.assert(
    fc.property(knownAnswers, (answers) => {
      const [known, unknown] = [proposedFor(answers, IDS), proposedFor(UNKNOWING, IDS)];
      for (const id of IDS) {
        if (known[id]?.applies !== 'no') expect(unknown[id]?.applies).not.toBe('no');
        expect(unknown[id]?.classes).toEqual(expect.arrayContaining(known[id]?.classes ?? []));
      }
    }),
  );
});

describe('the controls of an application', () => {
  const framework = named('euact');
  const reason = { en: 'It does.', es: 'Lo hace.' };
  const linked = linkedBy({
    links: [
      { requirement: 'AIA-26.1', control: 'intended_use', strength: 'full', reason },
      { requirement: 'AIA-9.1', control: 'risk_process', strength: 'full', reason },
      { requirement: 'AIA-4', control: 'training', strength: 'partial', reason },
    ],
    organizational: [],
  });
  const hiring = harmless({ employment: 'hiring', does: 'ranks_people' });
  const keysFor = (answers: Answers, role: 'deployer' | 'provider', applicable = true) =>
    controlsOf({ answers, said: { euact: { applicable, role } }, enabled: [{ framework, linked }] });

  test('are those required by its frameworks and risks, with the strength of each', () => {
    const found = keysFor(hiring, 'deployer');
    expect(found.slice(0, 2)).toEqual([
      { key: 'training', for: [{ framework: 'euact', requirement: 'AIA-4', strength: 'partial' }], risks: [] },
      { key: 'intended_use', for: [{ framework: 'euact', requirement: 'AIA-26.1', strength: 'full' }], risks: [] },
    ]);
    expect(found.map(({ key }) => key)).not.toContain('risk_process');
    expect(found.find(({ key }) => key === 'appeal')).toEqual({ key: 'appeal', for: [], risks: ['fairness'] });
  });

  test('are fewer when an enabled framework does not apply', () => {
    expect(keysFor(hiring, 'deployer', false).every(({ risks }) => risks.length > 0)).toBe(true);
    expect(keysFor(harmless(), 'deployer', false)).toEqual([]);
  });

  test('are listed once each even when several sources require them', () => {
    const enabled = [...LINKED_FRAMEWORKS.values()];
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const keys = controlsOf({ answers, said: {}, enabled }).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 20 },
    );
  });
});
