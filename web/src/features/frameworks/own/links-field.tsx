import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isControl, LINK_STRENGTHS, linkReasonRule, MOST_LINKS, type OwnLink } from '#domain/own-framework/rules.ts';
import { type FieldValue, problemOf } from '#domain/rules.ts';
import { commonControls } from '#web/components/applications/queries.ts';
import { Field } from '#web/components/form/field.tsx';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { languageShown } from '#web/i18n/index.ts';

/** An empty reason is omitted. */
const withReason = ({ reason: _, ...link }: OwnLink, reason: FieldValue): OwnLink =>
  typeof reason === 'string' && reason !== '' ? { ...link, reason } : link;

type Props = { links: readonly OwnLink[]; onChange: (links: readonly OwnLink[]) => void };

/** Form for the common controls linked to a requirement, and the degree of each. */
export const LinksField = ({ links, onChange }: Props) => {
  const { t } = useTranslation();
  const { data: known = [], isPending } = useQuery(commonControls);
  const errorText = useErrorText();
  const language = languageShown();
  const titles = new Map<string, string>(known.map(({ id, title }) => [id, title[language]]));
  const options = known.map(({ id, title }) => ({ value: id, label: title[language], description: id }));
  const strengths = LINK_STRENGTHS.map((value) => ({ value, label: t(`ownFramework.strengths.${value}`) }));
  const choose = (chosen: readonly (string | undefined)[]) =>
    onChange(
      chosen.slice(0, MOST_LINKS).flatMap((key = '') => {
        const had = links.find(({ control }) => control === key);
        return had ?? (isControl(key) ? { control: key, strength: 'partial' as const } : []);
      }),
    );
  return (
    <SpaceBetween size="s">
      <FormField
        label={
          <>
            {t('ownFramework.columns.controls')}
            <i className="optional"> – {t('actions.optional')}</i>
          </>
        }
        constraintText={t('ownFramework.linkHint')}
        stretch
      >
        <Multiselect
          options={options}
          statusType={isPending ? 'loading' : 'finished'}
          filteringType="auto"
          placeholder={t('ownFramework.chooseControls')}
          selectedOptions={links.map(({ control }) => ({ value: control, label: titles.get(control) ?? control }))}
          hideTokens
          onChange={({ detail }) => choose(detail.selectedOptions.map(({ value }) => value))}
        />
      </FormField>
      {links.map((link) => {
        const control = titles.get(link.control) ?? link.control;
        const broken = problemOf(linkReasonRule, link.reason ?? '');
        return (
          <SpaceBetween key={link.control} size="xs">
            <FormField label={t('ownFramework.strengthOf', { control })} stretch>
              <Select
                options={strengths}
                selectedOption={strengths.find(({ value }) => value === link.strength) ?? null}
                onChange={({ detail }) => {
                  const strength = LINK_STRENGTHS.find((one) => one === detail.selectedOption.value) ?? link.strength;
                  onChange(links.map((one) => (one === link ? { ...link, strength } : one)));
                }}
              />
            </FormField>
            <Field
              rule={linkReasonRule}
              look={{ label: t('ownFramework.reasonOf', { control }), hint: t('ownFramework.reasonHint') }}
              value={link.reason ?? ''}
              error={broken && errorText(broken)}
              onChange={(reason) => onChange(links.map((one) => (one === link ? withReason(link, reason) : one)))}
            />
          </SpaceBetween>
        );
      })}
    </SpaceBetween>
  );
};
