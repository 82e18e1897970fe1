import * as z from 'zod';
import { ApplicationSummary } from '#domain/applications/application.ts';
import { ApprovalFacts } from '#domain/approval/approval.ts';
import { KeptCustomValues, SentCustomValues } from '#domain/custom-fields/value-schema.ts';
import { DiligenceStanding } from '#domain/diligence/questionnaire.ts';
import { VENDOR_RISKS } from '#domain/diligence/words.ts';
import { Actor, ReasonedAction, Recorded } from '#domain/entity.ts';
import { APPROVAL_STATUSES } from '#domain/enumerations.ts';
import { schemaOf, storedShapeOf } from '#domain/schema-of.ts';
import { contractProblem } from './contract.ts';
import { vendorRules } from './rules.ts';
import { VENDOR_DATES, VENDOR_STATES } from './words.ts';

/** Every field has a default, so older records stay readable. */
const VendorFields = schemaOf(vendorRules);

const mustHaveSoundContract = (
  draft: z.output<typeof VendorFields>,
  { addIssue }: Pick<z.RefinementCtx, 'addIssue'>,
) => {
  for (const [field, params] of Object.entries(contractProblem(draft) ?? {}))
    addIssue({ code: 'custom', path: [field], params });
};

/** The built-in editable fields of a vendor. */
export const VendorDraft = VendorFields.superRefine(mustHaveSoundContract);
export type VendorDraft = z.output<typeof VendorDraft>;

/** The editable fields of a vendor, sent complete on creation and change. */
export const SentVendor = VendorFields.extend({ custom: SentCustomValues })
  .superRefine(mustHaveSoundContract)
  .meta({
    title: 'VendorDraft',
    examples: [
      {
        ...{ name: 'Acme Models', website: 'https://acme.example', owner: 'Grace Hopper', category: 'model_provider' },
        ...{ contract_end: '2027-12-31', notice_days: '90', other_certificates: ['PCI DSS 2027-03-31'] },
      },
    ],
  });
export type SentVendor = z.output<typeof SentVendor>;

export const Vendor = z
  .object({
    ...Recorded.shape,
    ...storedShapeOf(vendorRules),
    custom: KeptCustomValues,
    owned_by: Actor.nullable().optional().meta({
      description: 'The owner, if the entered name or address matches a person who can see it.',
    }),
    risk: z.enum(VENDOR_RISKS).optional().meta({
      description: 'The risk level based on its record and the accepted questionnaire answers.',
    }),
    risk_gate: z.string().optional().meta({ description: 'The gate that decided the risk level.' }),
    questionnaire: DiligenceStanding.optional(),
    state: z.enum(VENDOR_STATES).default('proposed').meta({
      description: 'The status. Returned, withdrawn and expired vendors are proposed again.',
    }),
    approval_status: z.enum(APPROVAL_STATUSES).default('not_submitted'),
    approval: ApprovalFacts.nullable().default(null).meta({
      description: 'The status since the last submission. /vendors/{id}/approval has all details.',
    }),
    ending: ReasonedAction.nullable().default(null).meta({
      description: 'Why and when the vendor was offboarded. It is read-only since then.',
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
          name: z.string().meta({ description: 'The name of another certificate; otherwise empty.' }),
          on: z.iso.date(),
          days: z.int().meta({ description: "Days from today in the company's time zone; negative if past." }),
        }),
      )
      .meta({ description: 'The upcoming dates, earliest first.' }),
    applications: z
      .array(ApplicationSummary)
      .meta({ description: `The first ${MOST_USING} applications that use it, by name.` }),
    application_count: z.int(),
  })
  .meta({ title: 'VendorDetails' });
export type VendorDetails = z.output<typeof VendorDetails>;
