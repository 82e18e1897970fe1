/** The frameworks that the demo company has enabled, with owners and target dates. */
import { type Actor, SYSTEM } from '#domain/entity.ts';
import { applications } from '#lambdas/applications/store.ts';
import { recomputeCompliance } from '#lambdas/controls/compliance-service.ts';
import { frameworkSettings } from '#lambdas/frameworks/settings-store.ts';

const ENABLED = [
  { framework: 'nist-ai-rmf', owner: 'Radia', target_date: null },
  { framework: 'iso-iec42001', owner: 'Ada', target_date: '2027-06-30' },
  { framework: 'euact', owner: 'Radia', target_date: '2027-12-02' },
  { framework: 'nyc-ll144', owner: null, target_date: null },
  { framework: 'owasp-llm-2026', owner: null, target_date: null },
] as const;

export const furnishFrameworks = async (people: Readonly<Record<'Ada' | 'Radia', Actor>>) => {
  for (const { framework, owner: name, target_date } of ENABLED) {
    const id = frameworkSettings.idOf(framework);
    if (await frameworkSettings.get(id)) continue;
    const owner = name && { id: people[name].id, name: people[name].name };
    await frameworkSettings.create({ framework, enabled: true, owner, target_date }, SYSTEM, id);
  }
  for (const { id } of await applications.rows()) await recomputeCompliance(id);
};
