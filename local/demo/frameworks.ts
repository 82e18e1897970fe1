/** Which frameworks the demo company has enabled, and what somebody decided about one of them. */
import { SYSTEM } from '#domain/entity.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { settleCompliance } from '#lambdas/stores/compliance.ts';
import { frameworkSettings } from '#lambdas/stores/framework-settings.ts';

const ENABLED = [
  { framework: 'nist-ai-rmf', target_date: null },
  { framework: 'iso-iec42001', target_date: '2027-06-30' },
  { framework: 'euact', target_date: '2027-12-02' },
  { framework: 'nyc-ll144', target_date: null },
  { framework: 'owasp-llm-2026', target_date: null },
];

export const furnishFrameworks = async () => {
  for (const { framework, target_date } of ENABLED) {
    const id = frameworkSettings.idOf(framework);
    if (await frameworkSettings.get(id)) continue;
    await frameworkSettings.create({ framework, enabled: true, owner: null, target_date }, SYSTEM, id);
  }
  for (const { id } of await applications.rows()) await settleCompliance(id);
};
