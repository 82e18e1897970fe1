import { CONTROLS } from '#domain/catalogue/controls/index.ts';
import { CATALOGUE } from '#domain/catalogue/index.ts';
import { LINKS } from '#domain/catalogue/links/index.ts';
import { CONTROL_STATES } from '#domain/controls/states.ts';
import type { Known } from '#domain/report/check.ts';
import type { ReportFacts } from '#domain/report/report.ts';

const ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
export const ada = { id: ID, name: 'Ada Byron' };
export const at = '2026-11-22T10:00:00.000Z';

export const contentOf: Known['contentOf'] = (id) => {
  const framework = CATALOGUE.find((one) => one.id === id);
  const { links = [], organizational = [] } = LINKS.find((one) => one.framework === id) ?? {};
  return framework && { framework, links: [...links], organizational: [...organizational] };
};
export const known: Known = { version: 'this one', contentOf };

export const piece = {
  ...{ id: ID, kind: 'document' as const, name: '=Plan', effective_from: '2026-01-01', expires_on: '2026-12-31' },
  ...{ attested_by: ada, attested_at: at, url: null, text: null },
  document: { id: ID, version: 2, name: 'Plan.pdf', sha256: 'ab'.repeat(32) },
  test: null,
};

/** Every third control is accepted, and some have other states. */
export const factsOf = (framework: string, version = known.version): ReportFacts => {
  const content = contentOf(framework);
  if (!content) throw new Error(`There is no ${framework}.`);
  return {
    ...{ format: 1, made_at: at, made_by: ada, day: '2026-11-22', catalog_version: version },
    application: {
      ...{ id: ID, version: 3, name: 'Claims triage', purpose: 'Sorts claims', owner: ada.name },
      ...{ risk_tier: 'high', approval_status: 'approved' },
    },
    ...content,
    concerned: {
      ...{ applies: true, role: 'deployer', classes: ['literacy', 'any_system', 'high_risk'], annexes: ['annex_iii'] },
      decided: { at, by: ada, reason: 'It ranks people who apply for a job.' },
    },
    controls: CONTROLS.filter(({ key }) => content.links.some(({ control }) => control === key)).map(
      ({ key, title }, index) => {
        const state = index % 3 === 0 ? 'accepted' : (CONTROL_STATES[index % CONTROL_STATES.length] ?? 'not_started');
        return {
          ...{ id: key, title, state, owner: ada, implementation: 'Each is looked at.', justification: '' },
          ...{ accepted: state === 'accepted' ? { at, by: ada } : null, evidence: state === 'accepted' ? [piece] : [] },
        };
      },
    ),
  };
};
