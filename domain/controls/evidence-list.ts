/** The register: every piece of evidence of the company. No schema lives here, so that the browser can have it. */

import type { List } from '#domain/list/columns.ts';
import { nameOrder } from '#domain/name.ts';
import type { EvidenceRow } from './evidence.ts';
import { EVIDENCE_KINDS, EVIDENCE_STANDINGS } from './words.ts';

/** After every day. */
const NEVER = '9999-12-31';

export const evidenceList = {
  columns: {
    name: { of: ({ name }) => name, searched: true, order: ({ name }) => nameOrder(name) },
    kind: { of: ({ kind }) => kind, counted: EVIDENCE_KINDS },
    standing: { of: ({ standing }) => standing, counted: EVIDENCE_STANDINGS },
    control: {
      // That of a framework of the company's own goes by what it is called: its key says nothing.
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
    expires_on: { of: ({ expires_on }) => expires_on, order: ({ expires_on }) => expires_on ?? NEVER },
    attested_at: { of: ({ attested_at }) => attested_at, order: ({ attested_at }) => attested_at },
  },
  // It is the company's: whoever does not see all of it is not shown a part.
  groups: () => [],
} as const satisfies List<EvidenceRow>;
