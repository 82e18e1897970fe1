import * as z from 'zod';
import { ApplicationSummary } from '#domain/applications/application.ts';
import { ApprovalFacts } from '#domain/approval/approval.ts';
import { DiligenceStanding } from '#domain/diligence/questionnaire.ts';
import { VENDOR_RISKS } from '#domain/diligence/words.ts';
import { Actor, Instant, Recorded } from '#domain/entity.ts';
import { APPROVAL_STATUSES } from '#domain/enumerations.ts';
import { asKept } from '#domain/rules.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { contractProblem } from './contract.ts';
import { vendorRules } from './rules.ts';
import { VENDOR_DATES, VENDOR_STATES } from './words.ts';

/** Every field has a default, so older records stay readable. */
const Said = schemaOf(vendorRules);

/** The editable fields of a vendor, sent complete on creation and change. */
export const VendorDraft = Said.superRefine((draft, { addIssue }) => {
  for (const [field, params] of Object.entries(contractProblem(draft) ?? {}))
    addIssue({ code: 'custom', path: [field], params });
}).meta({
  title: 'VendorDraft',
  examples: [
    {
      ...{ name: 'Acme Models', website: 'https://acme.example', owner: 'Grace Hopper', category: 'model_provider' },
      ...{ contract_end: '2027-12-31', notice_days: '90', other_certificates: ['PCI DSS 2027-03-31'] },
    },
  ],
});
export type VendorDraft = z.output<typeof VendorDraft>;

export const Vendor = z
  .object({
    ...Recorded.shape,
    ...schemaOf(asKept(vendorRules)).shape,
    owned_by: Actor.nullable().optional().meta({
      description: 'The person who owns it, where what was said is the name or the address of one who can see it.',
    }),
    risk: z.enum(VENDOR_RISKS).optional().meta({
      description: 'How much of a risk it is, by its record and the answers to its questionnaire that were accepted.',
    }),
    risk_gate: z.string().optional().meta({ description: 'What decided that.' }),
    questionnaire: DiligenceStanding.optional(),
    state: z.enum(VENDOR_STATES).default('proposed').meta({
      description: 'How far it has come: what is sent back, withdrawn or has expired is proposed again.',
    }),
    approval_status: z.enum(APPROVAL_STATUSES).default('not_submitted'),
    approval: ApprovalFacts.nullable().default(null).meta({
      description: 'Where it stands since it was submitted last: /vendors/{id}/approval has all of it.',
    }),
    ending: z.object({ at: Instant, by: Actor, reason: z.string() }).nullable().default(null).meta({
      description: 'Why the company is done with it: it is kept as it was, and nothing of it changes.',
    }),
  })
  .meta({ title: 'Vendor' });
export type Vendor = z.output<typeof Vendor>;

export const VendorRow = Vendor.omit({
  exit_plan: true,
  sub_processors: true,
  contacts: true,
  questionnaire: true,
}).meta({
  title: 'ListedVendor',
});
export type VendorRow = z.output<typeof VendorRow>;

/** The fields needed to select a vendor. */
export const NamedVendor = VendorRow.pick({ id: true, name: true, state: true }).meta({ title: 'NamedVendor' });

/** Further applications are found in the application list. */
export const MOST_USING = 50;

export const VendorDetails = z
  .object({
    vendor: Vendor,
    dates: z
      .array(
        z.object({
          what: z.enum(VENDOR_DATES),
          name: z.string().meta({ description: 'Of another certificate; of the rest nothing.' }),
          on: z.iso.date(),
          days: z
            .int()
            .meta({ description: 'How many days from today, where the company is: less than 0 if it is over.' }),
        }),
      )
      .meta({ description: 'The earliest first.' }),
    applications: z
      .array(ApplicationSummary)
      .meta({ description: `Those that use it, by their names: the first ${MOST_USING}.` }),
    application_count: z.int(),
  })
  .meta({ title: 'VendorDetails' });
export type VendorDetails = z.output<typeof VendorDetails>;
