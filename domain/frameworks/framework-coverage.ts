/** API schemas of a framework's coverage across the company. */
import * as z from 'zod';
import { Counts } from '#domain/applicability/judgment.ts';
import { STRENGTHS } from '#domain/controls/catalogue.ts';
import { ControlName } from '#domain/controls/control-name.ts';
import { Id } from '#domain/entity.ts';
import { CoverageThen } from './counted-coverage.ts';
import { FrameworkSummary, Words } from './framework.ts';
import { SettingSummary } from './setting.ts';

const Day = z.iso.date();

const CompanyCounts = Counts.extend({
  applications: z
    .int()
    .meta({ description: 'Number of applications to which the framework applies, as far as is known.' }),
}).meta({ title: 'CompanyCoverage', description: 'Covers all requirements, whenever they take effect.' });

export const ListedFramework = FrameworkSummary.extend({
  setting: SettingSummary,
  coverage: CompanyCounts,
  month: CoverageThen.nullable().meta({
    description: 'The coverage 30 days ago; null if it was not counted on that day.',
  }),
  next_date: Day.nullable().meta({ description: 'The next date on which a part takes effect.' }),
}).meta({ title: 'ListedFramework' });
export type ListedFramework = z.output<typeof ListedFramework>;

/** Further applications are only counted. */
export const MOST_LISTED = 200;

const RequirementCoverage = z
  .object({
    id: z.string(),
    links: z.array(z.object({ control: ControlName, title: Words, strength: z.enum(STRENGTHS), reason: Words })),
    organizational: Words.nullable().meta({
      description: 'Why the requirement applies to the organization, if it does.',
    }),
    applications: z
      .object({ open: z.int(), excluded: z.int(), partly: z.int(), covered: z.int(), organizational: z.int() })
      .meta({ description: 'Number of applications by coverage of the requirement.' }),
  })
  .meta({ title: 'RequirementCoverage' });

const ApplicationCoverage = z
  .object({
    id: Id,
    name: z.string(),
    decided: z.boolean().meta({ description: 'Whether a person decided that it applies to the application.' }),
    counts: Counts,
    lacks: z
      .array(z.string())
      .meta({ description: 'Number of requirements in effect on that day that are not fully covered.' }),
    added: z.int().meta({ description: 'Number of requirements that apply on that day but not today.' }),
    becomes_concerned: z.boolean().meta({ description: 'Whether no requirement applies today.' }),
  })
  .meta({ title: 'ApplicationCoverage' });

export const FrameworkCoverage = z
  .object({
    as_of: Day,
    today: Day,
    setting: SettingSummary,
    requirements: z.array(RequirementCoverage),
    applications: z.array(ApplicationCoverage).meta({
      description: `The first ${MOST_LISTED} applications to which it applies on that day, those with the largest gaps first.`,
    }),
    total: z.int().meta({ description: 'Number of applications to which it applies on that day.' }),
    becoming: z.int().meta({ description: 'Number of these applications to which no requirement applies today.' }),
  })
  .meta({ title: 'FrameworkCoverage' });
export type FrameworkCoverage = z.output<typeof FrameworkCoverage>;
