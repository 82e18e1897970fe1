import { PasswordToggle } from '#web/components/form/password-toggle.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export const PasswordField = (field: Omit<TextFieldProps, 'type'>) => (
  <PasswordToggle>{(type) => <TextField {...field} type={type} />}</PasswordToggle>
);
