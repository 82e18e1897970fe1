import Box from '@cloudscape-design/components/box';
import Icon, { type IconProps } from '@cloudscape-design/components/icon';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deadline } from '#domain/deadlines/deadline.ts';
import { deadlinePath } from '#domain/deadlines/path.ts';
import { titleOf } from '#domain/deadlines/title.ts';
import { formatDate } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { languageShown } from '#web/i18n/index.ts';
import type { Deadlines } from '../queries.ts';
import { useGlance } from '../use-glance.tsx';
import { Tile } from './tile.tsx';

const AT_A_GLANCE = 6;
const NAMED_AT_A_GLANCE = 3;

const ICONS = {
  assessment: 'status-pending',
  approval: 'check',
  vendor: 'group',
  model: 'multiscreen',
  risk_treatment: 'status-warning',
  risk_review: 'status-warning',
  policy_review: 'list-view',
  framework: 'security',
} as const satisfies Record<Deadline['kind'], IconProps.Name>;

const useDeadlineText = () => {
  const { t } = useTranslation();
  return (deadline: Deadline): string => {
    const more = (count: number) => t('deadlines.more', { count });
    const { key, values } = titleOf(deadline, languageShown(), more);
    return t(`deadlines.${key}`, values);
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
            <RouterLink to={deadlinePath(deadline)}>{deadline.name}</RouterLink>
          </Fragment>
        ))}
        {more > 0 && `, ${t('deadlines.more', { count: more })}`}
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
