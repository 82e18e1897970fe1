import { useTranslation } from 'react-i18next';
import { holds, permissions } from '#domain/permissions.ts';
import { CELLS, currentRating, levelOf, type Rating } from '#domain/register/level.ts';
import type { RiskRow } from '#domain/register/risk.ts';
import { DUE_STATES, RISK_STATUSES } from '#domain/register/states.ts';
import { IMPACTS, LIKELIHOODS, REGISTER_LEVELS, RISK_CATEGORIES, TREATMENTS } from '#domain/register/words.ts';
import { type Column, labelled } from '#web/components/list/columns/column.ts';
import { ListPage } from '#web/components/list/list-page.tsx';
import { Day, formatDate, formatDay } from '#web/components/moment.tsx';
import { OwnRiskLevel } from '#web/components/risks/risk-level.tsx';
import { OwnRiskDue, OwnRiskStatus } from '#web/components/risks/risk-status.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import { ownRiskPath } from '#web/routing/paths.ts';
import { HeatMap } from './heat-map.tsx';
import { riskKind } from './queries.ts';

const CreateRisk = lazyPart(() => import('./create-risk.tsx'));

export const RisksPage = () => {
  const { t, i18n } = useTranslation();
  const { roles } = useCurrentUser();
  const day = (on: string) => (on === '' ? '' : formatDate(on, i18n.language));
  const level = (of: (risk: RiskRow) => Rating): Pick<Column<RiskRow>, 'cell' | 'labels' | 'text'> => ({
    text: (risk) => t(`register.levels.${levelOf(of(risk))}`),
    labels: labelled(REGISTER_LEVELS, (one) => t(`register.levels.${one}`)),
    cell: (risk) => <OwnRiskLevel level={levelOf(of(risk))} />,
  });
  const cell = ({ likelihood, impact }: Rating) =>
    t('register.rating', {
      likelihood: t(`register.likelihoods.${likelihood}`),
      impact: t(`register.impacts.${impact}`),
    });
  const cells = LIKELIHOODS.flatMap((likelihood) => IMPACTS.map((impact) => cell({ likelihood, impact })));
  const ratings = Object.fromEntries(CELLS.map((value, at) => [value, cells[at] ?? value]));
  return (
    <ListPage
      kind={riskKind}
      columns={[
        { id: 'name', header: t('register.fields.name'), text: ({ name }) => name },
        { id: 'level', header: t('register.fields.level'), ...level(currentRating), width: 110, onPhone: true },
        {
          id: 'status',
          header: t('register.fields.status'),
          text: ({ status }) => t(`register.statuses.${status}`),
          labels: labelled(RISK_STATUSES, (one) => t(`register.statuses.${one}`)),
          cell: ({ status }) => <OwnRiskStatus status={status} />,
          width: 160,
        },
        {
          id: 'application',
          header: t('register.fields.application'),
          text: ({ application }) => application?.name ?? t('register.organization'),
          labels: { '': t('register.organization') },
          width: 190,
        },
        {
          id: 'category',
          header: t('register.fields.category'),
          text: ({ category }) => (category ? t(`register.categories.${category}`) : ''),
          labels: labelled(RISK_CATEGORIES, (one) => t(`register.categories.${one}`)),
          width: 190,
        },
        { id: 'owner', header: t('register.fields.owner'), text: ({ owner }) => owner, width: 150 },
        {
          id: 'due_on',
          header: t('register.fields.due_on'),
          text: ({ due_on }) => day(due_on),
          inFile: ({ due_on }) => due_on,
          width: 130,
        },
        {
          id: 'due_state',
          header: t('register.fields.due_state'),
          text: ({ due_state }) => (due_state ? t(`register.dueStates.${due_state}`) : ''),
          labels: labelled(DUE_STATES, (one) => t(`register.dueStates.${one}`)),
          cell: ({ due_state }) => (due_state ? <OwnRiskDue state={due_state} /> : undefined),
          width: 150,
        },
        {
          id: 'treatment',
          header: t('register.fields.treatment'),
          text: ({ treatment }) => (treatment ? t(`register.treatments.${treatment}`) : ''),
          labels: labelled(TREATMENTS, (one) => t(`register.treatments.${one}`)),
          width: 120,
        },
        {
          id: 'inherent_level',
          header: t('register.fields.inherent_level'),
          ...level((risk) => risk),
          width: 130,
        },
        {
          id: 'rating',
          header: t('register.fields.rating'),
          text: (risk) => cell(currentRating(risk)),
          labels: ratings,
          width: 170,
        },
        {
          id: 'inherent_rating',
          header: t('register.fields.inherent_rating'),
          text: cell,
          labels: ratings,
          width: 170,
        },
        {
          id: 'review_on',
          header: t('register.fields.review_on'),
          text: ({ review_on }) => day(review_on),
          inFile: ({ review_on }) => review_on,
          width: 130,
        },
        {
          id: 'updated_at',
          header: t('register.fields.updated'),
          text: ({ updated_at }) => formatDay(updated_at, i18n.language),
          inFile: ({ updated_at }) => new Date(updated_at),
          cell: ({ updated_at }) => <Day at={updated_at} />,
          width: 146,
        },
      ]}
      texts={{
        title: t('register.title'),
        description: t('register.description'),
        search: t('register.list.search'),
        count: (count) => t('register.list.count', { count }),
        loading: t('register.list.loading'),
        failed: t('register.list.failed'),
        none: t('register.list.none'),
        noneText: t('register.list.noneText'),
      }}
      pathOf={({ id }) => ownRiskPath(id)}
      create={{ label: t('register.form.create'), isFor: holds(roles, permissions.editObjects), form: CreateRisk }}
      above={<HeatMap />}
      bulk={[]}
    />
  );
};
