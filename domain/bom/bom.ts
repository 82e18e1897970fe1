/** The bill of materials of an application: the part of CycloneDX 1.7 that Plumbline writes. */
import * as z from 'zod';

const Ref = z.string();
const Named = z.object({ name: z.string() });
const Property = z.object({ name: z.string(), value: z.string() });

const ModelCard = z
  .object({
    considerations: z.object({
      useCases: z.array(z.string()).optional(),
      ethicalConsiderations: z.array(Named).optional(),
    }),
  })
  .meta({ title: 'BomModelCard' });

const Component = z
  .object({
    type: z.enum(['application', 'machine-learning-model']),
    'bom-ref': Ref,
    name: z.string(),
    version: z.string().optional(),
    description: z.string().optional(),
    supplier: Named.optional(),
    modelCard: ModelCard.optional(),
    properties: z.array(Property).optional(),
  })
  .meta({ title: 'BomComponent' });
export type Component = z.output<typeof Component>;

const Claim = z
  .object({
    'bom-ref': Ref,
    target: Ref,
    predicate: z.string(),
    reasoning: z.string().optional(),
    evidence: z.array(Ref).optional(),
  })
  .meta({ title: 'BomClaim' });
export type Claim = z.output<typeof Claim>;

const Evidence = z
  .object({
    'bom-ref': Ref,
    description: z.string(),
    created: z.iso.datetime().optional(),
    expires: z.iso.datetime().optional(),
    data: z
      .array(
        z.object({
          name: z.string(),
          contents: z.object({ attachment: z.object({ contentType: z.string(), content: z.string() }) }),
        }),
      )
      .optional(),
  })
  .meta({ title: 'BomEvidence' });
export type Evidence = z.output<typeof Evidence>;

const Requirement = z
  .object({ 'bom-ref': Ref, identifier: z.string(), title: z.string() })
  .meta({ title: 'BomRequirement' });
export type Requirement = z.output<typeof Requirement>;

const Conformance = z.object({ score: z.number().min(0).max(1), rationale: z.string() });

const Mapped = z
  .object({ requirement: Ref, claims: z.array(Ref), conformance: Conformance })
  .meta({ title: 'BomAttestedRequirement' });
export type Mapped = z.output<typeof Mapped>;

export const Bom = z
  .object({
    $schema: z.literal('http://cyclonedx.org/schema/bom-1.7.schema.json'),
    bomFormat: z.literal('CycloneDX'),
    specVersion: z.literal('1.7'),
    serialNumber: z.string(),
    version: z.literal(1),
    metadata: z.object({
      timestamp: z.iso.datetime(),
      tools: z.object({ components: z.array(z.object({ type: z.literal('application'), name: z.string() })) }),
      component: Component,
      supplier: Named.optional(),
    }),
    components: z.array(Component).meta({ description: 'The foundation models that the application names.' }),
    dependencies: z.array(z.object({ ref: Ref, dependsOn: z.array(Ref) })),
    declarations: z
      .object({
        assessors: z.array(z.object({ 'bom-ref': Ref, thirdParty: z.literal(false), organization: Named })),
        attestations: z.array(z.object({ summary: z.string(), assessor: Ref, map: z.array(Mapped) })),
        claims: z.array(Claim),
        evidence: z.array(Evidence),
      })
      .meta({ description: 'What the approval, the accepted controls and the bias tests attest to.' }),
    definitions: z.object({
      standards: z.array(z.object({ 'bom-ref': Ref, name: z.string(), requirements: z.array(Requirement) })),
    }),
  })
  .meta({
    title: 'BillOfMaterials',
    description: 'CycloneDX 1.7. It names no people, because it is made to be passed on.',
  });
export type Bom = z.output<typeof Bom>;
