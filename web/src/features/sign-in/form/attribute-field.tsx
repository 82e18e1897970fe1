import { useTranslation } from 'react-i18next';
import { TextField } from './text-field.tsx';

/** Attributes that the user pool may require, with their autocomplete values. */
const KNOWN = { given_name: 'given-name', family_name: 'family-name', name: 'name', phone_number: 'tel' } as const;

const isKnown = (name: string): name is keyof typeof KNOWN => Object.hasOwn(KNOWN, name);

/** Shows `custom:cost_center` under its own name, because no translation exists. */
const inWords = (name: string) => name.replace(/^custom:/, '').replaceAll('_', ' ');

type AttributeFieldProps = {
  attribute: string;
  name: string;
  value: string;
  wrong?: string;
  onChange: (value: string) => void;
};

export const AttributeField = ({ attribute, ...field }: AttributeFieldProps) => {
  const { t } = useTranslation();
  return (
    <TextField
      {...field}
      label={isKnown(attribute) ? t(`signIn.newPassword.attributes.${attribute}`) : inWords(attribute)}
      hint={attribute === 'phone_number' ? t('signIn.newPassword.phoneHint') : undefined}
      autoComplete={isKnown(attribute) ? KNOWN[attribute] : 'off'}
    />
  );
};
