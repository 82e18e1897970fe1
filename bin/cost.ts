/**
 * `npm run cost -- --users 200 --applications 2000`: estimates the monthly cost for companies of several sizes and for
 * the given one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, flagsAlone } from '#contract/command.ts';
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
  { name: 'An idle tenant', company: IDLE },
  { name: 'A small one', company: { users: 20, applications: 100 } },
  { name: 'A medium one', company: { users: 200, applications: 2_000 } },
  { name: 'A large one', company: { users: 2_000, applications: 20_000 } },
];

const out = mkdtempSync(join(tmpdir(), 'plumbline-cost-'));
process.on('exit', () => rmSync(out, { recursive: true, force: true }));

const count = (number: number) => number.toLocaleString('en');

const show = (target: Target, asked: Company | undefined) => {
  const prices = pricesIn(target.tenant.region);
  const usage = readUsage();
  const resources = resourcesOf(target, out);
  const month = (company: Company) => monthOf(resources, usage, company, switchesOf(target), prices);

  console.log(`What a month costs the tenant ${target.tenant.id} in ${target.stage}: list prices of ${prices.region} on ${prices.on},
and what was measured on ${usage.on} with ${usage.tenants.map(({ applications }) => count(applications)).join(' and ')} applications.`);
  for (const { name, company } of asked ? [...SIZES, { name: 'The one asked for', company: asked }] : SIZES) {
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
An idle tenant costs ${dollars(apart)} apart from WAF (${dollars(idle.of('WAF'))}) and KMS (${dollars(idle.of('KMS'))}). The aim is ${dollars(AIM)}: ${apart > AIM ? `that is ${dollars(apart - AIM)} more` : 'that holds'}.
Of that ${dollars(there)} is for what is there:
${shownItems(fixed)}
and ${dollars(apart - there)} for what its clock does.
AWS gives each account 10 alarms, 3 dashboards and a million requests to queues each month for nothing: not counted here.

Assumed (lib/cost/habits.ts): of the people ${TYPICAL.come * 100} % come on each of ${TYPICAL.working_days} working days. Each comes ${TYPICAL.a_day.visit} times and has pages
open for ${TYPICAL.a_day.ten_minutes * 10} minutes; opens ${TYPICAL.a_day.list} lists and ${TYPICAL.a_day.application} applications; makes ${TYPICAL.a_day.change} changes, ${TYPICAL.a_day.answer + TYPICAL.a_day.assess} answers and ${TYPICAL.a_day.comment} comments; gets ${TYPICAL.mails_a_day} mail.
A millisecond measured here is taken for ${TYPICAL.lambda_for_local} of Lambda's: no machine is a Lambda, only a bill shows what it takes.
${source}`);
};

const string = { type: 'string' } as const;
const OPTIONS = {
  ...{ users: string, applications: string },
  tenant: { ...string, default: 'example' },
  stage: { ...string, default: 'prd' },
  folder: { ...string, default: TENANTS },
};
const USAGE = `npm run cost, and what you like to be told of:
  --users         how many people the company has
  --applications  how many applications it has
  --tenant        whose templates are counted (example)
  --stage         of which stage (prd)`;

await command(USAGE, OPTIONS, (told) => {
  const { tenant, stage, folder, ...asked } = flagsAlone(told, USAGE);
  const company = readCompany(asked);
  show(readTarget(tenant, stage, folder), company);
});
