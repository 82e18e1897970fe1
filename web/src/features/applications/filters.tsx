import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { useTranslation } from 'react-i18next';
import type { ApplicationFilter } from '#domain/application.ts';
import { APPLICATION_TIERS, APPROVAL_STATUSES, DEVELOPMENT_STATUSES } from '#domain/enumerations.ts';
import { ChoiceFilter } from '#web/components/choice-filter.tsx';
import { TextFilter } from '#web/components/text-filter.tsx';
import { useNarrow } from '#web/components/use-narrow.ts';

type FiltersProps = {
  filter: ApplicationFilter;
  /** `typing`: one of many changes in a row, which together are one step of the history. */
  onChange: (filter: ApplicationFilter, typing: boolean) => void;
};

const Filters = ({ filter, onChange }: FiltersProps) => {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const { text, ...rest } = filter;
  const set = Object.values(rest).filter((part) => part?.length).length;

  const more = (
    <>
      <ChoiceFilter
        label={t('applications.fields.risk_tier')}
        options={APPLICATION_TIERS.map((value) => ({ value, label: t(`risk.tiers.${value}.label`) }))}
        chosen={filter.risk_tier ?? []}
        onChange={(risk_tier) => onChange({ ...filter, risk_tier }, false)}
      />
      <ChoiceFilter
        label={t('applications.fields.development_status')}
        options={DEVELOPMENT_STATUSES.map((value) => ({
          value,
          label: t(`applications.developmentStatuses.${value}`),
        }))}
        chosen={filter.development_status ?? []}
        onChange={(development_status) => onChange({ ...filter, development_status }, false)}
      />
      <ChoiceFilter
        label={t('applications.fields.approval_status')}
        options={APPROVAL_STATUSES.map((value) => ({ value, label: t(`applications.approvalStatuses.${value}`) }))}
        chosen={filter.approval_status ?? []}
        onChange={(approval_status) => onChange({ ...filter, approval_status }, false)}
      />
      <TextFilter
        label={t('applications.filters.owner')}
        value={filter.owner ?? ''}
        onChange={(owner) => onChange({ ...filter, owner }, true)}
      />
    </>
  );

  return (
    <search className="filters" aria-label={t('applications.filters.label')}>
      <TextFilter
        label={t('applications.filters.text')}
        value={text ?? ''}
        onChange={(next) => onChange({ ...filter, text: next }, true)}
      />
      {narrow ? (
        <ExpandableSection
          headerText={set > 0 ? t('applications.filters.moreSet', { total: set }) : t('applications.filters.more')}
        >
          <div className="filters">{more}</div>
        </ExpandableSection>
      ) : (
        more
      )}
    </search>
  );
};

export default Filters;
