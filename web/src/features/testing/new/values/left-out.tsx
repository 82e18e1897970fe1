import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Multiselect from '@cloudscape-design/components/multiselect';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { leftOutIn } from '#domain/tests/setup/draft.ts';
import type { LeftOut as Left, Mapping } from '#domain/tests/setup/mapping.ts';
import { leftOutProblems, type SmallGroup } from '#domain/tests/setup/small-groups.ts';

type LeftOutProps = {
  mapping: Mapping;
  small: readonly SmallGroup[];
  share: number;
  tried: boolean;
  onChange: (mapping: Mapping) => void;
};

const LONGEST = 2000;
const keyOf = ({ attribute, group }: Pick<Left, 'attribute' | 'group'>) => JSON.stringify([attribute, group]);

/** Excludes groups that are too small to judge, with a reason. */
export const LeftOut = ({ mapping, small, share, tried, onChange }: LeftOutProps) => {
  const { t, i18n } = useTranslation();
  const chosen = leftOutIn(mapping);
  if (small.length === 0 && chosen.length === 0) return null;
  const number = new Intl.NumberFormat(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 });
  const problems = tried ? leftOutProblems(mapping, small) : [];
  const options = small.map((one) => ({
    value: keyOf(one),
    label: `${one.attribute}: ${one.group}`,
    description: t('newTest.values.smallOf', { n: number.format(one.n), of: number.format(one.of) }),
    one,
  }));
  const name = ({ attribute, group }: Left) => `${attribute}: ${group}`;
  return (
    <SpaceBetween size="m">
      <FormField
        label={
          <>
            {t('newTest.values.leftOut')}
            <i className="optional"> – {t('actions.optional')}</i>
          </>
        }
        description={t('newTest.values.leftOutHint', { share: percent.format(share) })}
        stretch
      >
        <Multiselect
          filteringType={options.length > 10 ? 'auto' : 'none'}
          options={options}
          selectedOptions={chosen.map((one) => ({ value: keyOf(one), label: name(one) }))}
          placeholder={t('newTest.values.chooseLeftOut')}
          deselectAriaLabel={({ label }) => t('newTest.mapping.remove', { name: label ?? '' })}
          onChange={({ detail }) => {
            const keys = detail.selectedOptions.map(({ value }) => value);
            const kept = chosen.filter((one) => keys.includes(keyOf(one)));
            const more = options.filter(
              ({ value }) => keys.includes(value) && !kept.some((one) => keyOf(one) === value),
            );
            const added = more.map(({ one: { attribute, group } }) => ({ attribute, group, reason: '' }));
            onChange({ ...mapping, leftOut: [...kept, ...added] });
          }}
        />
      </FormField>
      {chosen.map((left) => {
        const problem = problems.find((one) => keyOf(one) === keyOf(left));
        return (
          <FormField
            key={keyOf(left)}
            label={t('newTest.values.leftOutWhy', { group: name(left) })}
            errorText={problem && t(`newTest.valueProblems.${problem.code}`)}
            stretch
          >
            <Input
              autoComplete={false}
              value={left.reason}
              onChange={({ detail }) => {
                const reason = detail.value.slice(0, LONGEST);
                const all = chosen.map((one) => (keyOf(one) === keyOf(left) ? { ...one, reason } : one));
                onChange({ ...mapping, leftOut: all });
              }}
            />
          </FormField>
        );
      })}
    </SpaceBetween>
  );
};
