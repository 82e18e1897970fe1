import Badge from '@cloudscape-design/components/badge';
import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type EffectState, effectOn } from '#domain/frameworks/dates.ts';
import type { Requirement } from '#domain/frameworks/framework.ts';
import type { FrameworkCoverage } from '#domain/frameworks/framework-coverage.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useWords } from '#web/components/use-words.ts';
import { formatCalendarDay } from './calendar-day.ts';
import { RequirementCoverage } from './requirement-coverage.tsx';

const TYPES: Record<EffectState, StatusIndicatorProps.Type> = {
  applies: 'success',
  in_part: 'in-progress',
  later: 'pending',
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Facts = ({ group, applies_to = [], class: of, effective = [], formally_from, superseded_by }: Requirement) => {
  const { t, i18n } = useTranslation();
  const dayOf = (day: string) => formatCalendarDay(day, i18n.language);
  const concerned = [
    ...applies_to.map((party) => t(`frameworks.parties.${party}`)),
    // Group headings name the class, so it is shown only without groups.
    ...(of && !group ? [t(`frameworks.classes.${of}`)] : []),
  ];
  const since = effective.map(({ from, what }) =>
    what ? `${dayOf(from)} (${t(`frameworks.beginnings.${what}`)})` : dayOf(from),
  );
  return (
    <dl className="requirement-facts">
      {concerned.length > 0 && <Fact label={t('frameworks.appliesTo')}>{concerned.join(' · ')}</Fact>}
      {since.length > 0 && <Fact label={t('frameworks.since')}>{since.join(' · ')}</Fact>}
      {formally_from && <Fact label={t('frameworks.formally')}>{dayOf(formally_from)}</Fact>}
      {superseded_by && (
        <Fact label={t('frameworks.fields.superseded')}>
          <RouterLink
            to={`/frameworks/${superseded_by.framework}?text=${encodeURIComponent(superseded_by.requirement)}`}
          >
            {superseded_by.requirement}
          </RouterLink>
        </Fact>
      )}
    </dl>
  );
};

type RequirementViewProps = {
  requirement: Requirement;
  asOf: string;
  coverage?: FrameworkCoverage['requirements'][number] | undefined;
};

/** One requirement: its text, scope, effective dates and status on a day. */
export const RequirementView = ({ requirement, asOf, coverage }: RequirementViewProps) => {
  const { t } = useTranslation();
  const inWords = useWords();
  const { id, reference, title, text, change, note, single_source } = requirement;
  const effect = effectOn(asOf, requirement);
  return (
    <li className="requirement">
      <div className="requirement-head">
        <strong>{title ? `${id} ${inWords(title)}` : id}</strong>
        {reference && <span className="requirement-aside">{reference}</span>}
        {change && <Badge>{t(`frameworks.changes.${change}`)}</Badge>}
        {effect && <StatusIndicator type={TYPES[effect]}>{t(`frameworks.standings.${effect}`)}</StatusIndicator>}
      </div>
      {text && <div>{inWords(text)}</div>}
      <Facts {...requirement} />
      {note && <div className="requirement-aside">{inWords(note)}</div>}
      {coverage && <RequirementCoverage coverage={coverage} />}
      {single_source && <div className="requirement-aside">{t('frameworks.singleSource')}</div>}
    </li>
  );
};
