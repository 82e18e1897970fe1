/** Evidence proves controls for a period. One piece can prove several controls. */
import * as z from 'zod';
import { BiasVerdict } from '#domain/bias/result/figures.ts';
import { addDays, isDay } from '#domain/day.ts';
import { Actor, Id, Instant } from '#domain/entity.ts';
import type { FieldErrorCode } from '#domain/field-error.ts';
import { Words } from '#domain/frameworks/framework.ts';
import { fieldOf } from '#domain/schema-of.ts';
import { ControlName, Day, TypedDay } from './control-name.ts';
import { evidenceRules, linkRules, statementRules } from './control-rules.ts';
import { EVIDENCE_KINDS, EVIDENCE_STANDINGS, type EvidenceKind } from './words.ts';

const Kind = z.enum(EVIDENCE_KINDS);
const Standing = z.enum(EVIDENCE_STANDINGS);

/** A control of an application that a piece proves. The nightly job updates the application's name. */
const Use = z.object({
  application_id: Id,
  application_name: z.string(),
  control: ControlName,
  /** Title at the last write, for controls outside of the catalog. */
  control_title: z.string().optional(),
});
export type Use = z.output<typeof Use>;

const ShownUse = Use.extend({ title: Words });
export type ShownUse = z.output<typeof ShownUse>;

/** Summary of a piece, stored with its controls. */
export const EvidencePiece = z.object({
  id: Id,
  kind: Kind,
  name: z.string(),
  effective_from: Day,
  expires_on: Day.nullable().meta({ description: 'The last day on which it is valid.' }),
});
export type EvidencePiece = z.output<typeof EvidencePiece>;

/** The result of a bias test when it became evidence. It never changes. */
const TestedAs = z.object({
  id: Id,
  application_id: Id,
  name: z.string().meta({ description: 'The first line of the purpose of the test.' }),
  verdict: BiasVerdict.nullable().meta({ description: 'Null if nothing could be judged.' }),
  sha256: z.string().meta({ description: 'The SHA-256 checksum of the stored result.' }),
});
export type TestedAs = z.output<typeof TestedAs>;

/** A row of the evidence register. */
export const EvidenceRow = EvidencePiece.extend({
  document: z.object({ id: Id, version: z.int().min(1) }).nullable(),
  url: z.string().nullable(),
  test: TestedAs.nullable().default(null), // rows from before bias tests lack it
  attested_by: Actor.meta({ description: 'The person who added it and thereby attests to it.' }),
  attested_at: Instant,
  standing: Standing.meta({ description: 'Whether it is valid today; in the register, as of last night.' }),
  proves: z.array(Use),
});
export type EvidenceRow = z.output<typeof EvidenceRow>;

export const ListedEvidence = EvidenceRow.extend({
  proves: z.array(ShownUse).meta({ description: 'The controls that it supports in applications that you can access.' }),
}).meta({ title: 'ListedEvidence' });
export type ListedEvidence = z.output<typeof ListedEvidence>;

const text = z.string().nullable().meta({ description: 'The text of a statement.' });

/** The stored piece. Its content never changes; a new piece replaces it. */
export const KeptEvidence = EvidenceRow.extend({
  text,
  /** Counts changes of the proved controls and of the status. */
  revision: z.int().min(1),
});
export type KeptEvidence = z.output<typeof KeptEvidence>;

/** A piece as shown on one control. */
export const Evidence = ListedEvidence.extend({
  text,
  relied_on: z.boolean().meta({ description: 'Whether it is the only evidence in force for this control.' }),
}).meta({ title: 'Evidence' });
export type Evidence = z.output<typeof Evidence>;

const GIVEN_AS = {
  document: ['document_id'],
  link: ['url'],
  statement: ['text'],
  test_result: ['test_id'],
} as const satisfies Record<EvidenceKind, readonly string[]>;
const ONLY_WITH: Readonly<Record<string, EvidenceKind>> = {
  ...{ document_id: 'document', version: 'document', url: 'link', text: 'statement', test_id: 'test_result' },
};

type Sent = { use?: unknown; kind?: EvidenceKind | undefined; effective_from?: string; expires_on?: string | null };

/** Missing fields, and fields that do not fit the kind. */
const problemsOfPiece = (sent: Sent & Record<string, unknown>): [field: string, FieldErrorCode][] => {
  const { use, kind } = sent;
  const given = Object.keys(sent).filter((field) => sent[field] !== undefined && sent[field] !== null);
  if (use !== undefined)
    return given.filter((field) => field !== 'use').map((field) => [field, 'not_with_this' as const]);
  const needed = ['kind', 'name', 'effective_from', ...(kind ? GIVEN_AS[kind] : [])];
  return [
    ...needed.filter((field) => !given.includes(field)).map((field): [string, FieldErrorCode] => [field, 'required']),
    ...given
      .filter((field) => kind !== undefined && ONLY_WITH[field] !== undefined && ONLY_WITH[field] !== kind)
      .map((field): [string, FieldErrorCode] => [field, 'not_with_this']),
  ];
};

export const NewEvidence = z
  .strictObject({
    use: Id.optional().meta({ description: 'The ID of existing evidence, instead of all other fields.' }),
    kind: Kind.optional(),
    name: fieldOf(evidenceRules.name).optional(),
    effective_from: TypedDay.optional(),
    expires_on: TypedDay.nullable()
      .optional()
      .meta({ description: 'The last day on which it is valid; omit it if it does not expire.' }),
    document_id: Id.optional(),
    version: z
      .int()
      .min(1)
      .optional()
      .meta({ description: 'The version of the document. The default is the newest one that is ready.' }),
    url: fieldOf(linkRules.url).optional(),
    text: fieldOf(statementRules.text).optional(),
    test_id: Id.optional().meta({ description: 'A test of the same application that has a result.' }),
  })
  .superRefine((sent, { addIssue }) => {
    for (const [field, code] of problemsOfPiece(sent))
      addIssue({ code: 'custom', path: [field], params: { code, params: {} } });
    const { effective_from: from, expires_on: to } = sent;
    if (from && to && isDay(from) && isDay(to) && to <= from)
      addIssue({
        code: 'custom',
        path: ['expires_on'],
        params: { code: 'day_too_early', params: { day: addDays(from, 1) } },
      });
  })
  .meta({
    title: 'NewEvidence',
    examples: [
      {
        kind: 'link',
        name: 'Monitoring dashboard',
        url: 'https://wiki.example.com/monitoring',
        effective_from: '2026-11-01',
        expires_on: '2027-10-31',
      },
    ],
  });
export type NewEvidence = z.output<typeof NewEvidence>;

export const pieceOf = ({ id, kind, name, effective_from, expires_on }: EvidencePiece): EvidencePiece => ({
  ...{ id, kind, name, effective_from, expires_on },
});
