/**
 * `npm run cost -- --users 200 --applications 2000`: estimates the monthly cost for companies of several sizes and for
 * the given one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, requireNoArguments } from '#contract/command.ts';
import { readCompany } from '#lib/cost/asked-company.ts';
import { fixedCost } from '#lib/cost/fixed-cost.ts';
import { TYPICAL } from '#lib/cost/habits.ts';
import { IDLE, monthOf, shownItems, switchesOf } from '#lib/cost/month.ts';
import { dollars, pricesIn, source } from '#lib/cost/prices.ts';
import { readUsage } from '#lib/cost/usage.ts';
import type { Company } from '#lib/cost/usage-cost.ts';
import { resourcesOf } from '#lib/tenants/stage-resources.ts';
import { readTarget, type Target, TENANTS } from '#lib/tenants/tenant.ts';

/** The target cost of an idle tenant in dollars a month, excluding its firewalls and KMS key. */
const AIM = 10;

const SIZES: readonly { name: string; company: Company }[] = [
  { name: 'Idle', company: IDLE },
  { name: 'Small', company: { users: 20, applications: 100 } },
  { name: 'Medium', company: { users: 200, applications: 2_000 } },
  { name: 'Large', company: { users: 2_000, applications: 20_000 } },
];

const out = mkdtempSync(join(tmpdir(), 'plumbline-cost-'));
process.on('exit', () => rmSync(out, { recursive: true, force: true }));

const count = (number: number) => number.toLocaleString('en');

const show = (target: Target, asked: Company | undefined) => {
  const prices = pricesIn(target.tenant.region);
  const usage = readUsage();
  const resources = resourcesOf(target, out);
  const month = (company: Company) => monthOf(resources, usage, company, switchesOf(target), prices);

  console.log(`Monthly cost of the tenant ${target.tenant.id} in ${target.stage}, based on list prices of ${prices.region} on ${prices.on}
and on measurements of ${usage.on} with ${usage.tenants.map(({ applications }) => count(applications)).join(' and ')} applications.`);
  for (const { name, company } of asked ? [...SIZES, { name: 'Requested size', company: asked }] : SIZES) {
    const { items, total } = month(company);
    console.log(
      `\n${name}, ${count(company.users)} people and ${count(company.applications)} applications: ${dollars(total)}\n${shownItems(items)}`,
    );
  }
  const idle = month(IDLE);
  const apart = idle.of('rest');
  const fixed = fixedCost(resources, prices).filter(({ part }) => part === 'rest');
  const there = fixed.reduce((sum, { cost }) => sum + cost, 0);
  console.log(`
An idle tenant costs ${dollars(apart)} without WAF (${dollars(idle.of('WAF'))}) and KMS (${dollars(idle.of('KMS'))}). The target is ${dollars(AIM)}: ${apart > AIM ? `exceeded by ${dollars(apart - AIM)}` : 'met'}.
Of that, ${dollars(there)} is for resources:
${shownItems(fixed)}
and ${dollars(apart - there)} for scheduled jobs.
The monthly free tier of each AWS account (10 alarms, 3 dashboards, a million queue requests) is not deducted.

Assumptions (lib/cost/habits.ts): ${TYPICAL.come * 100} % of the people use the product on each of ${TYPICAL.working_days} working days. Each visits ${TYPICAL.a_day.visit} times and keeps pages
open for ${TYPICAL.a_day.ten_minutes * 10} minutes; opens ${TYPICAL.a_day.list} lists and ${TYPICAL.a_day.application} applications; makes ${TYPICAL.a_day.change} changes, ${TYPICAL.a_day.answer + TYPICAL.a_day.assess} answers and ${TYPICAL.a_day.comment} comments; gets ${TYPICAL.mails_a_day} mail.
One measured millisecond counts as ${TYPICAL.lambda_for_local} ms of Lambda. This is an estimate: only a bill shows the actual time.
${source}`);
};

const string = { type: 'string' } as const;
const OPTIONS = {
  ...{ users: string, applications: string },
  tenant: { ...string, default: 'example' },
  stage: { ...string, default: 'prd' },
  folder: { ...string, default: TENANTS },
};
const USAGE = `npm run cost, with these options:
  --users         number of people in the company
  --applications  number of applications
  --tenant        tenant whose templates are counted (default: example)
  --stage         its stage (default: prd)`;

await command(USAGE, OPTIONS, (parsed) => {
  const { tenant, stage, folder, ...asked } = requireNoArguments(parsed, USAGE);
  const company = readCompany(asked);
  show(readTarget(tenant, stage, folder), company);
});
