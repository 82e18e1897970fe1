import Multiselect from '@cloudscape-design/components/multiselect';
import { useTranslation } from 'react-i18next';
import type { AuditedPath } from '#domain/audit/words.ts';
import { NOUNS } from '#domain/nouns.ts';
import { WEBHOOK_THINGS } from '#domain/webhooks/rules.ts';

/** Display names of the API's entity kinds. */
export const useThingNames = () => {
  const { t } = useTranslation();
  return (things: readonly AuditedPath[]) => things.map((kind) => t(`nouns.kinds.${NOUNS[kind].kind}`));
};

type WebhookKind = (typeof WEBHOOK_THINGS)[number];
type ThingsFieldProps = { chosen: readonly WebhookKind[]; onChange: (things: WebhookKind[]) => void };

export const ThingsField = ({ chosen, onChange }: ThingsFieldProps) => {
  const { t } = useTranslation();
  const nameOf = useThingNames();
  const options = WEBHOOK_THINGS.map((value) => ({ value, label: nameOf([value]).join() }));
  return (
    <Multiselect
      placeholder={t('webhooks.form.choose')}
      options={options}
      selectedOptions={options.filter(({ value }) => chosen.includes(value))}
      enableSelectAll
      i18nStrings={{ selectAllText: t('webhooks.form.everything') }}
      deselectAriaLabel={({ label = '' }) => t('webhooks.form.without', { thing: label })}
      onChange={({ detail }) =>
        onChange(WEBHOOK_THINGS.filter((kind) => detail.selectedOptions.some(({ value }) => value === kind)))
      }
    />
  );
};
