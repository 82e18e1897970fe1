import type { TFunction } from 'i18next';
import { NOBODY } from '#domain/controls/control-list.ts';
import { LISTED_THEMES } from '#domain/controls/keys.ts';
import { CONTROL_STATES } from '#domain/controls/states.ts';
import { LACKS } from '#domain/controls/words.ts';
import { type Column, labelled, several } from '#web/components/list/columns/column.ts';
import { formatDate } from '#web/components/moment.tsx';
import type { ControlRow } from '#web/features/applications/controls/order.ts';
import { ControlStateChip, Due } from '#web/features/applications/controls/state.tsx';
import { Completeness } from './completeness.tsx';

type Names = Readonly<Record<string, string>>;

/** Counts requirements per framework, in order of first mention. */
const served = ({ for: asked }: ControlRow) => {
  const counts = new Map<string, number>();
  for (const { framework } of asked) counts.set(framework, (counts.get(framework) ?? 0) + 1);
  return [...counts];
};

/** `frameworks` and `people` map ids to names. */
export const controlColumns = (
  t: TFunction,
  language: string,
  frameworks: Names,
  people: Names,
): Column<ControlRow>[] => {
  const evidence = ({ evidence_count: count, evidence_ends }: ControlRow) => {
    if (count === 0) return '';
    const pieces = t('controls.pieces', { count });
    return evidence_ends === null
      ? pieces
      : `${pieces}, ${t('controls.ends', { day: formatDate(evidence_ends, language) })}`;
  };
  const serves = (row: ControlRow) => [
    ...served(row).map(([id, count]) => t('controls.serves', { framework: frameworks[id] ?? id, count })),
    ...(row.risks.length > 0 ? [t('controls.servesRisks', { count: row.risks.length })] : []),
  ];
  /** For narrow screens. */
  const inShort = ({ for: { length: count }, risks }: ControlRow) => (
    <>
      {count > 0 && <div>{t('controls.requirements', { count })}</div>}
      {risks.length > 0 && <div>{t('controls.servesRisks', { count: risks.length })}</div>}
    </>
  );
  return [
    { id: 'name', header: t('controls.fields.name'), text: ({ name }) => name },
    {
      id: 'state',
      header: t('controls.fields.state'),
      text: ({ state }) => t(`controls.states.${state}`),
      labels: labelled(CONTROL_STATES, (state) => t(`controls.states.${state}`)),
      cell: ({ state }) => <ControlStateChip state={state} />,
      width: 142,
      onPhone: true,
    },
    {
      id: 'owner',
      header: t('controls.fields.owner'),
      text: ({ owner }) => owner?.name ?? '',
      cell: ({ owner }) => owner?.name ?? t('controls.nobody'),
      labels: { ...people, [NOBODY]: t('controls.nobody') },
      width: 132,
    },
    {
      id: 'due_on',
      header: t('controls.fields.due_on'),
      text: ({ due_on, overdue }) =>
        due_on === null ? '' : [formatDate(due_on, language), ...(overdue ? [t('controls.overdue')] : [])].join(', '),
      inFile: ({ due_on }) => due_on ?? '',
      labels: { overdue: t('controls.overdue') },
      cell: (row) => row.due_on !== null && <Due one={row} />,
      width: 118,
    },
    {
      id: 'evidence_ends',
      header: t('controls.fields.evidence'),
      text: evidence,
      labels: { soon: t('controls.endsSoon') },
      width: 118,
    },
    {
      id: 'lacks',
      header: t('controls.fields.lacks'),
      ...several(({ lacks }: ControlRow) => lacks.map((what) => t(`controls.lacks.${what}`))),
      labels: labelled(LACKS, (what) => t(`controls.lacks.${what}`)),
      cell: ({ lacks }) => <Completeness lacks={lacks} />,
      width: 136,
    },
    {
      id: 'framework',
      header: t('controls.fields.framework'),
      ...several(serves),
      labels: frameworks,
      cell: inShort,
      width: 138,
    },
    {
      id: 'theme',
      header: t('controls.fields.theme'),
      text: ({ theme }) => t(`controls.themes.${theme}`),
      labels: labelled(LISTED_THEMES, (theme) => t(`controls.themes.${theme}`)),
      width: 130,
    },
  ];
};
