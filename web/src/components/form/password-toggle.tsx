import Button from '@cloudscape-design/components/button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './password-toggle.css';

/** A password field with a button that shows what is typed. The button follows the field, so Tab leads to the field first. */
export const PasswordToggle = ({ children }: { children: (type: 'text' | 'password') => ReactNode }) => {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <div className="password-field">
      {children(isShown ? 'text' : 'password')}
      <div className="password-toggle">
        <Button variant="inline-link" formAction="none" onClick={() => setShown(!isShown)}>
          {t(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')}
        </Button>
      </div>
    </div>
  );
};
