import Box from '@cloudscape-design/components/box';
import Icon, { type IconProps } from '@cloudscape-design/components/icon';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deadline } from '#domain/deadlines/deadline.ts';
import { formatDate } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { assessmentsPath, tabPath } from '#web/routing/application-path.ts';
import { modelPath, vendorPath } from '#web/routing/paths.ts';
import type { Deadlines } from '../queries.ts';
import { useGlance } from '../use-glance.tsx';
import { Tile } from './tile.tsx';

const AT_A_GLANCE = 6;
const NAMED_AT_A_GLANCE = 3;
const NAMED_PROVISIONS = 3;

const ICONS = {
  assessment: 'status-pending',
  approval: 'check',
  vendor: 'group',
  model: 'multiscreen',
  framework: 'security',
} as const satisfies Record<Deadline['kind'], IconProps.Name>;

const pathOf = ({ kind, id, on }: Deadline) => {
  if (kind === 'assessment') return assessmentsPath(id);
  if (kind === 'approval') return tabPath(id, 'approval');
  if (kind === 'vendor') return vendorPath(id);
  if (kind === 'model') return modelPath(id);
  return `/frameworks/${id}?as_of=${on}`;
};

const useDeadlineText = () => {
  const { t, i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language);
  return (deadline: Deadline): string => {
    if (deadline.kind === 'assessment' || deadline.kind === 'approval')
      return t(`dashboard.deadlines.${deadline.kind}`);
    if (deadline.kind === 'model') return t('dashboard.deadlines.model', { count: deadline.applications });
    if (deadline.kind === 'vendor')
      return deadline.what === 'other'
        ? t('dashboard.deadlines.certificate', { name: deadline.certificate })
        : t(`vendors.dates.${deadline.what}`);
    const { provisions, requirements } = deadline;
    const more = provisions.length - NAMED_PROVISIONS;
    const named = provisions.slice(0, NAMED_PROVISIONS);
    return t('dashboard.deadlines.framework', {
      provisions: list.format(more > 0 ? [...named, t('dashboard.deadlines.more', { count: more })] : named),
      count: requirements,
    });
  };
};

type AlikeProps = { deadlines: readonly Deadline[]; isWhole: boolean };

/** Deadlines of the same kind on the same day. */
const Alike = ({ deadlines, isWhole }: AlikeProps) => {
  const { t, i18n } = useTranslation();
  const text = useDeadlineText();
  const [first] = deadlines;
  if (!first) return null;
  const named = isWhole ? deadlines : deadlines.slice(0, NAMED_AT_A_GLANCE);
  const more = deadlines.length - named.length;
  return (
    <li>
      <time dateTime={first.on}>{formatDate(first.on, i18n.language)}</time>
      <span className="dashboard-deadline-icon">
        <Icon name={ICONS[first.kind]} size="small" />
      </span>
      <span>
        {named.map((deadline, at) => (
          <Fragment key={deadline.id}>
            {at > 0 && ', '}
            <RouterLink to={pathOf(deadline)}>{deadline.name}</RouterLink>
          </Fragment>
        ))}
        {more > 0 && `, ${t('dashboard.deadlines.more', { count: more })}`}
        <small>{text(first)}</small>
      </span>
    </li>
  );
};

/** Upcoming dates of applications, vendors, models and laws, as a timeline. */
export const DeadlinesTile = ({ deadlines, more }: Deadlines) => {
  const { t } = useTranslation();
  const text = useDeadlineText();
  const all = t('dashboard.deadlines.all', { count: deadlines.length });
  const alike = [...Map.groupBy(deadlines, (one) => `${one.on} ${one.kind} ${text(one)}`)];
  const { isWhole, shown, footer } = useGlance(alike, AT_A_GLANCE, all);
  return (
    <Tile title={t('dashboard.tileNames.deadlines')} description={t('dashboard.deadlines.about')} footer={footer}>
      {deadlines.length === 0 && <Box color="text-body-secondary">{t('dashboard.deadlines.none')}</Box>}
      <ol className="dashboard-deadlines">
        {shown.map(([key, those]) => (
          <Alike key={key} deadlines={those} isWhole={isWhole} />
        ))}
      </ol>
      {isWhole && more > 0 && <small>{t('dashboard.deadlines.further', { count: more })}</small>}
    </Tile>
  );
};
