import Button from '@cloudscape-design/components/button';
import { useTranslation } from 'react-i18next';

type SendCodeAgainProps = { busy: boolean; onSend: () => void };

/** Sends the code again in a dialog that waits for one. */
export const SendCodeAgain = ({ busy, onSend }: SendCodeAgainProps) => {
  const { t } = useTranslation();
  return (
    <div>
      {t('signInSteps.noCode')}{' '}
      <Button variant="inline-link" formAction="none" loading={busy} onClick={onSend}>
        {t('signInSteps.sendAgain')}
      </Button>
    </div>
  );
};
