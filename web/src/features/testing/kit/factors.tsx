import AttributeEditor from '@cloudscape-design/components/attribute-editor';
import Box from '@cloudscape-design/components/box';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';

export type TypedFactor = { id: string; name: string; values: string };
export type FactorErrors = { name: string | undefined; values: string | undefined };

type FactorsProps = {
  kind: 'attribute' | 'feature' | 'own';
  factors: readonly TypedFactor[];
  errors: readonly FactorErrors[];
  least: number;
  most: number;
  onChange: (factors: TypedFactor[]) => void;
};

/** Form for the factors of synthetic profiles: each has a name and its possible values. */
export const Factors = ({ kind, factors, errors, least, most, onChange }: FactorsProps) => {
  const { t } = useTranslation();
  const input = (field: 'name' | 'values') => (item: TypedFactor, index: number) => (
    <Input
      autoComplete={false}
      spellcheck={false}
      value={item[field]}
      invalid={errors[index]?.[field] !== undefined}
      onChange={({ detail }) =>
        onChange(factors.map((one, at) => (at === index ? { ...one, [field]: detail.value } : one)))
      }
    />
  );
  return (
    <SpaceBetween size="xs">
      <Box variant="h3">{t(`testKit.profiles.${kind}s`)}</Box>
      <div>{t(`testKit.profiles.${kind}sText`)}</div>
      <AttributeEditor
        items={factors}
        empty={t(`testKit.profiles.no_${kind}s`)}
        addButtonText={t(`testKit.profiles.add_${kind}`)}
        removeButtonText={t('testKit.profiles.remove')}
        removeButtonAriaLabel={({ name }) => t('testKit.profiles.removeOne', { name })}
        disableAddButton={factors.length >= most}
        isItemRemovable={() => factors.length > least}
        definition={[
          {
            label: t(kind === 'own' ? 'testKit.prompts.ownName' : 'testKit.profiles.name'),
            control: input('name'),
            errorText: (_, index) => errors[index]?.name,
          },
          {
            label: t(kind === 'own' ? 'testKit.prompts.ownGroups' : 'testKit.profiles.values'),
            control: input('values'),
            errorText: (_, index) => errors[index]?.values,
          },
        ]}
        onAddButtonClick={() => onChange([...factors, { id: crypto.randomUUID(), name: '', values: '' }])}
        onRemoveButtonClick={({ detail }) => onChange(factors.filter((_, at) => at !== detail.itemIndex))}
      />
    </SpaceBetween>
  );
};
