/** API schemas of a framework's coverage across the company. */
import * as z from 'zod';
import { Counts } from '#domain/applicability/judgment.ts';
import { STRENGTHS } from '#domain/controls/catalogue.ts';
import { ControlName } from '#domain/controls/control-name.ts';
import { Id } from '#domain/entity.ts';
import { FrameworkSummary } from './framework.ts';
import { SettingSummary } from './setting.ts';

const Words = z.object({ en: z.string(), es: z.string() });
const Day = z.iso.date();

const CompanyCounts = Counts.extend({
  applications: z.int().meta({ description: 'How many applications it concerns, by what is known of them.' }),
}).meta({ title: 'CompanyCoverage', description: 'Of all of its requirements, whenever they take effect.' });

export const ListedFramework = FrameworkSummary.extend({
  setting: SettingSummary,
  coverage: CompanyCounts,
  next_date: Day.nullable().meta({ description: 'The next day on which something of it takes effect.' }),
}).meta({ title: 'ListedFramework' });
export type ListedFramework = z.output<typeof ListedFramework>;

/** Further applications are only counted. */
export const MOST_LISTED = 200;

const RequirementCoverage = z
  .object({
    id: z.string(),
    links: z.array(z.object({ control: ControlName, title: Words, strength: z.enum(STRENGTHS), reason: Words })),
    organizational: Words.nullable().meta({ description: 'Why it is for the organization, where it is.' }),
    applications: z
      .object({ open: z.int(), excluded: z.int(), partly: z.int(), covered: z.int(), organizational: z.int() })
      .meta({ description: 'How many applications have it how.' }),
  })
  .meta({ title: 'RequirementCoverage' });

const ApplicationCoverage = z
  .object({
    id: Id,
    name: z.string(),
    decided: z.boolean().meta({ description: 'Whether somebody decided that it concerns the application.' }),
    counts: Counts,
    lacks: z.array(z.string()).meta({ description: 'Of what applies then, what nothing covers in full.' }),
    added: z.int().meta({ description: 'How many requirements apply then and not today.' }),
    becomes_concerned: z.boolean().meta({ description: 'Whether nothing of it applies today.' }),
  })
  .meta({ title: 'ApplicationCoverage' });

export const FrameworkCoverage = z
  .object({
    as_of: Day,
    today: Day,
    setting: SettingSummary,
    requirements: z.array(RequirementCoverage),
    applications: z
      .array(ApplicationCoverage)
      .meta({ description: `Those that it concerns then, by how much they lack; the first ${MOST_LISTED}.` }),
    total: z.int().meta({ description: 'How many it concerns then.' }),
    becoming: z.int().meta({ description: 'How many of them nothing of it applies to today.' }),
  })
  .meta({ title: 'FrameworkCoverage' });
export type FrameworkCoverage = z.output<typeof FrameworkCoverage>;
