/** Columns of the company-wide evidence register. Contains no schema, to keep the browser bundle small. */

import type { List } from '#domain/list/columns.ts';
import { nameOrder } from '#domain/text/name.ts';
import type { EvidenceRow } from './evidence.ts';
import { EVIDENCE_KINDS, EVIDENCE_STANDINGS } from './words.ts';

export const evidenceList = {
  columns: {
    name: { of: ({ name }) => name, searched: true, order: ({ name }) => nameOrder(name) },
    kind: { of: ({ kind }) => kind, counted: EVIDENCE_KINDS },
    standing: { of: ({ standing }) => standing, counted: EVIDENCE_STANDINGS },
    control: {
      // Controls of company-defined frameworks are listed by title, because their keys mean nothing to readers.
      of: ({ proves }) => proves.map(({ control, control_title }) => control_title ?? control),
      inFile: ({ proves }) =>
        proves.map(
          ({ control, control_title, application_name }) => `${control_title ?? control} (${application_name})`,
        ),
      counted: 'any',
    },
    application: {
      of: ({ proves }) => proves.map(({ application_name }) => application_name),
      counted: 'any',
      searched: true,
    },
    attested_by: { of: ({ attested_by }) => attested_by.name, searched: true, counted: 'any' },
    effective_from: { of: ({ effective_from }) => effective_from, order: ({ effective_from }) => effective_from },
    expires_on: { of: ({ expires_on }) => expires_on, order: ({ expires_on }) => expires_on ?? null },
    attested_at: { of: ({ attested_at }) => attested_at, order: ({ attested_at }) => attested_at },
  },
  // The register covers the complete company; a partial scope gives no access.
  groups: () => [],
} as const satisfies List<EvidenceRow>;
