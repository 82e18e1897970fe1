import Link from '@cloudscape-design/components/link';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import { type CustomField, type Customized, labelIn } from '#domain/custom-fields/rules.ts';
import { type CustomValue, type CustomValues, isNoValue, isRequired } from '#domain/custom-fields/values.ts';
import { BETWEEN_ENTRIES } from '#domain/list/columns.ts';
import { Panel, Words } from '#web/components/detail/panel.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { valueTexts } from './value-texts.ts';

const Value = ({ field, value, isGap }: { field: CustomField; value: CustomValue | undefined; isGap: boolean }) => {
  const { t, i18n } = useTranslation();
  if (isGap) return <StatusIndicator type="warning">{t('customFields.missing')}</StatusIndicator>;
  const text = valueTexts(field, value, i18n.language).join(BETWEEN_ENTRIES);
  if (field.type !== 'link' || text === '') return <Words>{text}</Words>;
  return (
    <Link external href={text} rel="noopener noreferrer" externalIconAriaLabel={t('actions.opensInNewTab')}>
      {text}
    </Link>
  );
};

type CustomPanelProps = {
  noun: Customized;
  record: { custom?: CustomValues | undefined; risk_tier?: string };
};

/** The values of custom fields. Archived fields appear while the record has a value. */
export const CustomPanel = ({ noun, record: { custom = {}, risk_tier } }: CustomPanelProps) => {
  const { t, i18n } = useTranslation();
  const { custom_fields } = useCurrentUser();
  const shown = custom_fields[noun].filter(({ id, archived }) => !archived || !isNoValue(custom[id]));
  if (shown.length === 0) return null;
  return (
    <Panel
      title={t('customFields.title')}
      columns={2}
      items={shown.map((field) => ({
        label: labelIn(field, i18n.language),
        value: (
          <Value
            field={field}
            value={custom[field.id]}
            isGap={isRequired(field, risk_tier) && isNoValue(custom[field.id])}
          />
        ),
      }))}
    />
  );
};
