import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ListedEvidence, ShownUse } from '#domain/controls/evidence.ts';
import { EVIDENCE_KINDS, EVIDENCE_STANDINGS } from '#domain/controls/words.ts';
import { commonControls } from '#web/components/applications/queries.ts';
import { EvidenceStateBadge } from '#web/components/evidence/evidence-state-badge.tsx';
import { Proves, useProvesText } from '#web/components/evidence/proves.tsx';
import { type Column, labelled, several } from '#web/components/list/columns/column.ts';
import { ListPage } from '#web/components/list/list-page.tsx';
import { formatDate, formatDay } from '#web/components/moment.tsx';
import { useWords } from '#web/components/use-words.ts';
import { controlPath } from '#web/routing/application-path.ts';
import { evidenceKind } from './queries.ts';

const evidenceColumns = (
  t: TFunction,
  language: string,
  provesText: (use: ShownUse) => string,
  controls: Readonly<Record<string, string>>,
): Column<ListedEvidence>[] => [
  { id: 'name', header: t('evidence.fields.name'), text: ({ name }) => name },
  {
    id: 'standing',
    header: t('evidence.fields.standing'),
    text: ({ standing }) => t(`evidence.standings.${standing}`),
    labels: labelled(EVIDENCE_STANDINGS, (standing) => t(`evidence.standings.${standing}`)),
    cell: ({ standing }) => <EvidenceStateBadge standing={standing} />,
    width: 136,
    onPhone: true,
  },
  {
    id: 'expires_on',
    header: t('evidence.fields.expires_on'),
    text: ({ expires_on }) => (expires_on ? formatDate(expires_on, language) : t('evidence.forGood')),
    inFile: ({ expires_on }) => expires_on ?? '',
    width: 120,
  },
  {
    id: 'control',
    header: t('evidence.fields.control'),
    ...several(({ proves }: ListedEvidence) => proves.map(provesText)),
    cell: ({ proves }) => (proves.length > 0 ? <Proves uses={proves} /> : t('evidence.register.nothing')),
    labels: controls,
    width: 260,
  },
  {
    id: 'kind',
    header: t('evidence.fields.kind'),
    text: ({ kind }) => t(`evidence.kinds.${kind}`),
    labels: labelled(EVIDENCE_KINDS, (kind) => t(`evidence.kinds.${kind}`)),
    width: 130,
  },
  {
    id: 'attested_by',
    header: t('evidence.fields.attested_by'),
    text: ({ attested_by }) => attested_by.name,
    width: 140,
  },
  {
    id: 'application',
    header: t('evidence.fields.application'),
    ...several(({ proves }: ListedEvidence) => [...new Set(proves.map(({ application_name }) => application_name))]),
    width: 160,
  },
  {
    id: 'effective_from',
    header: t('evidence.fields.effective_from'),
    text: ({ effective_from }) => formatDate(effective_from, language),
    inFile: ({ effective_from }) => effective_from,
    width: 130,
  },
  {
    id: 'attested_at',
    header: t('evidence.fields.attested_at'),
    text: ({ attested_at }) => formatDay(attested_at, language),
    inFile: ({ attested_at }) => new Date(attested_at),
    width: 130,
  },
];

/** Names of the common controls by id, because evidence may prove controls of company frameworks. */
const useControlNames = () => {
  const inWords = useWords();
  const { data = [] } = useQuery(commonControls);
  return Object.fromEntries(data.map(({ id, title }) => [id, inWords(title)]));
};

/** Links to the first control that the evidence proves. */
const pathOf = ({ proves: [use] }: ListedEvidence) =>
  use ? controlPath(use.application_id, use.control) : '/frameworks/evidence';

/** Evidence of the company, soonest expiry first. */
export const RegisterPage = () => {
  const { t, i18n } = useTranslation();
  const provesText = useProvesText();
  return (
    <ListPage
      kind={evidenceKind}
      columns={evidenceColumns(t, i18n.language, provesText, useControlNames())}
      texts={{
        title: t('evidence.register.title'),
        description: t('evidence.register.description'),
        search: t('evidence.register.search'),
        count: (count) => t('evidence.register.count', { count }),
        loading: t('evidence.register.loading'),
        failed: t('evidence.register.failed'),
        none: t('evidence.register.none'),
        noneText: t('evidence.register.noneText'),
      }}
      pathOf={pathOf}
      bulk={[]}
    />
  );
};
