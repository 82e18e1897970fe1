/** Controls of an application for print: state and evidence of each. */
import Box from '@cloudscape-design/components/box';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import type { ListedControl } from '#domain/controls/control.ts';
import { allControls } from '#web/components/applications/queries.ts';
import { useShown } from '#web/components/detail/shown.ts';
import { formatDate } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { StackedTable } from '#web/components/tables/stacked-table.tsx';
import { languageShown } from '#web/i18n/index.ts';
import { controlPath } from '#web/routing/application-path.ts';
import { ControlProgress } from '../controls/control-progress.tsx';
import { ControlStateChip, Due } from '../controls/state.tsx';

export const DossierControls = () => {
  const { t, i18n } = useTranslation();
  const { id } = useShown<Application>().entity;
  const { data, error, refetch } = useQuery(allControls(id));
  if (error && !data) return <LoadFailed what={t('controls.failed')} error={error} onRetry={() => void refetch()} />;
  const controls = data?.controls ?? [];

  const name = (control: ListedControl) => (
    <RouterLink to={controlPath(id, control.id)}>{control.title[languageShown()]}</RouterLink>
  );
  const state = (control: ListedControl) => <ControlStateChip state={control.state} />;
  const owner = (control: ListedControl) => control.owner?.name ?? t('controls.nobody');
  const due = (control: ListedControl) => (control.due_on === null ? '–' : <Due one={control} />);
  const evidence = ({ evidence_count: count, evidence_ends }: ListedControl) => {
    const ends = evidence_ends && t('controls.ends', { day: formatDate(evidence_ends, i18n.language) });
    return [t('controls.pieces', { count }), ...(ends ? [ends] : [])].join(', ');
  };
  const together = (control: ListedControl) => (
    <>
      {name(control)}
      <div>{state(control)}</div>
      <small>{[owner(control), evidence(control)].join(' · ')}</small>
    </>
  );
  const columns = [
    { id: 'state', header: t('controls.fields.state'), cell: state, minWidth: 150 },
    { id: 'owner', header: t('controls.fields.owner'), cell: owner, minWidth: 130 },
    { id: 'due_on', header: t('controls.fields.due_on'), cell: due, minWidth: 120 },
    { id: 'evidence', header: t('controls.fields.evidence'), cell: evidence, minWidth: 160 },
  ];
  return (
    <StackedTable
      trackBy="id"
      loading={!data}
      loadingText={t('controls.loading')}
      items={controls}
      ariaLabels={{ tableLabel: t('controls.title') }}
      first={{ id: 'name', header: t('controls.fields.name'), cell: name }}
      others={columns}
      together={together}
      header={
        <SpaceBetween size="m">
          <Header variant="h2" {...(data && { counter: `(${controls.length})` })}>
            {t('controls.title')}
          </Header>
          {controls.length > 0 && <ControlProgress id={id} controls={controls} />}
        </SpaceBetween>
      }
      empty={
        <Box textAlign="center" color="text-body-secondary">
          <b>{t('controls.none')}</b>
          <div>{t('controls.noneText')}</div>
        </Box>
      }
    />
  );
};
